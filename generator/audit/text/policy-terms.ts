import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import type { PolicyFact } from '../../core/facts.ts'
import { isLaterStep } from '../../core/text/later-steps.ts'
import { clauseAt, isOwnTerm } from '../../core/text/own-terms.ts'
import { isCanceledByCompany, isTermOfOthers } from '../../core/text/terms-of-others.ts'
import { type LanguageWords, languageWords } from '../language/language-words.ts'
import { contentWords } from './content-words.ts'

type Subject = { subject: string; stems: RegExp[] }
const subjectsByManifest = new WeakMap<Manifest, Subject[]>()

/**
 * The terms of the company that a text block states: durations in sentences about the subject of a policy. Such a sentence
 * contains every word of the subject in any form; or it contains a term word and no subject, is next to such a sentence, and
 * the block names exactly one subject.
 */
export function policyTermsIn(block: string, manifest: Manifest): PolicyFact[] {
  const subjects = subjectsOf(manifest)
  if (subjects.length === 0) return []
  const words = languageWords(manifest)
  if (!words.durations.signs.test(block)) return []
  const sentences = block
    .split(/(?<=[.!?;])\s+/)
    .map((text) => ({ text, about: isTermOfOthers(text) || ofData.test(text) ? [] : subjectsIn(text, subjects) }))
  const [named, ...others] = new Set(sentences.flatMap(({ about }) => about.map(({ subject }) => subject)))
  return sentences.flatMap(({ text, about }, index) => {
    const isBeside = [sentences[index - 1], sentences[index + 1]].some((next) => next && next.about.length > 0)
    const continues =
      !isTermOfOthers(text) &&
      about.length === 0 &&
      named !== undefined &&
      others.length === 0 &&
      isBeside &&
      words.termWords.test(text) &&
      !(named === 'cancellation' && ofPrice.test(text))
    if (!continues && about.length === 0) return []
    return statedDurations(text, words)
      .filter(({ at }) => isOwnTerm(text, at, (word) => policyWords(manifest).has(stemOf(word, words))))
      .flatMap((stated) =>
        (continues ? [named] : subjectsAt(text, stated.at, about, words)).flatMap((subject) =>
          stated.hours
            // Its subject may be that of a question before the block, and so of another policy.
            .filter((hours) => !continues || statedIn(manifest, named).has(hours) || !statedIn(manifest).has(hours))
            .filter(
              (hours) =>
                !isLater(text, stated, { subject, manifest }) && !isOfOtherPolicy(text, hours, { subject, manifest }),
            )
            .map((hours) => ({ subject, hours, words: stated.words, phrase: shortened(text) })),
        ),
      )
  })
}

/** The subjects of a sentence whose clause has a duration. A clause without a subject is about the only one of its sentence. */
function subjectsAt(sentence: string, at: number, about: readonly Subject[], words: LanguageWords): string[] {
  return about
    .filter((each) => {
      const clause = clauseAt(sentence, at, inOneClause.has(each.subject)).text
      return isAbout(clause, each) || (about.length === 1 && words.termWords.test(clause))
    })
    .map(({ subject }) => subject)
}

/** Subjects of which any clause beside that of another term may have a word: `report it, and you pay nothing`. */
const inOneClause = new Set(['payment'])

/** `They are deleted 90 days after the visit`: how long data is kept. */
const ofData =
  /\b(?:(?:is|are|be|gets?) (?:deleted|erased|destroyed|retained|stored|kept)|we (?:delete|erase|keep|store|retain)) \b/i

/** `We announce a change of the price 60 days ahead`, after a sentence on canceling, is about prices. */
const ofPrice = /(?<!\p{L})(?:prices?|rates?|precios?|tarifas?)(?!\p{L})/iu

const subjectsIn = (sentence: string, subjects: readonly Subject[]) =>
  subjects.filter((each) => isAbout(sentence, each))

const isAbout = (text: string, { subject, stems }: Subject) =>
  stems.every((stem) => stem.test(text)) && (subject !== 'cancellation' || !isCanceledByCompany(text))

type About = { subject: string; manifest: Manifest }

/** Whether a duration is that of a later step than the policies on a subject have, as the end of a service without payment. */
function isLater(text: string, { words, hours }: Duration, { subject, manifest }: About): boolean {
  if ([...statedIn(manifest, subject)].some((each) => hours.some((hour) => each >= hour))) return false
  const own = manifest.site.policies.filter((policy) => policy.subject === subject).flatMap(textsOf)
  return isLaterStep(text, words, { subject, text: own.join('. ') })
}

/** Fewest words of another policy, beside its duration, in a sentence about what that policy is about. */
const fewestShared = 2

/**
 * Whether a sentence has a duration of a policy on another subject, and more words of that policy than of those on its own:
 * `Cancel the rental with 15 days notice`, where a policy has `Rentals end with 15 days notice`.
 */
