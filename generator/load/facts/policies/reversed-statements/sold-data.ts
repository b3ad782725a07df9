import { type Fact, type FactSources, fact, lineOf } from '../../fact.ts'
import { companyTexts, sentencesOf, shownTexts } from '../../texts.ts'

const data =
  "(?:(?:your|the|this|that|these|any|all|some|of|such|our|its|customers?[’']?|visitors?[’']?|clients?[’']?|personal|contact|mobile|phone|lists of|names|and|or) )*(?:information|data|details|e-?mail(?: address(?:es)?)?|numbers|addresses|lists)"
const trade = '(?:sell|rent|trade|lease|license|monetize)'
/** `We may sell personal information`, `your data may be sold to marketing partners`. */
const sold = new RegExp(
  [
    `\\bwe (?:(?:may|might|can|could|will|also|sometimes|occasionally|regularly|reserve the right to|are (?:free|allowed) to) )+(?:(?:share|use|disclose|transfer)(?: or|,| and) )?${trade}(?: (?:or|and) \\w+)? ${data}\\b`,
    `\\b${data} (?:(?:may|might|can|could|will|is|are|also|sometimes|be) )+(?:(?:shared|used|disclosed|transferred)(?: or|,| and) )?(?:sold|rented|traded|leased)\\b`,
    `\\bwe (?:earn|make|receive) (?:money|payments?|commissions?|income) (?:from|by|for) (?:the sale of|selling|renting|trading) ${data}\\b`,
  ].join('|'),
  'i',
)
/** What denies or limits it: a condition, a choice, or the sale of the company. */
const limited =
  /\b(?:not|never|nor|no|neither|without|if|unless|until|before|only with|consent|permission|opt|merger|acqui\w+|assets|successor|buyer|bankruptcy|reorgani[sz]ation|(?:the|our) business)\b|n['’]t\b|\?$/i
/** A link by which visitors refuse, as laws of several states ask. Source: California Civil Code, section 1798.135. */
const refusal = /\bdo not sell(?: or share)? my\b|\bopt[- ]out of (?:the |any )?(?:sale|selling)\b/i
const denied = /\bwe (?:do not|don[’']t|never|will not|will never) (?:\w+,? (?:or )?)?(?:sell|rent|trade)\b[^.;]{0,80}/i

/** A policy by which the company sells what it knows of visitors, without a way to refuse, or where another text denies it. */
export function checkSoldData(sources: FactSources): Fact[] {
  return companyTexts(sources).flatMap((field) => {
    if (!/\b(?:sell|sold|rent(?:ed)?|traded?|leased?|license|monetize|sale|selling|renting|trading)\b/.test(field.text))
      return []
    const sentence = sentencesOf(field.text).find((each) => sold.test(each) && !limited.test(each)) ?? ''
    const [words] = sold.exec(sentence) ?? []
    if (words === undefined) return []
    const texts = shownTexts(sources)
    const other = texts.flatMap(({ record, path, text }) => {
      const [statement] = denied.exec(text.replace(/\s+/g, ' ')) ?? []
      return statement === undefined ? [] : [{ statement, at: record.locate(path) }]
    })[0]
    if (!other && texts.some(({ text }) => refusal.test(text))) return []
    const but = other
      ? `${lineOf(other)} says "${other.statement}"`
      : 'the site has no link "Do Not Sell My Personal Information"'
    const what = `The text says "${words}", but ${but}.`
    const fix = 'Look for a "not" that is missing, or add the link.'
    return [fact(field.record, field.path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
  })
}
