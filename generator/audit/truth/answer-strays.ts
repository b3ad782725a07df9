import type { Manifest } from '#manifest/schema.ts'
import type { StrayFact } from '../../core/facts.ts'
import { monthNames } from '../../core/text/month-names.ts'
import { textsIn } from './written-texts.ts'

/** Where an answer is. */
export const answerSlot = 'answer'

/** A question of the manifest, with the texts of its answer. */
type Question = { question: string; texts: ReadonlySet<string> }

/**
 * Finds answers under another question, questions that a page has twice with two answers, and steps of the guide with another time.
 * Looks each text block of a page up once.
 */
export function answerReader(
  { translations: _, messages: __, cities: ___, ...company }: Manifest,
  isEdited: (text: string) => boolean,
): (texts: readonly string[]) => StrayFact[] {
  const questions = new Map<string, Question>()
  const owners = new Map<string, Question | undefined>()
  for (const { question, answer } of questionsIn(company)) {
    const known = { question, texts: new Set(textsIn(answer)) }
    // Two records may have one question with an answer each.
    questions.set(question, { question, texts: new Set([...(questions.get(question)?.texts ?? []), ...known.texts]) })
    for (const text of known.texts) owners.set(text, owners.has(text) ? undefined : known)
  }
  const timesOf = new Map<string, Set<string>>()
  for (const { when, what } of stepsIn(company)) timesOf.set(what, (timesOf.get(what) ?? new Set()).add(when))
  return (texts) => {
    const answers = new Map<string, string>()
    const found: StrayFact[] = []
    for (let at = 0; at + 1 < texts.length; at++) {
      const label = texts[at] ?? ''
      const times = timesOf.get(texts[at + 1] ?? '')
      if (times && !times.has(label) && label.length <= longestTime && isTime.test(label))
        found.push({ kind: 'altered', slot: 'text', found: label, wanted: [...times][0] ?? '', phrase: label })
      const own = questions.get(texts[at] ?? '')
      const next = texts[at + 1] ?? ''
      if (!own || questions.has(next)) continue
      const { question } = own
      const other = own.texts.has(next) ? undefined : owners.get(next)
      if (other && other.question !== question)
        found.push({ kind: 'altered', slot: answerSlot, found: next, wanted: '', phrase: question })
      else if (isAnother(next, own, texts) && !isEdited(next))
        found.push({
          kind: 'altered',
          slot: answerSlot,
          found: next,
          wanted: [...own.texts][0] ?? '',
          phrase: question,
        })
      const earlier = answers.get(question)
      if (earlier !== undefined && earlier !== next)
        found.push({
          kind: 'slip',
          slot: answerSlot,
          found: question,
          wanted: `The question "${question}" is there twice, with two answers`,
          phrase: question,
        })
      answers.set(question, next)
    }
    return found
  }
}

/** Words of an answer in sentences, and the most words of the right one that it may have, as a share of its own. */
const fewestWords = 6
const mostShared = 0.8

/** Whether a text under a question of a page is another one, and the page has the answer of the manifest nowhere. */
function isAnother(text: string, { texts: own }: Question, all: readonly string[]): boolean {
  const words = wordsOf(text)
  if (words.length < fewestWords || !/[.!?]["”’)]?$/.test(text) || all.some((each) => own.has(each))) return false
  const answers = [...own].map(wordsOf)
  return answers.every((answer) => words.filter((word) => answer.includes(word)).length <= mostShared * words.length)
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Characters of the longest time of a step, and what makes it one. */
const longestTime = 40
const isTime = new RegExp(
  `\\d|\\b(?:${monthNames.join('|')}|spring|summer|autumn|fall|winter|first|last|weeks?|days?|months?|hours?|morning|evening|night|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|semanas?|días?|mes(?:es)?)\\b`,
  'i',
)

/** The steps of a value that say when something is done, wherever they are. A page has the time before the step. */
function stepsIn(value: unknown): { when: string; what: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'when' in value && 'what' in value && typeof value.when === 'string' && typeof value.what === 'string'
      ? [{ when: value.when, what: value.what }]
      : []
  return [...own, ...Object.values(value).flatMap(stepsIn)]
}

/** The questions with answers of a value, wherever they are. */
function questionsIn(value: unknown): { question: string; answer: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const own =
    'question' in value && 'answer' in value && typeof value.question === 'string' && typeof value.answer === 'string'
      ? [{ question: value.question, answer: value.answer }]
      : []
  return [...own, ...Object.values(value).flatMap(questionsIn)]
}
