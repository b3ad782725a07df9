import { type Fact, type FactSources, fact } from '../fact.ts'

/** What everyone who sends a form has to agree to, or to be. */
const consents: Readonly<Record<string, RegExp>> = {
  en: /\b(?:agree|accept|consent|read|confirm|acknowledge|understand|authori[sz]\w*|certify|declare|allow|permit|permission|(?:may|can) (?:contact|call|text|e-?mail|use|store)|terms|polic(?:y|ies)|privacy|conditions|waiver|owner|robot|human|(?:over|least|older than|above) \d\d|\d\d (?:years|or older|or over|and over)|of age|adult)\b/i,
  es: /(?<!\p{L})(?:acept\p{L}+|de acuerdo|he leído|leí|autori[zc]\p{L}+|consiento|consentimiento|confirm\p{L}+|entiendo|declaro|permito|términos|condiciones|política|privacidad|mayor de|robot|propietari[oa]|pueden? (?:llamar|contactar|escribir)\p{L}*)(?!\p{L})/iu,
}

/** A box such as "I have pets" with "required: true": those of whom it is untrue cannot send the form. */
export function checkRequiredBoxes({ records }: FactSources): Fact[] {
  const { quote } = records.documents
  const consent = consents[records.language.tag.split('-', 1)[0] ?? '']
  if (!quote || !consent) return []
  return quote.value.fields.flatMap(({ type, label, help = '', required }, index) => {
    if (type !== 'checkbox' || !required || consent.test(`${label} ${help}`)) return []
    const what = `The box "${label}" is required, so visitors of whom it is untrue cannot send the form.`
    const fix = 'Remove "required", or write what everyone has to agree to.'
    return [fact(quote, ['fields', index, 'required'], { code: 'box-required', severity: 'warning', what, fix })]
  })
}
