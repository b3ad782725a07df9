import { shownOn } from '../../findings/references.ts'
import { loadedFiles } from '../../graph/loaded-files.ts'
import type { SiteRule } from '../../rule.ts'

/** A page with more fonts than it needs. */
export const fontsMany: SiteRule = {
  code: 'fonts-many',
  scope: 'site',
  title: 'Too many fonts',
  severity: 'notice',
  why: 'Text waits for every font file. One font for headings and one for text are enough for most designs.',
  how: 'Counts the fonts a page preloads and the fonts its stylesheets declare. Ignores declared fonts with a unicode-range.',
  fix: 'Remove styles that are rarely used, or use a variable font, which has all of them in one file.',
  source: 'https://web.dev/articles/font-best-practices',
  thresholds: { most: { value: 2, unit: 'files', meaning: 'Number of fonts above which a page is reported.' } },
  check: (site, { limit }) =>
    loadedFiles(site).flatMap(({ font, pages }) => {
      const [first] = pages
      if (!first || font.length <= limit('most')) return []
      return [
        {
          url: first.path,
          at: site.manifest.siteAt,
          what: `${first.path} uses ${font.length} fonts; the limit is ${limit('most')}.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    }),
}
