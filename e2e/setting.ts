// What the script that started the browser tests tells them: addresses, browser, folder.

export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: start the browser tests by "npm run test:browser"`)
  return value
}
