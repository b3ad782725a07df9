import { named } from '../../markup/element-index.ts'
import type { MarkupRule } from '../../rule.ts'

/** A preloaded font that the browser then loads a second time. */
export const preloadCrossorigin: MarkupRule = {
  code: 'preload-crossorigin',
  scope: 'markup',
  title: 'Font that is loaded twice',
  severity: 'warning',
  why: 'Fonts are fetched without cookies, as from another site; a preload that does not say so is thrown away, and the font is loaded again.',
  how: 'Every <link rel="preload" as="font"> needs the attribute crossorigin, also for fonts of the site itself.',
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
