import { elementsNamed, type HtmlElement, type HtmlScan, isInside } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'
import { emptyList } from '../markup/list-content.ts'

/** Most characters of markup between a heading and the next one, if there is nothing between them but containers. */
const mostMarkup = 800

/** What a section may have instead of text. */
const shown = /<(?:img|svg|picture|video|audio|iframe|object|embed|canvas|form|input|select|textarea|button|hr|slot)\b/i

/** A heading, or an entry to open, with nothing below it. */
export const sectionEmpty: MarkupRule = {
  code: 'section-empty',
  scope: 'markup',
  names: ['h2', 'details'],
  title: 'Heading without a section',
  severity: 'warning',
  why: 'Visitors see a heading that announces something, and nothing below it. The content was most likely lost in an edit.',
  how: 'Looks between each H2 heading of the main content and the next one, or the end, and below the summary of each <details>, for text, images, frames and fields.',
  fix: 'Add the content, or remove the heading. If the page was edited by hand, rebuild it.',
  source: 'https://www.w3.org/WAI/WCAG22/Techniques/general/G141',
  supersededBy: ['list-content'],
  *check(scan): Generator<Issue> {
    yield* emptyDetails(scan)
    const headings = elementsNamed(scan, 'h2').filter((heading) => isInside(heading, 'main'))
    const end = scan.html.lastIndexOf('</main>')
    for (const [index, heading] of headings.entries()) {
      const { label } = heading
      if (label === '' || !isAlone(heading, headings[index + 1]?.offset ?? end, scan.html)) continue
      yield {
        what: `The heading "${label}" {pages} has nothing below it.`,
        phrase: label,
        cause: label,
        subject: label,
        ...(/<[uo]l[\s>]/.test(scan.html.slice(heading.end, headings[index + 1]?.offset ?? end)) && {
          followsFrom: [emptyList],
        }),
      }
    }
  },
}

/** Entries to open, such as questions, with nothing below their summary. */
function* emptyDetails(scan: HtmlScan): Generator<Issue> {
  const summaries = elementsNamed(scan, 'summary')
  for (const details of elementsNamed(scan, 'details')) {
    const summary = summaries.find(({ offset }) => offset > details.offset && offset < details.end)
    if (!summary || summary.label === '' || !isAlone(summary, details.end, scan.html)) continue
    const { label } = summary
    yield { what: `The entry "${label}" {pages} has nothing to open.`, phrase: label, cause: label, subject: label }
  }
}

/** Whether there is nothing to see between a heading and an offset. */
function isAlone({ end }: Pick<HtmlElement, 'end'>, next: number, html: string): boolean {
  if (next < end || next - end > mostMarkup) return false
  const between = html.slice(end, next)
  return !shown.test(between) && between.replace(/<!--.*?-->|<[^>]*>/gs, '').trim() === ''
}
