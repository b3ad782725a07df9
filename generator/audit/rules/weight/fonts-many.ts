import { shownOn } from '../../findings/references.ts'
import { loadedFiles } from '../../graph/loaded-files.ts'
import type { SiteRule } from '../../rule.ts'

/** More fonts than a page can use without a visitor waiting for them. */
export const fontsMany: SiteRule = {
  code: 'fonts-many',
  scope: 'site',
  title: 'Many fonts',
  severity: 'notice',
  why: 'Each font is a file of its own that text waits for; a heading and a text font are enough for most designs.',
  how: 'Counted are the fonts a page preloads and those its stylesheets declare, without those that have a unicode-range.',
  fix: 'Leave out cuts that are hardly used, or take a variable font, which holds all of them in one file.',
  source: 'https://web.dev/articles/font-best-practices',
  thresholds: { most: { value: 2, unit: 'files', meaning: 'Fonts of a page above which it is reported.' } },
  check: (site, { limit }) =>
    loadedFiles(site).flatMap(({ font, pages }) => {
      const [first] = pages
      if (!first || font.length <= limit('most')) return []
      return [
        {
          url: first.path,
          at: site.manifest.siteAt,
          what: `${first.path} uses ${font.length} fonts, and ${limit('most')} are the most it should.`,
          ...(pages.length > 1 && shownOn(pages)),
        },
      ]
    }),
}
