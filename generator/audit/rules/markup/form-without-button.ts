import { elementsNamed, type HtmlElement, type HtmlScan } from '../../../core/html/scan-html.ts'
import type { Issue, MarkupRule } from '../../rule.ts'

/** Fields that visitors write into. Boxes and numbers may belong to a list or a calculator, which sends nothing. */
const field = /<(?:textarea|input(?![^>]*\stype\s*=\s*["']?(?!text\b|email\b|tel\b)\w))\b/gi

const button = /<input[^>]*\stype\s*=\s*["']?(?:submit|image)\b|<button(?![^>]*\stype\s*=\s*["']?(?:button|reset)\b)/i

/** A form that visitors can fill in, but not send. */
export const formWithoutButton: MarkupRule = {
  code: 'form-without-button',
  scope: 'markup',
  names: ['form'],
  title: 'Form that cannot be sent',
  severity: 'error',
  why: 'Browsers send a form with several fields only by its button. Visitors fill it in for nothing, and the company gets no request.',
  how: 'A form with an action and at least two fields for text needs a button of type submit, in it or with its id in the attribute form.',
  fix: 'Add a button of type submit.',
  source: 'https://www.w3.org/WAI/WCAG22/Techniques/html/H32',
  *check(scan): Generator<Issue> {
    for (const form of elementsNamed(scan, 'form')) {
      if (form.attributes.action === undefined) continue
      const inner = scan.html.slice(form.offset, form.end)
      const fields = inner.match(field)?.length ?? 0
      if (fields >= fewFields && !button.test(inner) && !hasButtonElsewhere(scan, form))
        yield {
          what: `A form {pages} has ${fields} fields for text, but no button to send it.`,
          subject: String(form.offset),
        }
    }
  },
}

/** A form with one field is sent by the enter key. */
const fewFields = 2

function hasButtonElsewhere(scan: HtmlScan, { attributes: { id } }: HtmlElement): boolean {
  if (id === undefined) return false
  const isOfForm = ({ attributes }: HtmlElement) => attributes.form === id
  return elementsNamed(scan, 'button').some(isOfForm) || elementsNamed(scan, 'input').some(isOfForm)
}
