// npm run check: everything that can be proven without a browser.
import { checks } from './checks.mjs'
import { main, ownFolder } from './tools.mjs'

main(() => checks(ownFolder('check')))
