import type { Plugin } from 'vite'
import type { SiteSettings } from '#manifest/schema.ts'

const lookModule = 'virtual:look.css'

/** The settings of the manifest that styles depend on. */
export type Look = Pick<SiteSettings, 'theme' | 'display'>

/** The manifest's look as custom properties, named by role: `--ink`, `--surface-sunken`, `--parallax-factor`. */
export function lookCss({ theme: { light, dark, radius }, display: { parallax } }: Look): string {
  const properties = (palette: typeof light) =>
    Object.entries(palette)
      .map(([role, colour]) => `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour};`)
      .join('')
  const motion = `--parallax-factor:${parallax.factor};--parallax-off-at:${parallax.offAtWidth}px`
  return `:root{${properties(light)}--radius:${radius}rem;${motion}}@media (prefers-color-scheme:dark){:root{${properties(dark)}}}`
}

/** Lets src/entry-client.ts import the look, which is data of the manifest and so no file of src/. */
export function lookPlugin(look: () => Look | undefined): Plugin {
  return {
    name: 'citywide-look',
    resolveId: (id) => (id === lookModule ? lookModule : undefined),
    load: (id) => {
      if (id !== lookModule) return undefined
      const known = look()
      return known ? lookCss(known) : ''
    },
  }
}
