import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import type { PolicyFact } from '../../core/facts.ts'
import { isCanceledByCompany, isTermOfOthers } from '../../core/text/terms-of-others.ts'
import { type LanguageWords, languageWords } from '../language/language-words.ts'

type Subject = { subject: string; stems: RegExp[] }
const subjectsByManifest = new WeakMap<Manifest, Subject[]>()

/**
 * The durations in sentences of a text block about the subject of a policy. Such a sentence contains every word of the subject in any
 * form; or it contains a term word and no subject, is next to such a sentence, and the block names exactly one subject.
 */
export function policyTermsIn(block: string, manifest: Manifest): PolicyFact[] {
  const subjects = subjectsOf(manifest)
  if (subjects.length === 0) return []
  const words = languageWords(manifest)
  if (!words.durations.signs.test(block)) return []
  const sentences = block
    .split(/(?<=[.!?;])\s+/)
    .map((text) => ({ text, about: isTermOfOthers(text) ? [] : subjectsIn(text, subjects) }))
  const [named, ...others] = new Set(sentences.flatMap(({ about }) => about))
  return sentences.flatMap(({ text, about }, index) => {
    const isBeside = [sentences[index - 1], sentences[index + 1]].some((next) => next && next.about.length > 0)
    const continues =
      !isTermOfOthers(text) &&
      about.length === 0 &&
      named !== undefined &&
      others.length === 0 &&
      isBeside &&
      words.termWords.test(text)
    // Its subject may be that of a question before the block, and so of another policy.
    const found = durationsIn(text, words).filter(
      (hours) => !continues || statedIn(manifest, named).has(hours) || !statedIn(manifest).has(hours),
    )
    return (continues ? [named] : about).flatMap((subject) =>
      found.map((hours) => ({ subject, hours, phrase: shortened(text) })),
    )
  })
}

const subjectsIn = (sentence: string, subjects: readonly Subject[]) =>
  subjects
    .filter(({ stems }) => stems.every((stem) => stem.test(sentence)))
    .map(({ subject }) => subject)
    .filter((subject) => subject !== 'cancellation' || !isCanceledByCompany(sentence))

/** The durations in a text, in hours, each once. */
export function durationsIn(text: string, { durations }: Pick<LanguageWords, 'durations'>): number[] {
  const found = new Set<number>()
  for (const [, from = '', to, unit = ''] of text.matchAll(durations.phrase)) {
    const hours = durations.hours[unit.toLowerCase()] ?? 1
    found.add(Number(from) * hours)
    if (to !== undefined) found.add(Number(to) * hours)
  }
  return [...found]
}

/** `48 hours`, `7 days` */
export function shownDuration(hours: number): string {
  const [count, unit] = hours >= 72 && hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

const textsOf = ({ statement, terms }: Manifest['site']['policies'][number]) => [
  statement,
  ...terms.flatMap(({ when, outcome }) => [when, outcome]),
]

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

const shortened = (sentence: string) => (sentence.length <= 120 ? sentence : `${sentence.slice(0, 117).trimEnd()}…`)
