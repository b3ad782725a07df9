import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, textsOf } from '../texts.ts'

/** What a form may ask for that thieves use. Its answers arrive as an e-mail or a text. */
const secret =
  /\b(?:(?:credit|debit|payment|bank)[ -]?)?card(?: and \w+)? (?:numbers?|details|data)\b|\b(?:CVV|CVC|SSN|IBAN)\b|\b(?:card (?:security|verification)|(?:three|3)-digit(?: security)?) codes?\b|\bsocial security(?: numbers?)?\b|\b(?:bank )?account (?:and routing )?numbers?\b|\brouting numbers?\b|\b(?:passport|driver[’']?s licen[cs]e) numbers?\b|\bpasswords?\b|\bdates? of birth\b/i
/** A warning, or what no thief can use. */
const harmless = /\b(?:no|not|never|without|don[’']t|last (?:four|4)|gift card|business card)\b/i

/**
 * Fields of the quote form that ask for card numbers and the like. What visitors write there is sent as it is.
 * Source: PCI DSS 4.0.1, requirement 4.2.2.
 */
export function checkFormData(sources: FactSources): Fact[] {
  const { quote } = sources.records.documents
  if (!quote || !isEnglish(sources)) return []
  return textsOf(quote).flatMap(({ path, text }) => {
    const [words] = harmless.test(text) ? [] : (secret.exec(text) ?? [])
    if (words === undefined) return []
    const what = `The form asks for "${words}", which visitors would send without encryption.`
    const fix = 'Remove it. Take payments and identities where they are protected, such as in a booking service.'
    return [fact(quote, path, { code: 'secret-asked', what, fix }, words)]
  })
}
