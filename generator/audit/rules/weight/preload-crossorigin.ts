import type { ElementRule } from '../../rule.ts'

/** A font preload that the browser discards. */
export const preloadCrossorigin: ElementRule = {
  code: 'preload-crossorigin',
  scope: 'element',
  names: ['link'],
  title: 'Font preload without crossorigin',
  severity: 'warning',
  why: 'Browsers fetch fonts in anonymous CORS mode. They discard a preload without crossorigin and load the font a second time.',
  how: 'Every <link rel="preload" as="font"> needs the attribute crossorigin, even for fonts of this site.',
  fix: 'Add crossorigin to the <link>.',
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel/preload',
  *check({ attributes }) {
    if (attributes.as?.toLowerCase() !== 'font' || !/\bpreload\b/i.test(attributes.rel ?? '')) return
    if (attributes.crossorigin === undefined)
      yield {
        what: `The preload of a font {pages}, such as ${attributes.href}, has no crossorigin.`,
        cause: 'crossorigin',
      }
  },
}
