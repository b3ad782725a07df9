import type { QuoteForm } from './quote-form.ts'
import type { QuoteAnswers } from './quote-request.ts'

/** The form's values by field. An empty field is absent. */
export function readAnswers(element: HTMLFormElement, { fields }: QuoteForm): QuoteAnswers {
  const data = new FormData(element)
  const answers: Record<string, QuoteAnswers[string]> = {}
  for (const { name, type } of fields) {
    if (type === 'checkbox') answers[name] = data.has(name)
    else if (type === 'checkboxes') answers[name] = data.getAll(`${name}[]`).map(String)
    else {
      const text = String(data.get(name) ?? '').trim()
      if (text !== '') answers[name] = text
    }
  }
  // A partly filled date has no value, but is not empty.
  for (const field of element.querySelectorAll('input')) if (field.validity.badInput) answers[field.name] = 'incomplete'
  return answers
}
