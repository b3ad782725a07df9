/** The form's values by field. An empty field is absent. */
export function readAnswers(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form)
  const answers: Record<string, unknown> = {}
  for (const [name, value] of data) {
    const text = String(value).trim()
    if (text !== '' && !name.endsWith('[]')) answers[name] = text
  }
  // A partly filled date has no value, but is not empty.
  for (const field of form.querySelectorAll('input')) if (field.validity.badInput) answers[field.name] = 'incomplete'
  return { ...answers, addOnServices: data.getAll('addOnServices[]'), hasPets: data.has('hasPets') }
}
