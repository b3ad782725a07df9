import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import { quoted } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A table with a row that has fewer or more cells than the others. */
export const tableUneven: MarkupRule = {
  code: 'table-uneven',
  scope: 'markup',
  title: 'Table row with a cell too few or too many',
  severity: 'warning',
  why: 'All cells after the missing one move into the wrong column, and a screen reader announces them under the wrong heading.',
  how: 'Counts the cells of each row, with their colspan and rowspan. All rows must be as wide as the first one, or the first as wide as all others. Ignores rows of one header cell, tables with role="presentation" or role="none", tables within tables, and tables in which more than a third of the rows are not.',
  fix: 'Add the missing cell, or leave it empty. If the page was edited by hand, build it again.',
  source: 'https://html.spec.whatwg.org/multipage/tables.html#table-processing-model',
  names: ['table'],
  *check(scan) {
    const tables = named(scan, 'table')
    for (const element of tables) {
      const { role } = element.attributes
      if (isInside(element, 'template', 'table') || role === 'presentation' || role === 'none') continue
      const inner = scan.html.slice(element.offset, element.end)
      if (/<table\b/i.test(inner.slice(1))) continue
      const odd = oddRow(inner)
      if (odd === undefined) continue
      yield {
        what: `The row ${quoted(odd.text)} of a table {pages} has ${odd.width} ${odd.width === 1 ? 'cell' : 'cells'} in place of ${odd.usual}.`,
        cause: odd.text,
      }
    }
  },
}

const row = /<tr[\s>][\s\S]*?(?=<tr[\s>]|<\/table|$)/gi
const cell = /<t[dh](?=[\s>])([^>]*)>/gi
const span = { col: /\bcolspan=["']?(\d+)/i, row: /\browspan=["']?(\d+)/i }

/** The first row that is not as wide as the first row and most others. */
function oddRow(html: string): { text: string; width: number; usual: number } | undefined {
  /** Cells of rows above, by the number of rows that they still go down. */
  let above: number[] = []
  const rows = (html.match(row) ?? []).map((written) => {
    const fromAbove = above.length
    above = above.flatMap((left) => (left > 1 ? left - 1 : []))
    let width = fromAbove
    for (const [, attributes = ''] of written.matchAll(cell)) {
      const columns = Number(span.col.exec(attributes)?.[1] ?? 1)
      const down = Number(span.row.exec(attributes)?.[1] ?? 1) || toTheEnd
      width += columns
      if (down > 1) above.push(...Array<number>(columns).fill(down - 1))
    }
    return { written, width }
  })
  const usual = widthOfOthers(rows) ?? rows[0]?.width ?? 0
  const odd = rows.filter((each) => each.width !== usual && !isGroupHeading(each))
  const [first] = odd
  if (!first || odd.length > rows.length * mostOdd) return undefined
  const text = first.written
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { text, width: first.width, usual }
}

/** A first row of headers that alone has another width than the rest: it lost a header, or has one too many. */
function widthOfOthers(rows: readonly { written: string; width: number }[]): number | undefined {
  const [first, second, ...rest] = rows
  if (!first || !second || rest.length === 0 || isGroupHeading(first)) return undefined
  return rest.every(({ width }) => width === second.width) ? second.width : undefined
}

/** A row of one header cell is the heading of a group of rows. */
const isGroupHeading = ({ written, width }: { written: string; width: number }) =>
  width === 1 && /<th[\s>]/i.test(written)

/** A rowspan of 0. */
const toTheEnd = 1000

const mostOdd = 1 / 3
