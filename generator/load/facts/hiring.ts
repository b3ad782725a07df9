import { type Fact, type FactSources, fact } from './fact.ts'
import { companyTexts, sentencesOf } from './texts.ts'

const people = '(?:women|men|girls|boys|ladies|gentlemen|females?|males?|young people|christians?|citizens|mothers)'
/** `women under 35 only`, `no one over 50`, `must be under 30`, `native speakers only`, `a pretty face`. */
const english = [
  `\\b(?:hire|hiring|employ|want|seek(?:ing)?|looking for|accept|take) (?:only )?(?:young |younger |single |unmarried |white |able-bodied |healthy |attractive )*${people}(?: (?:under|below|younger than) \\d\\d)?(?: only)?\\b(?! and (?:women|men)| or (?:women|men|female|male))`,
  `\\b(?:only ${people}|${people} only)\\b`,
  '\\b(?:must|should|has to|have to|needs? to) be (?:under|below|younger than|no older than|between 1\\d and) \\d\\d\\b',
  '\\b(?:no ?(?:one|body)|not? (?:applicants?|candidates?)) (?:over|above|older than) \\d\\d\\b',
  '\\b(?:aged?|ages) (?:1[89]|2\\d) (?:to|and|-|–) [2-4]\\d\\b',
  '\\bnative (?:english[ -])?speakers only\\b',
  '\\bno (?:pregnant|disabled|married) (?:women|people|applicants|candidates)\\b',
].join('|')
const spanish = [
  '(?<!\\p{L})(?:solo|sólo|solamente|únicamente) (?:mujeres|hombres|chicas|chicos|señoritas|varones)(?!\\p{L})',
  '(?<!\\p{L})(?:mujeres|hombres|chicas|chicos|señoritas|personas) (?:de menos de|menores de|de hasta) [2-5]\\d años',
  '(?<!\\p{L})(?:edad máxima|máximo de edad|menor de [2-5]\\d años|entre 1[89] y [2-4]\\d años|buena presencia)(?!\\p{L})',
].join('|')
const patterns: Readonly<Record<string, RegExp>> = { en: new RegExp(english, 'i'), es: new RegExp(spanish, 'iu') }
/** Sentences that say what the law says, and that it is not done. */
const denied =
  /\b(?:regardless|without regard|never|not|law|laws|discriminat\w*|equal)\b|n['’]t\b|(?<!\p{L})(?:no|nunca|sin|independientemente|igualdad)(?!\p{L})(?! one| pregnant| disabled| married| applicants)/iu

/** Jobs for people of one sex, age or origin, on the page for applicants: laws of most countries forbid it. */
export function checkHiring(sources: FactSources): Fact[] {
  const { folders, language } = sources.records
  const [tag = ''] = language.tag.split('-')
  const pattern = patterns[tag]
  const careers = new Set<unknown>(folders.pages.filter(({ value }) => value.screen === 'careers'))
  if (!pattern || careers.size === 0) return []
  return companyTexts(sources).flatMap(({ record, path, text }) => {
    if (!careers.has(record)) return []
    for (const sentence of sentencesOf(text)) {
      const [words] = pattern.exec(sentence) ?? []
      if (words === undefined || denied.test(sentence.replace(words, ''))) continue
      const what = `The text says "${words}": laws against discrimination forbid to choose people so.`
      const fix = 'Say what the work requires, and leave out age, sex and origin.'
      return [fact(record, path, { code: 'hiring-discriminates', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}
