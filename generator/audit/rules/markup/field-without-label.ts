import { type HtmlElement, isInside } from '../../../core/html/scan-html.ts'
import { inOrder, named, namedAny } from '../../markup/element-index.ts'
import { tagOf } from '../../markup/element-name.ts'
import type { MarkupRule } from '../../rule.ts'

const unlabelledTypes = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

/** A field that does not say what is to be written into it. */
export const fieldWithoutLabel: MarkupRule = {
  code: 'field-without-label',
  scope: 'markup',
  title: 'Form field without a label',
  severity: 'error',
  why: 'Whoever uses a screen reader or speaks to the browser cannot know what the field asks for, and nobody can press the label to get there.',
  how: 'Every <input>, <select> and <textarea> that takes something needs a <label> around it or for its id, or aria-label, aria-labelledby or title. One that has only a placeholder is a warning: its words vanish with the first letter.',
  fix: 'Put a <label for="…"> with the id of the field in front of it.',
  source: 'https://www.w3.org/TR/WCAG22/#labels-or-instructions',
  *check(scan) {
    const fields = inOrder(namedAny(scan, ['input', 'select', 'textarea'])).filter(isField)
    if (fields.length === 0) return
    const labels = named(scan, 'label')
    const labelled = new Set(labels.map(({ attributes }) => attributes.for))
    let next = 0
    let around = -1 // end of the labels that began so far
    for (const field of fields) {
      for (let label = labels[next]; label && label.offset < field.offset; label = labels[++next])
        if (label.text !== '') around = Math.max(around, label.end)
      const { id, title, placeholder, 'aria-label': name, 'aria-labelledby': by } = field.attributes
      if (name?.trim() || by?.trim() || title?.trim() || (id && labelled.has(id)) || around > field.offset) continue
      yield placeholder?.trim()
        ? { severity: 'warning', what: `The field ${tagOf(scan, field)} {pages} has a placeholder and no label.` }
        : { what: `The field ${tagOf(scan, field)} {pages} has no label.` }
    }
  },
}

function isField(element: HtmlElement): boolean {
  return !unlabelledTypes.has((element.attributes.type ?? '').toLowerCase()) && !isInside(element, 'template')
}
