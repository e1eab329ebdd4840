// Builds the page as a next version might be: the button of the menu has another name.
import { defineConfig, type PluginOption } from 'vite'
import page from '../vite.config.ts'
import { catalogues } from './catalogues.ts'

const WORDS = { en: 'The menu', ru: 'Главное меню' } as const

const isCatalogues = (plugin: PluginOption): boolean =>
  plugin !== null && typeof plugin === 'object' && 'name' in plugin && plugin.name === 'catalogues'

export default defineConfig((env) => {
  const { plugins = [], ...config } = page(env)
  const written = catalogues((texts, language) => ({ ...texts, 'ui.do.menu': WORDS[language] }))
  return { ...config, plugins: [written, ...plugins.filter((plugin) => !isCatalogues(plugin))] }
})
