import { type Fact, type FactSources, fact } from '../fact.ts'
import { type Hazards, hazardsIn } from '../languages/hazards.ts'
import { type FieldText, sentencesOf, shownTexts } from '../texts.ts'

/** `Mix bleach with a little ammonia`, of which an edit took the `never`. */
export function checkDangerousAdvice(sources: FactSources): Fact[] {
  const known = hazardsIn[sources.records.language.tag.split('-', 1)[0] ?? '']
  if (!known) return []
  return shownTexts(sources).flatMap((field) => {
    const { record, path, text } = field
    if (known.namedIn(text) === 0) return []
    const sentences = sentencesOf(text)
    for (const [index, sentence] of sentences.entries()) {
      const found = hazardIn(sentence, known)
      if (!found) continue
      const { words, danger } = found
      // `Are your products safe for pets?` is no question about the hazard.
      const titles = titlesOf(field).map((title) => (known.namedIn(title) === 0 ? title.replaceAll('?', '') : title))
      const around = [...titles, sentences[index - 1] ?? '', sentences[index + 1] ?? '']
      // A warning may be a part of the words: `no need to switch off the power`. A condition is none: `If it does not load, text us …`
      const rest = sentence.replace(words, '').replace(condition, '')
      if ([...around, rest].some((each) => known.warned.test(each))) continue
      const what = `The text says "${words}", which is dangerous: ${danger}.`
      const fix = 'Correct the advice. A "never" or "not" may be missing.'
      return [fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}

const condition = /^(?:If|When|Should|In case|Si|Cuando) [^,.;:]{1,60}, /

function hazardIn(sentence: string, { all, namedIn }: Hazards): { words: string; danger: string } | undefined {
  const named = namedIn(sentence)
  if (named === 0) return undefined
  for (const [index, { pattern, unless, danger }] of all.entries()) {
    if ((named & (1 << index)) === 0) continue
    const [match] = pattern.exec(sentence) ?? []
    if (match !== undefined && !unless?.test(sentence)) return { words: match.replace(/^[;:—–,]? /, ''), danger }
  }
  return undefined
}

/** Fields with what the texts beside them are about. */
const titles = ['title', 'heading', 'question', 'name', 'label'] as const

/** The headings of a text, of the list that it is in, and of the section: `Five mistakes`. */
export function titlesOf({ record, path, text }: FieldText): string[] {
  const found: string[] = text.match(/^#{1,6} .*/gm) ?? []
  let value: unknown = record.value
  for (const key of path) {
    for (const title of titles) {
      const own: unknown = Object(value)[title]
      if (typeof own === 'string' && own !== text) found.push(own)
    }
    value = Object(value)[key]
  }
  return found
}
