import { type HtmlElement, isInside } from '../../../core/html/scan-html.ts'
import { named } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'
import { strangeForm } from '../security/form-insecure.ts'

const fieldNames = ['input', 'select', 'textarea']
const unlabelledTypes = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

/** A form field without a label or accessible name. */
export const fieldWithoutLabel: MarkupRule = {
  code: 'field-without-label',
  scope: 'markup',
  title: 'Form field without a label',
  severity: 'error',
  why: 'Screen readers and voice control have no name for the field, and visitors cannot click a label to focus it.',
  how: 'Every <input>, <select> and <textarea> that takes a value needs a <label> around it or for its id, or aria-label, aria-labelledby or title. A field with only a placeholder is a warning, because the placeholder disappears at the first letter. Ignores hidden inputs, buttons, and fields in a <template>.',
  fix: 'Put a <label for="…"> with the id of the field in front of it.',
  source: 'https://www.w3.org/TR/WCAG22/#labels-or-instructions',
  supersededBy: ['form-insecure'],
  names: fieldNames,
  *check(scan) {
    const fields = scan.elements.filter(isField)
    if (fields.length === 0) return
    const labels = named(scan, 'label')
    const labelled = new Set(labels.map(({ attributes }) => attributes.for))
    let next = 0
    let around = -1 // end of the last label opened so far
    for (const field of fields) {
      for (let label = labels[next]; label && label.offset < field.offset; label = labels[++next])
        if (label.text !== '') around = Math.max(around, label.end)
      const { id, title, placeholder, 'aria-label': name, 'aria-labelledby': by } = field.attributes
      if (name?.trim() || by?.trim() || title?.trim() || (id && labelled.has(id)) || around > field.offset) continue
      yield {
        ...(placeholder?.trim() && { severity: 'warning' }),
        what: `The field ${tagOf(field.distinct)} {pages} has ${placeholder?.trim() ? 'a placeholder but no label' : 'no label'}.`,
        subject: `field ${field.offset}`,
        followsFrom: [strangeForm],
      }
    }
  },
}

function isField(element: HtmlElement): boolean {
  if (!fieldNames.includes(element.name)) return false
  return !unlabelledTypes.has((element.attributes.type ?? '').toLowerCase()) && !isInside(element, 'template')
}
