import { oneLine } from '../../../core/text/one-line.ts'
import type { Fact, FactSources } from '../fact.ts'
import type { FactWords } from '../languages/fact-words.ts'
import { isOtherWarranty } from '../policies/warranted-things.ts'
import { type FieldText, matchesOf, sentencesOf } from '../texts.ts'
import { numberIn, report } from './stated.ts'

type Stated = { words: string; days: number }
/** Times for which the company warrants its work, and the services they are for. An empty set is for all. */
type Promised = { times: Stated[]; services: ReadonlySet<unknown> }

/** A warranty of another length than those of the policies and claims that are about the same. */
export function warranties(texts: readonly FieldText[], sources: FactSources, words: FactWords): Fact[] {
  const servicesIn = serviceFinder(sources)
  const promises = promisesOf(sources, words, servicesIn)
  if (promises.length === 0) return []
  return texts.flatMap((field) => {
    const sentence =
      sentencesOf(oneLine(field.text)).find((each) => words.warranty.test(each) && !isOtherWarranty(each, sources)) ??
      ''
    const [stated] = timesOf(words.warranty.exec(sentence), sources, words)
    const services = servicesIn(sentence, field.record)
    const known = promises.filter((each) => isShared(each.services, services)).flatMap(({ times }) => times)
    if (!stated || known.length === 0) return []
    if (known.some(({ days }) => Math.abs(days - stated.days) <= 0.05 * days)) return []
    return [
      report(field, {
        code: 'policy-numbers-differ',
        what: `The text says "${stated.words}", but site.yaml says "${known[0]?.words}".`,
        fix: 'Correct the text, or site.yaml.',
        words: stated.words,
      }),
    ]
  })
}

const isShared = (one: ReadonlySet<unknown>, other: ReadonlySet<unknown>) =>
  one.size === 0 || other.size === 0 || [...one].some((each) => other.has(each))

function promisesOf(sources: FactSources, words: FactWords, servicesIn: ReturnType<typeof serviceFinder>): Promised[] {
  const { policies, claims } = sources.site.value
  const inWords = (texts: readonly string[]) =>
    texts.flatMap((text) => timesOf(words.warranty.exec(oneLine(text)), sources, words))
  const ofPolicies = policies.map(({ subject, title, statement, terms }) => {
    const stated = inWords([statement, ...terms.map(({ outcome }) => outcome)])
    const isWarranty = ofWarranty.test(`${subject} ${title}`)
    const all = [statement, ...terms.flatMap(({ when, outcome }) => [when, outcome])]
    // `Two years of warranty, and three months on drains`
    const times = isWarranty ? [...stated, ...all.flatMap((text) => allTimes(text, sources, words))] : stated
    return { times, services: servicesIn(`${title} ${statement}`) }
  })
  const ofClaims = claims.map(({ text }) => ({ times: inWords([text]), services: servicesIn(text) }))
  return [...ofClaims, ...ofPolicies].filter(({ times }) => times.length > 0)
}

/** A policy on the warranty may say it in other words: `covered for 60 days`. */
const ofWarranty = /warrant|garant/i

const numberAndUnit = /(?<![\p{L}\d])(\d+|\p{L}+) (?=(\p{L}+))/gu

const allTimes = (text: string, sources: FactSources, words: FactWords) =>
  matchesOf(oneLine(text), numberAndUnit).flatMap((match) => timesOf(match, sources, words))

/** The time of a match with a number and a unit. */
function timesOf(match: RegExpExecArray | null, sources: FactSources, { unitDays }: FactWords): Stated[] {
  const [words = '', written = '', unit = ''] = match ?? []
  const number = /^una?$/i.test(written) ? 1 : numberIn(written, sources)
  const days = unitDays[unit.toLowerCase()] ?? unitDays[unit.toLowerCase().replace(/s$/, '')]
  return number === undefined || days === undefined
    ? []
    : [{ words: words.endsWith(' ') ? words + unit : words, days: number * days }]
}

/** Words of so many letters tell services apart, by so many first letters, if at most so many names have them. */
const [fewestLetters, stem, mostNames] = [4, 5, 2]

/** Finds the services that a text names by a word of theirs, or that it belongs to. */
function serviceFinder({ records: { folders } }: FactSources) {
  const named = folders.services.map((service) => ({ service, stems: stemsOf(service.value.name) }))
  const isOwn = (each: string) => named.filter(({ stems }) => stems.has(each)).length <= mostNames
  return (text: string, record?: unknown): ReadonlySet<unknown> => {
    const own = named.filter(({ service }) => service === record)
    const stems = stemsOf(text)
    const found =
      own.length > 0 ? own : named.filter((each) => [...each.stems].some((one) => stems.has(one) && isOwn(one)))
    return new Set(found.map(({ service }) => service))
  }
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter(({ length }) => length >= fewestLetters)
      .map((word) => word.slice(0, stem)),
  )
