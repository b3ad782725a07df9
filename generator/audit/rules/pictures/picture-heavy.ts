import { isPictureFile } from '../../files/picture-names.ts'
import { pictureSize } from '../../files/picture-size.ts'
import { shownOn } from '../../findings/references.ts'
import { pagesLoading } from '../../graph/pages-loading.ts'
import type { SiteRule } from '../../rule.ts'

/** Width of the widest file that a phone loads: 412 CSS pixels, 2.6 device pixels per CSS pixel. */
const phoneWidth = 1100

/** An image file above its size budget. */
export const pictureHeavy: SiteRule = {
  code: 'picture-heavy',
  scope: 'site',
  title: 'Heavy image',
  severity: 'warning',
  why: 'The main image is usually what a visitor waits for. On a phone with a slow connection, each 100 kB take half a second.',
  how: `Checks the size of every image file that pages load. AVIF and WebP files up to ${phoneWidth} pixels wide, the ones a phone loads, have a lower budget. Ignores images for social networks, which pages do not load.`,
  fix: 'Use an original with less detail or fewer pixels, or save it at a lower quality. The build encodes the files in images/.',
  source: 'https://web.dev/articles/optimize-lcp',
  thresholds: {
    phone: { value: 120, unit: 'kB', meaning: 'Maximum size of an AVIF or WebP file for a phone.' },
    any: { value: 400, unit: 'kB', meaning: 'Maximum size of any other image file.' },
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
          what: `${url} is ${Math.round(bytes / 1000)} kB; the limit is ${most} kB. ${first.path} loads it.`,
          ...(others.length > 0 && shownOn([first, ...others])),
        },
      ]
    })
  },
}
