import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyTexts, textsOf, textsOfPlaces } from '../texts.ts'
import { amountsIn } from './amounts.ts'
import { changesOf, isChanged } from './price-changes.ts'
import { isPriceOf } from './price-of-kind.ts'
import { subjectOf } from './price-subject.ts'
import type { Priced, ServiceRecord } from './priced-services.ts'

/** After a short name: `deep visits`. A short name with a hyphen is a job by itself: `move-outs`, `tune-ups`. */
const jobs = '(?:visits?|jobs?|calls?|appointments?|service|work|packages?|bookings?|sessions?)'

/** What texts call a service: its name, `move-outs` and `move-out cleans` for Move-Out Cleaning. Part of an expression. */
function namesOf({ value: { name } }: ServiceRecord, language: string): string {
  const words = name.split(' ')
  const [short, last = ''] = [words.slice(0, -1).join(' '), words.at(-1) ?? '']
  if (short === '' || !language.startsWith('en')) return `${literal(name)}s?`
  const stem = last.replace(/(?:ing|s)$/, '')
  const after = `[ -](?:${literal(stem)}\\p{Ll}*|${jobs})`
  const written = short.split(/[- ]/).map(literal).join('[ -]?')
  return `${written}${short.includes('-') ? `(?:${after}|s?)` : after}`
}

/** `Move-outs here start at $59`, in any text of the company or of a place, where the service starts at $149. */
export function checkPricesOfNamed(sources: FactSources, priced: readonly Priced[]): Fact[] {
  const { records } = sources
  const language = records.language.tag
  const { pages, articles, services, counties, traits } = records.folders
  // Articles and jobs have amounts of others.
  const ofOthers = new Set<unknown>([...articles, ...pages.filter(({ value }) => value.screen === 'careers')])
  const fields = [
    ...companyTexts(sources).filter(({ record, path }) => !ofOthers.has(record) && path[0] !== 'policies'),
    ...[...services, ...counties, ...traits].flatMap((record) => textsOf(record)),
    ...textsOfPlaces(sources).flatMap((place) => place.fields),
  ]
  const named = priced.flatMap((price) =>
    price.isRate
      ? []
      : [{ ...price, pattern: namesOf(price.record, language), subject: subjectOf([price.record], sources) }],
  )
  const prices = new Set(priced.map(({ amount }) => amount))
  return fields.flatMap((field) =>
    amountsIn(field.text).flatMap((each) => {
      if (prices.has(each.amount)) return []
      const found = named.find(
        ({ amount, pattern, subject }) => each.amount < amount && isPriceOf(each, pattern, subject),
      )
      if (!found || textsOf(found.record).some(({ text, record }) => record !== field.record && hasAmount(text, each)))
        return []
      if (isChanged(each.amount, found.amount, changesOf(sources, found.record, field.record))) return []
      const { name } = found.record.value
      const what = `The text says "${each.words}", but the price of ${name} starts at ${found.amount}.`
      const fix = 'Correct the text, or the price.'
      return [
        fact(field.record, field.path, { code: 'price-in-text-differs', severity: 'warning', what, fix }, each.words),
      ]
    }),
  )
}

const hasAmount = (text: string, { amount }: { amount: number }) =>
  amountsIn(text).some((other) => other.amount === amount)
