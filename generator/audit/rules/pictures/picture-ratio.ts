import { shownOn } from '../../findings/references.ts'
import { declaredSizes } from '../../markup/declared-sizes.ts'
import type { SiteRule } from '../../rule.ts'

/** An image whose declared width and height do not match the proportions of its file. */
export const pictureRatio: SiteRule = {
  code: 'picture-ratio',
  scope: 'site',
  title: 'Wrong image aspect ratio',
  severity: 'warning',
  why: 'The browser reserves the wrong height, so the text jumps when the image arrives, or the image is distorted.',
  how: 'Compares width and height of every <img> of this site with the file it names. Ignores differences of one pixel or below the threshold, which are rounding. If a stylesheet crops the image on purpose, the attributes must still match the file.',
  fix: 'Write the width and height of the file.',
  source: 'https://web.dev/articles/optimize-cls',
  thresholds: {
    difference: {
      value: 1,
      unit: '%',
      meaning: 'Difference between the declared and the expected height above which an image is reported.',
    },
  },
  check: (site, { limit }) =>
    declaredSizes(site).flatMap(({ url, width, height, file, pages: [first, ...others] }) => {
      const expected = (width * file.height) / file.width
      const difference = Math.abs(height - expected)
      if (!first || difference <= Math.max(1, (expected * limit('difference')) / 100)) return []
      return [
        {
          url: first.path,
          at: site.sourceOf(first),
          what: `${url} is declared as ${width} × ${height} on ${first.path}, but the file is ${file.width} × ${file.height}.`,
          fix: `Write width="${file.width}" height="${file.height}", or another pair in this proportion.`,
          ...(others.length > 0 && shownOn([first, ...others])),
        },
      ]
    }),
}
