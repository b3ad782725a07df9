import type { Plugin } from 'vite'
import type { SiteSettings } from '#manifest/schema.ts'

const themeModule = 'virtual:theme.css'

/** The manifest's theme as custom properties, named by role: `--ink`, `--surface-sunken`. */
export function themeCss({ light, dark, radius }: SiteSettings['theme']): string {
  const properties = (palette: typeof light) =>
    Object.entries(palette)
      .map(([role, colour]) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour};`)
      .join('')
  return `:root{${properties(light)}--radius:${radius}rem}@media (prefers-color-scheme:dark){:root{${properties(dark)}}}`
}

/** Lets src/entry-client.ts import the theme, which is data of the manifest and so no file of src/. */
export function themePlugin(theme: () => SiteSettings['theme']): Plugin {
  return {
    name: 'citywide-theme',
    resolveId: (id) => (id === themeModule ? themeModule : undefined),
    load: (id) => (id === themeModule ? themeCss(theme()) : undefined),
  }
}
