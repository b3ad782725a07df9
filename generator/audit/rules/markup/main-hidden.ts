import type { ElementRule } from '../../rule.ts'

/** Main content that is hidden from some visitors. */
export const mainHidden: ElementRule = {
  code: 'main-hidden',
  scope: 'element',
  names: ['html', 'body', 'main'],
  attributes: ['aria-hidden', 'inert', 'hidden'],
  title: 'Hidden main content',
  severity: 'error',
  why: 'Screen readers skip all of the page, or no one can use its links and forms. It is often left behind by a script that opens a dialog.',
  how: 'Finds aria-hidden="true", inert and hidden on <html>, <body> and <main>.',
  fix: 'Remove the attribute. A script that sets it must remove it again.',
  source: 'https://www.w3.org/TR/wai-aria-1.2/#aria-hidden',
  *check({ name, attributes }) {
    const [attribute] = ['inert', 'hidden'].filter((each) => attributes[each] !== undefined)
    const isAriaHidden = attributes['aria-hidden']?.trim().toLowerCase() === 'true'
    const found = isAriaHidden ? 'aria-hidden="true"' : attribute
    if (found !== undefined) yield { what: `The <${name}> {pages} has ${found}.`, cause: `${name} ${found}` }
  },
}
