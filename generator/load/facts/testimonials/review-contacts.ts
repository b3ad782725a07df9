import { hiddenKeyIn, ownCodeIn } from '../../../core/text/crew-notes.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, textsOf } from '../texts.ts'

/** A phone number, or an e-mail address. */
const contact = /(?<![\d/.-])\(?\+?\d[\d ().-]{6,}\d(?![\d/-])|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
/** A date has eight. */
const fewestDigits = 9
/** Digits of a number without the code of its country or region. */
const local = 7
const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Phone numbers and e-mail addresses in testimonials, and where the key of the house is: those of a customer, who did not write them
 * for everyone. Codes of doors are found in all texts.
 */
export function checkReviewContacts({ site, records }: FactSources): Fact[] {
  const { testimonials } = records.documents
  if (!testimonials) return []
  const { phone, email } = site.value.business
  const own = digitsOf(phone.e164).slice(-local)
  return textsOf(testimonials).flatMap(({ path, text }) => [
    ...keyFacts(testimonials, path, text),
    ...(text.match(contact) ?? []).flatMap((words) => {
      const digits = digitsOf(words)
      const isAddress = words.includes('@')
      if (isAddress ? words === email : digits.length < fewestDigits || digits.endsWith(own)) return []
      const what = `The testimonial has ${isAddress ? 'the e-mail address' : 'the phone number'} "${words.trim()}", which is none of the company.`
      const fix = 'Remove it: it is personal, and visitors would use it.'
      return [fact(testimonials, path, { code: 'contact-of-customer', what, fix }, words.trim())]
    }),
  ])
}

function keyFacts(record: FieldText['record'], path: PropertyKey[], text: string): Fact[] {
  const words = hiddenKeyIn(text) ?? ownCodeIn(text)
  if (words === undefined) return []
  const what = `The testimonial says "${words}", which opens the house of a customer to anyone.`
  const fix = 'Remove it, and ask the customer to change the code or the place.'
  return [fact(record, path, { code: 'contact-of-customer', what, fix }, words)]
}
