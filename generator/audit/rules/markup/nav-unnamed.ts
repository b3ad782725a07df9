import { type HtmlElement, isInside } from '../../../core/html/scan-html.ts'
import { misspeltName } from '../../markup/element-name.ts'
import { selection } from '../../markup/selection.ts'
import type { WholePageRule } from '../../rule.ts'

/** Several navigation landmarks without unique names. */
export const navUnnamed: WholePageRule = {
  code: 'nav-unnamed',
  scope: 'whole-page',
  title: 'Navigation landmarks without unique names',
  severity: 'warning',
  why: 'A screen reader lists the navigation landmarks of a page by name. If a name is missing or repeated, its user has to try each one.',
  how: 'On a page with more than one <nav>, each needs a unique aria-label, aria-labelledby or title. A single <nav> needs none. Two lists shown at different window widths count as two.',
  fix: 'Give each <nav> an aria-label that describes its links, without the word "navigation".',
  source: 'https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/',
  supersededBy: ['main-landmark'],
  *check({ own, parts }) {
    let count = navs(own).length
    for (const { scan } of parts) count += navs(scan).length
    if (count < 2) return
    const names = [own, ...parts.map(({ scan }) => scan)].flatMap((scan) => navs(scan).map(nameOf))
    const unnamed = names.filter((name) => name === '').length
    if (unnamed > 0)
      yield {
        what: `${unnamed} of the ${names.length} <nav> elements {pages} ${unnamed === 1 ? 'has' : 'have'} no name.`,
        cause: `unnamed ${unnamed}/${names.length}`,
      }
    const twice = new Set(names.filter((name, index) => name !== '' && names.indexOf(name) !== index))
    for (const name of twice)
      yield {
        what: `Two <nav> elements {pages} have the same name, "${name.replace(/^#/, '')}".`,
        cause: `twice ${name}`,
        followsFrom: ['mains'],
      }
  },
}

/** The name of a `<nav>`: for aria-labelledby `#` and the id, empty if there is no name. */
function nameOf({ attributes }: HtmlElement): string {
  const by = attributes['aria-labelledby']?.trim()
  return by ? `#${by}` : (attributes['aria-label'] ?? attributes.title ?? misspeltName(attributes) ?? '').trim()
}

const navs = selection((element) => element.name === 'nav' && !isInside(element, 'template', 'noscript'))
