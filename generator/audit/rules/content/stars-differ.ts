import { withoutStyles } from '../../../core/html/without-styles.ts'
import type { MarkupRule } from '../../rule.ts'

/** Stars whose number differs from their label. */
export const starsDiffer: MarkupRule = {
  code: 'stars-differ',
  scope: 'markup',
  title: 'Stars do not match the rating',
  severity: 'error',
  why: 'Visitors see another rating than screen readers and search engines read. A rating that differs from the review misleads.',
  how: 'Counts the full stars in elements that contain nothing but stars and have an aria-label or title with a number. The first number must be that of the stars, a half rounded either way.',
  fix: 'Show the rating of the review. If the page was edited by hand, rebuild it.',
  source: 'https://www.ecfr.gov/current/title-16/chapter-I/subchapter-D/part-465',
  *check(scan) {
    const html = withoutStyles(scan)
    for (let index = html.indexOf('★'), end = 0; index >= 0; index = html.indexOf('★', end)) {
      allStars.lastIndex = index
      const [stars = ''] = allStars.exec(html) ?? []
      end = index + Math.max(1, stars.length)
      if (stars === '') continue
      const [, label = ''] = labelled.exec(html.slice(html.lastIndexOf('<', index), index)) ?? []
      const [written] = /\d(?:[.,]\d+)?/.exec(label) ?? []
      const full = stars.replace(/[^★]/g, '').length
      const rating = Number(written?.replace(',', '.'))
      if (written !== undefined && (full < Math.floor(rating) || full > Math.ceil(rating)))
        yield {
          what: `The stars ${stars.trim()} {pages} have the label "${label}".`,
          cause: `${stars} ${label}`,
        }
    }
  },
}

/** Stars at the end of a text, from the first full one. */
const allStars = /★[★☆⯨\s]*(?=<)/y

/** A tag with a label, directly before its text. */
const labelled = /(?:aria-label|title)="([^"]*\d[^"]*)"[^<>]*>\s*$/
