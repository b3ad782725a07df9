import { named } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

/** A font preload that the browser discards. */
export const preloadCrossorigin: MarkupRule = {
  code: 'preload-crossorigin',
  scope: 'markup',
  title: 'Font preload without crossorigin',
  severity: 'warning',
  why: 'Browsers fetch fonts in anonymous CORS mode. They discard a preload without crossorigin and load the font a second time.',
  how: 'Every <link rel="preload" as="font"> needs the attribute crossorigin, even for fonts of this site.',
  fix: 'Add crossorigin to the <link>.',
  source: 'https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel/preload',
  *check(scan) {
    for (const { attributes } of named(scan, 'link')) {
      if (attributes.as?.toLowerCase() !== 'font' || !/\bpreload\b/i.test(attributes.rel ?? '')) continue
      if (attributes.crossorigin === undefined)
        yield { what: `The preload of ${attributes.href} {pages} has no crossorigin.`, cause: attributes.href ?? '' }
    }
  },
}
