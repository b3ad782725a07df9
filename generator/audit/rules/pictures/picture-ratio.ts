import { shownOn } from '../../findings/references.ts'
import { declaredSizes } from '../../markup/declared-sizes.ts'
import type { SiteRule } from '../../rule.ts'

/** A picture whose declared sides are not those of its file. */
export const pictureRatio: SiteRule = {
  code: 'picture-ratio',
  scope: 'site',
  title: 'Picture declared in another shape than it has',
  severity: 'warning',
  why: 'The browser keeps room of the wrong height, so that text jumps when the picture arrives, or shows it squeezed.',
  how: 'width and height of every <img> of this site are compared with the file it names. A difference of a pixel, or below the threshold, is rounding. Where a stylesheet cuts the picture to another shape on purpose, the attributes should still be those of the file.',
  fix: 'Write the width and height of the file.',
  source: 'https://web.dev/articles/optimize-cls',
  thresholds: {
    difference: {
      value: 1,
      unit: '%',
      meaning: 'Difference of the height from that of the file above which it is reported.',
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
          fix: `Write width="${file.width}" height="${file.height}", or another pair in that proportion.`,
          ...(others.length > 0 && shownOn([first, ...others])),
        },
      ]
    }),
}
