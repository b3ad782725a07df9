import { compressedBytes } from '../../files/compressed-bytes.ts'
import { shownOn } from '../../findings/references.ts'
import { loadedFiles } from '../../graph/loaded-files.ts'
import type { SiteRule } from '../../rule.ts'

/** HTML of ours comes down to between a fifth and a quarter of its size. */
const htmlRatio = 0.25

/** All that a first visitor has to wait for. */
export const pageWeight: SiteRule = {
  code: 'page-weight',
  scope: 'site',
  title: 'Heavy page',
  severity: 'warning',
  why: 'This is what a visitor from a search result, who has nothing of the site yet, loads before the page is complete at first sight.',
  how: 'An estimate: a quarter of the HTML, the compressed stylesheets and scripts, the fonts, and the first picture as its <img> names it, which is its largest file. Frames and what is loaded later do not count.',
  fix: 'Begin with what weighs most; css-weight, script-weight, font-weight, html-size and picture-heavy name it.',
  source: 'https://web.dev/articles/performance-budgets-101',
  thresholds: { most: { value: 350, unit: 'kB', meaning: 'Most the first view of a page may come to, compressed.' } },
  check: (site, { limit }) => {
    const { files, targets, manifest, sourceOf } = site
    return loadedFiles(site).flatMap(({ css, script, font, pages }) => {
      const shared = [...css, ...script, ...font].reduce((sum, url) => sum + compressedBytes(files, url), 0)
      const heavy = pages.flatMap((page) => {
        const [picture] = page.pictures
        const url = picture === undefined ? undefined : targets[picture]
        const bytes = shared + page.bytes * htmlRatio + (url ? compressedBytes(files, url) : 0)
        return bytes > limit('most') * 1000 ? [{ page, bytes }] : []
      })
      const [heaviest] = heavy.sort((a, b) => b.bytes - a.bytes)
      if (!heaviest) return []
      const { page, bytes } = heaviest
      const shown = [page, ...heavy.slice(1).map((entry) => entry.page)]
      return [
        {
          url: page.path,
          at: shown.length > 1 ? manifest.siteAt : sourceOf(page),
          what: `The first view of ${page.path} comes to about ${Math.ceil(bytes / 1000)} kB, and ${limit('most')} are the budget.`,
          ...(shown.length > 1 && shownOn(shown)),
        },
      ]
    })
  },
}
