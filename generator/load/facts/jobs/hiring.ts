import { type Fact, type FactSources, fact } from '../fact.ts'
import { type HiringWords, hiringWordsOf } from '../languages/hiring-words.ts'
import { companyTexts, sentencesOf } from '../texts.ts'

/** A text about jobs on another page than the one for applicants. */
const ofJobs =
  /\b(?:hiring|applicants?|candidates?|job openings?|vacanc(?:y|ies)|join our team)\b|(?<!\p{L})(?:contratamos|vacantes?|candidat[oa]s?|ofertas? de empleo)(?!\p{L})/iu

/** Jobs for people of one sex, age, origin, faith or family, in texts for applicants: laws of most countries forbid it. */
export function checkHiring(sources: FactSources): Fact[] {
  const { folders, language } = sources.records
  const known = hiringWordsOf(language.tag)
  if (!known) return []
  const careers = new Set<unknown>(folders.pages.filter(({ value }) => value.screen === 'careers'))
  return companyTexts(sources).flatMap(({ record, path, text }) => {
    if (!known.hint.test(text) || !(careers.has(record) || ofJobs.test(text))) return []
    for (const sentence of sentencesOf(text)) {
      const chosen = chosenIn(sentence, known)
      const words = chosen ?? askedIn(sentence, known)
      if (words === undefined) continue
      const what =
        chosen === undefined
          ? `The text says "${words}": laws against discrimination forbid to choose people by the answer.`
          : `The text says "${words}": laws against discrimination forbid to choose people so.`
      const fix = 'Say what the work requires, and leave out age, sex, origin, faith and family.'
      return [fact(record, path, { code: 'hiring-discriminates', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}

function chosenIn(sentence: string, { chosen, denied, traits }: HiringWords): string | undefined {
  const [words] = chosen.exec(sentence) ?? []
  return words === undefined || denied.test(sentence.replace(words, '').replace(traits, '')) ? undefined : words
}

function askedIn(sentence: string, { asked, denied }: HiringWords): string | undefined {
  const [words] = asked?.question.exec(sentence) ?? []
  if (words === undefined || asked?.allowed.test(sentence)) return undefined
  return denied.test(sentence.replace(words, '')) ? undefined : words
}
