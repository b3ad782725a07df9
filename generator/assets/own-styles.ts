import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What the code of a site adds to the stylesheet: the utilities that its modules name, and its own stylesheets. */
export function ownCss({ modules, css }: { modules: readonly string[]; css: string }): string {
  return [...modules.map((path) => `@source ${JSON.stringify(path)};`), css].join('\n')
}

/** Keeps the utilities of components that no page shows out of the stylesheet. */
export const unusedCss = (srcDir: string, unused: readonly string[]): string =>
  unused.map((path) => `@source not ${JSON.stringify(join(srcDir, path))};`).join('\n')

/**
 * Adds styles at the end of the stylesheet.
 */
export function ownStyles(srcDir: string, css: string): Plugin {
  return {
    name: 'citywide-own-styles',
    transform: {
      // Before Tailwind, which comes first in the list of plugins.
      order: 'pre',
      handler: (source, id) => (id.split('?')[0] !== join(srcDir, 'styles.css') ? undefined : `${source}\n${css}`),
    },
  }
}
