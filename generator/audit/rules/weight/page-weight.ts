import { compressedBytes } from '../../files/compressed-bytes.ts'
import { shownOn } from '../../findings/references.ts'
import { loadedFiles } from '../../graph/loaded-files.ts'
import type { SiteRule } from '../../rule.ts'

/** The HTML of this generator compresses to between a fifth and a quarter of its size. */
const htmlRatio = 0.25

/** Everything a first-time visitor downloads for the first screen. */
export const pageWeight: SiteRule = {
  code: 'page-weight',
  scope: 'site',
  title: 'Heavy page',
  severity: 'warning',
  why: 'A visitor from a search result has no file of the site in the cache, and downloads all of this before the first screen is complete.',
  how: 'Estimates the download: a quarter of the HTML, the compressed stylesheets and scripts, the fonts, and the first image as named in src, which is its largest file. Ignores frames and resources that load later.',
  fix: 'Reduce the heaviest part first; css-weight, script-weight, font-weight, html-size and picture-heavy name it.',
  source: 'https://web.dev/articles/performance-budgets-101',
  supersededBy: ['css-weight', 'font-weight', 'html-size', 'picture-heavy', 'script-weight'],
  thresholds: { most: { value: 350, unit: 'kB', meaning: 'Maximum size of the first screen of a page, compressed.' } },
  check: (site, { limit }) => {
    const { files, targets, manifest, sourceOf } = site
    return loadedFiles(site).flatMap(({ css, script, font, pages }) => {
      const shared = [...css, ...script, ...font].reduce((sum, url) => sum + compressedBytes(files, url), 0)
      const heavy = pages.flatMap((page) => {
        const [picture] = page.pictures
        const url = picture === undefined ? undefined : targets[picture]
        const bytes = shared + page.bytes * htmlRatio + (url ? compressedBytes(files, url) : 0)
        return bytes > limit('most') * 1000 ? [{ page, bytes, url }] : []
      })
      const [heaviest] = heavy.sort((a, b) => b.bytes - a.bytes)
      if (!heaviest) return []
      const { page, bytes } = heaviest
      const shown = [page, ...heavy.slice(1).map((entry) => entry.page)]
      return [
        {
          url: page.path,
          at: shown.length > 1 ? manifest.siteAt : sourceOf(page),
          what: `The first screen of ${page.path} takes about ${Math.ceil(bytes / 1000)} kB; the budget is ${limit('most')} kB.`,
          followsFrom: heavy.flatMap(({ page: { path }, url }) => (url === undefined ? [path] : [path, url])),
          ...(shown.length > 1 && shownOn(shown)),
        },
      ]
    })
  },
}
