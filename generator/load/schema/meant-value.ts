import { didYouMean } from '../../core/suggest.ts'

/** The values from one to another: Monday to Friday of `Mon-Fri`. */
export function rangeOf(found: string, values: readonly string[]): readonly string[] {
  const ends = found.split(/ *[-–] *| to | through /)
  if (ends.length !== 2 || ends.some((end) => end.length < 3)) return []
  const [first = -1, last = -1] = ends.map((end) =>
    values.findIndex((value) => value.toLowerCase().startsWith(end.toLowerCase())),
  )
  return first < 0 ? [] : values.slice(first, last + 1)
}

/** What other programs call values of the manifest. */
const otherValues: Record<string, readonly string[]> = {
  text: ['string', 'input'],
  textarea: ['multiline', 'long-text', 'paragraph'],
  email: ['mail', 'e-mail'],
  phone: ['tel', 'telephone'],
  'postal-code': ['zip', 'zipcode', 'zip-code', 'postcode'],
  number: ['integer', 'int', 'range'],
  select: ['dropdown', 'radio', 'choice', 'list'],
  checkboxes: ['multiselect', 'multi-select'],
  checkbox: ['boolean', 'bool', 'toggle'],
}

/** `phone` for `tel`, `github-pages` for `github`, `cloudflare` for `cloudflare-pages`. */
export function meantValue(found: string, values: readonly string[]): string {
  const wanted = found.toLowerCase()
  const named = values.find((value) => otherValues[value]?.includes(wanted))
  if (named !== undefined) return `Did you mean "${named}"? `
  const near = values.filter((value) => {
    const [short, long] = [wanted, value.toLowerCase()].sort((a, b) => a.length - b.length) as [string, string]
    return short.length >= 3 && long.startsWith(short)
  })
  return didYouMean(found, values) || (near.length === 1 ? `Did you mean "${near[0]}"? ` : '')
}
