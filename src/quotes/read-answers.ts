/** What stands in the form, by field. A field left empty is absent. */
export function readAnswers(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form)
  const answers: Record<string, unknown> = {}
  for (const [name, value] of data) {
    const text = String(value).trim()
    if (text !== '' && !name.endsWith('[]')) answers[name] = text
  }
  // A date of which only the month is filled in has no value, but has not been left empty either.
  for (const field of form.querySelectorAll('input')) if (field.validity.badInput) answers[field.name] = 'incomplete'
  return { ...answers, addOnServices: data.getAll('addOnServices[]'), hasPets: data.has('hasPets') }
}