function isOfOtherPolicy(text: string, hours: number, { subject, manifest }: About): boolean {
  if (statedIn(manifest, subject).has(hours) || !statedIn(manifest).has(hours)) return false
  const words = languageWords(manifest)
  const said = contentStems(text, words)
  const shared = (policy: Policy) =>
    [...contentStems([policy.title, ...textsOf(policy)].join('. '), words)].filter((stem) => said.has(stem)).length
  const most = (policies: readonly Policy[]) => Math.max(0, ...policies.map(shared))
  const own = manifest.site.policies.filter((policy) => policy.subject === subject)
  const others = manifest.site.policies.filter((policy) =>
    textsOf(policy).some((each) => durationsIn(each, words).includes(hours)),
  )
  // `The deposit is returned if you cancel three days ahead`, a policy on deposits.
  const meant = subjectsOf(manifest).find((each) => each.subject === subject)
  const saysBoth = (each: string) =>
    meant !== undefined && isAbout(each, meant) && durationsIn(each, words).includes(hours)
  if (others.some((policy) => textsOf(policy).some(saysBoth))) return true
  return most(others) >= Math.max(fewestShared, most(own) + 1)
}

/** The first letters of the words of a text that say what it is about, without its durations. */
const contentStems = (text: string, words: LanguageWords): Set<string> =>
  new Set(
    contentWords(text.replace(words.durations.phrase, ' '), words.functionWords)
      .filter((word) => word.length >= fewestLetters && !ofAnyTerm.test(word))
      .map((word) => stemOf(word, words)),
  )
const fewestLetters = 4
/** Words of terms on any subject. */
const ofAnyTerm =
  /^(?:within|before|after|until|least|most|advance|ahead|later|tell|antes|después|hasta|dentro|menos|plazo|avis[ae])$/

/** The durations in a text, in hours, each once. */
export const durationsIn = (text: string, words: Pick<LanguageWords, 'durations'>): number[] => [
  ...new Set(statedDurations(text, words).flatMap(({ hours }) => hours)),
]

/** A duration as it is written and where, with one number of hours, or two of a range. */
export type Duration = { words: string; at: number; hours: number[] }

export const statedDurations = (text: string, { durations }: Pick<LanguageWords, 'durations'>): Duration[] =>
  Array.from(text.matchAll(durations.phrase), ({ 0: words, 1: from = '', 2: to, 3: unit = '', index }) => {
    const ofUnit = durations.hours[unit.toLowerCase()] ?? 1
    return { words, at: index, hours: [from, to].flatMap((each) => (each === undefined ? [] : Number(each) * ofUnit)) }
  })

/** `48 hours`, `7 days` */
export function shownDuration(hours: number): string {
  const [count, unit] = hours >= 72 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

type Policy = Manifest['site']['policies'][number]

const textsOf = ({ statement, terms }: Policy) => [statement, ...terms.flatMap(({ when, outcome }) => [when, outcome])]

/** The durations that policies on a subject, or on any, state, in hours. */
const statedIn = kept(
  (manifest: Manifest, subject?: string): ReadonlySet<number> =>
    new Set(
      manifest.site.policies
        .filter((policy) => subject === undefined || policy.subject === subject)
        .flatMap(textsOf)
        .flatMap((text) => durationsIn(text, languageWords(manifest))),
    ),
)

/** The stems of the words of all policies: of those with whom and about what the company has terms. */
const policyWords = kept(
  (manifest: Manifest): ReadonlySet<string> =>
    contentStems(manifest.site.policies.flatMap(textsOf).join('. '), languageWords(manifest)),
)

/** The subjects for which some policy states a duration. For other subjects, a text may state any. */
function subjectsOf(manifest: Manifest): Subject[] {
  const known = subjectsByManifest.get(manifest)
  if (known) return known
  const { policies } = manifest.site
  const words = languageWords(manifest)
  const timed = policies.filter((policy) => textsOf(policy).some((text) => durationsIn(text, words).length > 0))
  const subjects = [...new Set(timed.map(({ subject }) => subject))].map((subject) => {
    const phrase = words.policyPhrases[subject]
    return {
      subject,
      stems: phrase ? [phrase] : subject.split('-').map((word) => new RegExp(`\\b${stemOf(word, words)}`, 'i')),
    }
  })
  subjectsByManifest.set(manifest, subjects)
  return subjects
}

function stemOf(word: string, { endings }: LanguageWords): string {
  const stem = word.replace(endings, '')
  return stem.length >= 3 ? stem : word
}

const shortened = (sentence: string) =>
  sentence.length <= 120 ? sentence : `${sentence.slice(0, 117).replace(/\s+\S*$/u, '')}…`
