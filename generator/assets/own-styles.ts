import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ProblemError } from '../core/problem-error.ts'

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

/** The stylesheets of a site, and the file that imports them, as problems show it. */
type Styles = { css: string; shown: string }

/** A mistake that Tailwind finds in the stylesheets of the site, such as the name of no utility after `@apply`. */
export function faultOfStyles(error: unknown, own: Styles | undefined): ProblemError | undefined {
  const message = error instanceof Error ? error.message : ''
  if (!own?.css.trim() || !message.includes('@tailwindcss')) return undefined
  const [, reason = message] = /Error: (.+)/.exec(message) ?? []
  return new ProblemError({
    code: 'config-does-not-compile',
    severity: 'error',
    at: { file: own.shown, line: 1, column: 1 },
    what: `A stylesheet that this file imports cannot be compiled: ${reason.replace(/\.$/, '')}.`,
    fix: 'Correct the stylesheet.',
  })
}
