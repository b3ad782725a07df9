import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, sentencesOf, shownTexts } from '../texts.ts'

/** Whom laws protect, by origin, faith, language, disability and how the rent is paid. */
const people = [
  'immigrants?|migrants?|refugees|foreigners|muslims|jews|catholics|hindus|mormons|atheists|gays|lesbians',
  '(?:a )?section 8 (?:tenants?|renters?|families|households|housing|people|vouchers?)|(?:tenants|renters|people) (?:with|on) (?:housing vouchers?|welfare)|voucher holders|welfare recipients',
  '(?:black|african[- ]american|hispanic|latino|mexican|asian|arab|indian|native american|muslim|jewish|gay|same-sex|transgender|disabled|foreign|immigrant) (?:people|families|couples|households|customers|clients|tenants)',
  "(?:people|families|customers|clients|households|tenants|anyone|those|callers) (?:who|that) (?:(?:do not|don[’']t|cannot|can[’']t) speak|(?:were not|weren[’']t) born|are not from (?:here|this country))",
  'people with disabilities|wheelchair users|non-english[- ]speak\\p{L}+',
].join('|')

const refused = new RegExp(
  `\\b(?:(?:do|does|will|can|could|would|shall)(?: not|n[’']t)|cannot|won[’']t|refuse to|decline to|no longer|never) (?:\\p{L}+ ){0,2}?(?:take|accept|serve|clean|work|book|visit)\\p{L}* (?:\\p{L}+,? ){0,5}?(?:${people})(?!\\p{L})`,
  'iu',
)
const hint = /n[’']t\b|\bnot\b|cannot|refuse|decline|no longer|never/i

/** `We do not take bookings from Section 8 tenants`: customers whom laws forbid to refuse so. English alone. */
export function checkRefusedCustomers(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (!hint.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      const [words] = refused.exec(sentence) ?? []
      if (words === undefined) continue
      const what = `The text says "${words}": laws against discrimination forbid to refuse customers so.`
      const fix = 'Remove it, or say which work the company does not do.'
      return [fact(record, path, { code: 'customers-refused', what, fix }, words)]
    }
    return []
  })
}
