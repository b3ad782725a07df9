import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import { quoted } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A table without header cells. */
export const tableWithoutHeaders: MarkupRule = {
  code: 'table-without-headers',
  scope: 'markup',
  title: 'Table without header cells',
  severity: 'warning',
  why: 'A screen reader announces the row and column header with each cell. Without header cells its user hears values without context.',
  how: 'Every <table> needs a <th>, or a cell with role="columnheader" or role="rowheader", and so does its <thead>. A <th> after another cell needs words. Ignores tables with role="presentation" or role="none", tables without <td>, and nested tables.',
  fix: 'Turn the cells that name a column or a row into <th scope="col"> or <th scope="row">.',
  source: 'https://www.w3.org/WAI/tutorials/tables/',
  names: ['table'],
  *check(scan) {
    for (const element of named(scan, 'table')) {
      if (isInside(element, 'template', 'table')) continue
      const { role } = element.attributes
      if (role === 'presentation' || role === 'none') continue
      const inner = scan.html.slice(element.offset, element.end)
      const [head] = /<thead[\s>].*?<\/thead>/is.exec(inner) ?? []
      const isComplete = [inner, head ?? ''].every((cells) => isHeader.test(cells) || !/<td[\s>]/i.test(cells))
      if (isComplete && !emptyHeader.test(inner)) continue
      const words = inner
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      const lacks = isComplete
        ? 'has a header cell without words'
        : `has no header cell${isHeader.test(inner) ? ' in its <thead>' : ''}`
      yield { what: `The table that begins with ${quoted(words)} {pages} ${lacks}.` }
    }
  },
}

/** A header cell without words, which is not the corner of its table. */
const emptyHeader = /<\/t[hd]>\s*<th(?=[\s>])(?![^>]*\saria-label)[^>]*>\s*<\/th>/i

const isHeader = /<th[\s>]|role=["']?(col|row)header/i
