import { type FormField, type QuoteForm, shownFields } from './quote-form.ts'

/** A quote request as the company's server receives it, by the names of the fields. Empty optional fields are absent. */
export type QuoteRequest = Record<string, string | number | boolean | string[]>
/** The values of the form by field: text, the chosen options, or whether a box is checked. Empty texts are absent. */
export type QuoteAnswers = Readonly<Record<string, string | boolean | string[]>>
/** Error messages by field. */
export type QuoteErrors = Record<string, string>

/**
 * Checks the form's values, and makes the request of them.
 * @param today the visitor's date, `YYYY-MM-DD`; dates must not be earlier, unless the field says otherwise.
 */
export function checkQuote(
  form: QuoteForm,
  answers: QuoteAnswers,
  today: string,
): { quote: QuoteRequest; errors?: undefined } | { quote?: undefined; errors: QuoteErrors } {
  const quote: QuoteRequest = {}
  const errors: QuoteErrors = {}
  for (const field of shownFields(form, String(answers[form.serviceField ?? ''] ?? ''))) {
    const answer = emptyOr(answers[field.name])
    if (answer === undefined) {
      if (field.isRequired) errors[field.name] = field.errors.missing ?? ''
      if (field.type === 'checkbox') quote[field.name] = false
      if (field.type === 'checkboxes') quote[field.name] = []
      continue
    }
    const { value, error } = typeof answer === 'string' ? read(field, answer, form, today) : { value: answer }
    if (error !== undefined) errors[field.name] = error
    else if (value !== undefined) quote[field.name] = value
  }
  for (const { fields, missing } of form.oneOf) {
    const [first = ''] = fields
    if (fields.every((name) => emptyOr(answers[name]) === undefined)) errors[first] ??= missing
  }
  return Object.keys(errors).length > 0 ? { errors } : { quote }
}

/** The answer, or undefined for spaces, an unchecked box and no options. */
function emptyOr(answer: QuoteAnswers[string] | undefined): QuoteAnswers[string] | undefined {
  const value = typeof answer === 'string' ? answer.trim() : answer
  return value === '' || value === false || (Array.isArray(value) && value.length === 0) ? undefined : value
}

type Reading = { value?: string | number; error?: string | undefined }

function read(field: FormField, text: string, { errors }: QuoteForm, today: string): Reading {
  if (text.length > (field.type === 'textarea' ? 2_000 : 200)) return { error: errors.tooLong }
  if (field.range) return readNumber(field, text, field.range)
  if (!hasForm(field, text)) return { error: field.errors.wrong }
  if (field.type === 'date' && !field.past && text < today) return { error: errors.past }
  return { value: text }
}

function hasForm({ type, pattern }: FormField, text: string): boolean {
  if (type === 'phone') {
    const digits = text.replace(/\D/g, '').length
    return digits >= 7 && digits <= 20
  }
  return !pattern || new RegExp(`^(?:${pattern})$`, 'i').test(text)
}

/**
 * Reads a number as written in any language: a separator before three digits groups them, as in `1,800` and `1.800`; a
 * point or comma before one or two digits is the decimal one.
 */
function readNumber({ errors }: FormField, text: string, range: NonNullable<FormField['range']>): Reading {
  if (!/^-?(\d+|\d{1,3}([.,'’\s]\d{3})+)([.,]\d{1,2})?$/.test(text)) return { error: errors.wrong }
  const value = Number(text.replace(/[.,'’\s](?=\d{3})/g, '').replace(',', '.'))
  const steps = value / range.step
  if (Math.abs(steps - Math.round(steps)) > 1e-6) return { error: errors.wrong }
  return value < range.minimum || value > range.maximum ? { error: errors.outside } : { value }
}
