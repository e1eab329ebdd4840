// Builds the page as a next version might be: the button of the menu has another name.
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import page from '../vite.config.ts'
import { CATALOGUE } from './catalogues.ts'

const WORDS = { en: ['"Menu"', '"The menu"'], ru: ['"Меню"', '"Главное меню"'] } as const

const otherWords = (): Plugin => ({
  name: 'other-words',
  enforce: 'pre',
  transform(code, id) {
    const language = CATALOGUE.exec(id)?.[2]
    if (language !== 'en' && language !== 'ru') return null
    const [before, after] = WORDS[language]
    if (!code.includes(before)) this.error(`The menu has another name than ${before}`)
    return { code: code.replace(before, after), map: null }
  },
})

export default defineConfig((env) => mergeConfig(page(env), { plugins: [otherWords()] }))
