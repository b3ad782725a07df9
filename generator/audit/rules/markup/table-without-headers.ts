import { isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import { quoted } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

/** A table whose cells belong to no row or column that has a name. */
export const tableWithoutHeaders: MarkupRule = {
  code: 'table-without-headers',
  scope: 'markup',
  title: 'Table without header cells',
  severity: 'warning',
  why: 'In a table a screen reader says with each cell which row and column it stands in; without header cells its user hears numbers that belong to nothing.',
  how: 'Every <table> needs a <th>. One with role="presentation", which only arranges things, is let pass, and so is one without cells.',
  fix: 'Make the cells that name a column or a row <th scope="col"> or <th scope="row">.',
  source: 'https://www.w3.org/WAI/tutorials/tables/',
  *check(scan) {
    for (const element of named(scan, 'table')) {
      if (isInside(element, 'template', 'table')) continue
      const { role } = element.attributes
      if (role === 'presentation' || role === 'none') continue
      const inner = scan.html.slice(element.offset, element.end)
      if (/<th[\s>]|role=["']?(col|row)header/i.test(inner) || !/<td[\s>]/i.test(inner)) continue
      const words = inner
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
      yield { what: `The table that begins with ${quoted(words)} {pages} has no header cell.` }
    }
  },
}
