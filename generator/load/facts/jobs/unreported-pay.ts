import { titlesOf } from '../claims/dangerous-advice.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type UnreportedPayWords, unreportedPayWordsOf } from '../languages/unreported-pay-words.ts'
import { sentencesOf, shownTexts, textsOf } from '../texts.ts'

/** `A bonus in cash and off the books`, `no tax if you pay cash`: pay, or a price, of which the tax office does not know. */
export function checkUnreportedPay(sources: FactSources): Fact[] {
  const { language, documents } = sources.records
  const known = unreportedPayWordsOf(language.tag)
  if (!known) return []
  const texts = [...shownTexts(sources), ...(documents.testimonials ? textsOf(documents.testimonials) : [])]
  return texts.flatMap((field) => {
    const { record, path, text } = field
    if (!known.hint.test(text) || known.warned.test(text)) return []
    const sentence = sentencesOf(text).find((each) => offerIn(each, known) !== undefined)
    const words = sentence === undefined ? undefined : offerIn(sentence, known)
    if (words === undefined || titlesOf(field).some((title) => known.warned.test(title))) return []
    const what = `The text says "${words}": pay or a price that is kept from the tax office is tax evasion.`
    const fix = 'Remove it. Pay through payroll, and give a receipt for each price.'
    return [fact(record, path, { code: 'tax-evaded', severity: 'warning', what, fix }, words, sentence)]
  })
}

/** A question offers nothing. */
function offerIn(sentence: string, { hint, offered, forms, denied }: UnreportedPayWords): string | undefined {
  if (sentence.endsWith('?') || !hint.test(sentence)) return undefined
  const [words] = sentence.match(offered) ?? []
  if (words !== undefined && !denied.test(sentence.replace(offered, '…'))) return words
  return forms && !forms.unless.test(sentence) ? forms.left.exec(sentence)?.[0] : undefined
}
