import { isPictureFile } from '../../files/picture-names.ts'
import { pictureSize } from '../../files/picture-size.ts'
import { shownOn } from '../../findings/references.ts'
import { pagesLoading } from '../../graph/pages-loading.ts'
import type { SiteRule } from '../../rule.ts'

/** Widest file that a phone of 412 CSS pixels and 2.6 device pixels each takes. */
const phoneWidth = 1100

/** A picture that costs a phone more than the rest of the page. */
export const pictureHeavy: SiteRule = {
  code: 'picture-heavy',
  scope: 'site',
  title: 'Heavy picture',
  severity: 'warning',
  why: 'The main picture is usually what a visitor waits for; on a phone with a slow network each 100 kilobytes are half a second.',
  how: `The size of every picture file that pages load. AVIF and WebP files of at most ${phoneWidth} pixels, which are those a phone takes, have a budget of their own. Pictures for social networks are not loaded by pages and are judged elsewhere.`,
  fix: 'Make the original calmer or smaller, or save it with a lower quality; the build encodes what is in images/.',
  source: 'https://web.dev/articles/optimize-lcp',
  thresholds: {
    phone: { value: 120, unit: 'kB', meaning: 'Most an AVIF or WebP file for a phone may weigh.' },
    any: { value: 400, unit: 'kB', meaning: 'Most any other picture file may weigh.' },
  },
  check: (site, { limit }) => {
    const { files, targets } = site
    const heavy = new Map<string, { bytes: number; most: number }>()
    for (const url of targets) {
      if (!isPictureFile(url) || !files.has(url)) continue
      const bytes = files.bytes(url)
      const isModern = /\.(avif|webp)$/i.test(url)
      if (bytes <= (isModern ? Math.min(limit('phone'), limit('any')) : limit('any')) * 1000) continue
      const isForPhone = isModern && (pictureSize(files, url)?.width ?? 0) <= phoneWidth
      const most = isForPhone ? limit('phone') : limit('any')
      if (bytes > most * 1000) heavy.set(url, { bytes, most })
    }
    const pages = pagesLoading(site, new Set(heavy.keys()))
    return [...heavy].flatMap(([url, { bytes, most }]) => {
      const [first, ...others] = pages.get(url) ?? []
      if (!first) return []
      return [
        {
          url,
          at: site.sourceOf(first),
          what: `${url} weighs ${Math.round(bytes / 1000)} kB, and ${most} are the most it should; ${first.path} loads it.`,
          ...(others.length > 0 && shownOn([first, ...others])),
        },
      ]
    })
  },
}
