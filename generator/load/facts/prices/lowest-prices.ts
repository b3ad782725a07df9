import type { Fact, FactSources } from '../fact.ts'
import { companyTexts, type FieldText, isEnglish, textsOf } from '../texts.ts'
import { type Amount, amountsIn } from './amounts.ts'
import { stemOf, wordsOf } from './name-stems.ts'
import { changesOf, isChanged } from './price-changes.ts'
import { contradiction } from './price-contradiction.ts'
import { isJob } from './price-units.ts'
import type { Priced, ServiceRecord } from './priced-services.ts'

const lowest = '(?:lowest|cheapest|smallest|least expensive|lowest-priced|most affordable)'
const price = '(?:(?:starting|published|listed|base) )?(?:price|rate)'
const ofAll =
  '(?: (?:of (?:all|them|these|any|any service|all (?:our )?(?:services|prices))|we (?:have|charge)|on (?:this|the|our) (?:site|website|page|list)))'
/** After the subject: `is`, `being that of a house at`. */
const verb =
  '(?: (?:is|being|starts?|begins?|costs?|comes? to|at)(?! (?:not|never))(?: (?!(?:not|never|and|but|or|more|less|below|above|under|over|off|per)\\b)\\p{L}+){0,7})?'

/** Before an amount: words that make it the lowest price of all services. */
const patterns = [
  `\\b[Oo]ur ${lowest} ${price}${ofAll}?${verb}`,
  `\\b[Tt]he ${lowest} ${price}${ofAll}${verb}`,
  `\\b[Oo]ur ${lowest} (?:service|visit|job|clean|cleaning|option|offer)${verb}`,
  // `Each service page shows its starting price, the lowest being that of a house at`
  `\\b(?:[Ee]ach|[Ee]very|[Aa]ll|[Tt]he|[Oo]ur) (?:of our )?services?(?: pages?)? [^$€£,;:.]{0,40}\\bprices?, (?:and |with |of which )?the ${lowest}(?: of (?:them|these|all))?${verb}`,
  `\\b[Aa]ll (?:of )?our (?:services|prices)(?: (?:start|begin))?`,
].map((pattern) => new RegExp(`${pattern} $`, 'u'))

const hinted = new RegExp(`\\b${lowest}\\b|\\b[Aa]ll (?:of )?our (?:services|prices)\\b`)

/** After an amount: what makes it no price of a whole job. */
const isOther =
  /^ ?(?:[–-]\s?[$€£\d]|(?:off|less|more|extra|discount|fee|for)\b|(?:an?|per|each|\/) ?(?!visit|home|house|job|service|clean|office|apartment)\p{L})/iu

/** `Each service page shows its starting price, the lowest being that of a house at $99`, where a service starts at $79. English alone. */
export function checkLowestPrices(sources: FactSources, priced: readonly Priced[]): Fact[] {
  const { records } = sources
  if (!isEnglish(sources) || priced.length < 2) return []
  const [lowestOfAll] = byAmount(priced)
  // The price of a key or a window may be below that of the cheapest visit.
  const [first] = byAmount(priced.filter(({ record, isRate }) => !isRate && isJob(unitOf(record), 'en')))
  if (!lowestOfAll || !first) return []
  const { pages, articles, services } = records.folders
  // Articles and jobs have amounts of others.
  const ofOthers = new Set<unknown>([...articles, ...pages.filter(({ value }) => value.screen === 'careers')])
  const fields = companyTexts(sources).filter(
    (field) => !ofOthers.has(field.record) && field.path[0] !== 'policies' && hinted.test(field.text),
  )
  return fields.flatMap((field) =>
    amountsIn(field.text).flatMap((each) => {
      if (!isLowest(each) || isOfOne(field, priced)) return []
      const { amount, words } = each
      // What has no price of its own may cost less.
      const isBelow = amount < lowestOfAll.amount && priced.length === services.length && !isStated(amount, sources)
      if (amount <= first.amount && !isBelow) return []
      if (isChanged(amount, first.amount, changesOf(sources))) return []
      const what = `The text says "${words}", but the lowest price of a service is ${first.amount}, that of ${first.record.value.name}.`
      return [contradiction(field, words, what)]
    }),
  )
}

const byAmount = (priced: readonly Priced[]) => priced.toSorted((one, other) => one.amount - other.amount)

const unitOf = ({ value: { price } }: ServiceRecord) => ('unit' in price ? price.unit : '')

const isLowest = ({ before, after }: Amount) =>
  hinted.test(before) && !isOther.test(after) && patterns.some((pattern) => pattern.test(before))

/** Whether the question or the heading of a text is about a service, so that its lowest price is meant. */
function isOfOne({ record, path }: FieldText, priced: readonly Priced[]): boolean {
  const holder = path.slice(0, -1).reduce<unknown>((each, key) => Object(each)[key], record.value)
  const { question = '', heading = '' } = Object(holder)
  const asked = new Set(wordsOf(`${question} ${heading}`).map(stemOf))
  const all = priced.map(({ record: { value } }) => [...new Set(wordsOf(value.name).map(stemOf))])
  // A word that several services have, such as `cleaning`, names none of them.
  return all.some((own) =>
    own.some((stem) => asked.has(stem) && all.filter((each) => each.includes(stem)).length === 1),
  )
}

/** Whether a text of a service has an amount, such as that of something that is added. */
const isStated = (amount: number, { records }: FactSources): boolean =>
  records.folders.services.some((record) =>
    textsOf(record).some(({ text }) => amountsIn(text).some((each) => each.amount === amount)),
  )
