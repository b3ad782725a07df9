import type { Manifest, Price } from '#manifest/schema.ts'
import { numberText, priceText } from '#src/format.ts'
import { countyWord } from '#src/local/words.ts'
import { say } from '#src/messages.ts'
import type { ClaimFact, StrayFact } from '../../core/facts.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { companyDetails } from '../text/company-details.ts'
import { addDataStrays } from './data-strays.ts'
import { headStrays } from './head-strays.ts'
import type { Known } from './known-names.ts'
import { missingCodes } from './listed-codes.ts'
import { misplacedPlaces } from './listed-places.ts'
import { listedPrices } from './listed-prices.ts'
import type { StatementReader } from './read-statements.ts'
import type { Statements } from './statements/statements.ts'
import { type Subject, subjectIn } from './subject.ts'
import { addTextStrays } from './text-strays.ts'

/**
 * The names and figures of a page that are not those of its place and service. Its text blocks were read before, each once for
 * all pages, so a page only compares what they state with its subject.
 */
export type StrayReader = (
  page: OwnPage,
  blocks: readonly { statements: Statements | undefined; claims: readonly ClaimFact[] }[],
) => StrayFact[]

export function strayReader(manifest: Manifest, known: Known, reader: StatementReader): StrayReader {
  const populationLabel = say({ manifest }, 'place.population')
  const countyLabel = countyWord({ manifest })
  const figuresOf = countyFigures(manifest)
  const pricesIn = listedPrices(manifest)
  const pricesOf = new Map(manifest.services.map(({ slug, price }) => [slug, priceLabel(manifest, price)]))
  return (page, blocks) => {
    if (page.route === undefined) return none
    const subject = subjectIn(known, page.params)
    const { addresses } = companyDetails(page, manifest)
    const found = headStrays(page, subject, known, reader)
    addDataStrays(found, { page, subject, known, manifest })
    const { text: texts } = page.own
    found.push(...reader.answersIn(texts))
    const price = pricesOf.get(page.params.service ?? '')
    const figures = page.route === 'county' ? figuresOf(page.params.county ?? '') : undefined
    for (const [index, { statements, claims }] of blocks.entries()) {
      const text = texts[index] ?? ''
      const figure = figures?.get(text)
      if (figure !== undefined) found.push(...countStrays(text, texts[index + 1], figure))
      if (price?.isWithoutSign(text)) found.push(price.stray(text))
      else if (statements) {
        if (price?.isOther(text)) found.push(price.stray(text))
        addTextStrays(found, {
          text,
          before: texts[index - 1],
          after: texts[index + 1],
          statements,
          claims,
          page,
          subject,
          known,
          addresses,
        })
      } else if (text === countyLabel) found.push(...countyStrays(texts[index + 1], subject))
      else if (text === populationLabel) found.push(...populationStrays(texts[index + 1], subject))
    }
    found.push(...missingCodes(texts, subject, page, known), ...misplacedPlaces(page, subject, known))
    // The price of a page about a service is compared above.
    if (page.params.service === undefined) found.push(...pricesIn(texts))
    for (const item of reader.featuresIn(page))
      if (found.every(({ phrase }) => phrase !== item.phrase)) found.push(item)
    return found.length === 0 ? none : found
  }
}

const none: StrayFact[] = []

/** Letters of the longest label with a price. */
const longestLabel = 50

/** Finds the price of a service before another unit: `From $89 per hour` for `From $89 per visit`, `From $60 a day` for `From $60/hour`. */
function priceLabel(manifest: Manifest, price: Price) {
  if (!('amount' in price)) return undefined
  const { amount: value, currency } = price
  const amount = priceText({ manifest }, { kind: 'from', amount: value, currency, unit: '' })
  const label =
    price.kind === 'hourly'
      ? priceText({ manifest }, price)
      : `${amount} ${say({ manifest }, 'price.per-unit', { unit: price.unit })}`
  const bare = [label, amount].map((each) =>
    each
      .replace(/[$£€¥₹]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  return {
    isWithoutSign: (text: string) => text.length <= longestLabel && bare.includes(text) && text !== label,
    /** Another unit, or the amount alone: `$89 per visit` for `From $89 per visit`. */
    isOther: (text: string) =>
      text.length <= longestLabel &&
      text !== label &&
      ((text.startsWith(amount) && /^ ?[\p{Ll}/]/u.test(text.slice(amount.length))) ||
        (label.endsWith(` ${text}`) && /\d/.test(text))),
    stray: (text: string): StrayFact => ({ kind: 'price', slot: 'text', found: text, wanted: label, phrase: text }),
  }
}

/** The numbers in the list of facts about a county, by their labels. */
function countyFigures(manifest: Manifest): (slug: string) => ReadonlyMap<string, string> | undefined {
  const page = manifest.pages.find(({ screen }) => screen === 'service-areas')
  const counts = new Map(manifest.counties.map(({ key }) => [key, 0]))
  for (const { county } of manifest.cities) counts.set(county, (counts.get(county) ?? 0) + 1)
  const keys = new Map(manifest.counties.map(({ slug, key }) => [slug, key]))
  const stats = page?.screen === 'service-areas' ? page.county.stats : undefined
  const offered = manifest.services.length
  const inWords = (value: number) => numberText(value, manifest.site.language)
  return (slug) => {
    const count = counts.get(keys.get(slug) ?? '')
    if (count === undefined) return undefined
    return new Map([
      [stats?.cities ?? say({ manifest }, 'area.figures.communities', { count }), inWords(count)],
      [stats?.services ?? say({ manifest }, 'area.figures.services', { count: offered }), inWords(offered)],
      ...(stats ? [[stats.support.label, stats.support.value] as const] : []),
    ])
  }
}

/** Another number after the label of one. */
const countStrays = (label: string, text: string | undefined, wanted: string): StrayFact[] =>
  text !== undefined && text !== wanted && withoutNumbers(text) === withoutNumbers(wanted)
    ? [{ kind: 'figure', slot: 'count', found: text, wanted, phrase: label }]
    : []

const withoutNumbers = (text: string) => text.replace(/\d[\d.,]*/g, '#')

/** The name after the word for the county, in the list of facts about a city: that of `Provincia de Soria` may be `Soria`. */
function countyStrays(text: string | undefined, { place }: Subject): StrayFact[] {
  if (text === undefined || place?.kind !== 'city') return []
  if (text === place.county || place.county.endsWith(` ${text}`)) return []
  return [{ kind: 'county', slot: 'county', found: text, wanted: place.county, phrase: text }]
}

/** The number after the word for the population, in the list of facts about a city. */
function populationStrays(text: string | undefined, { place }: Subject): StrayFact[] {
  const digits = text?.replace(/\D/g, '')
  if (text === undefined || !digits || place?.population === undefined || Number(digits) === place.population) return []
  return [{ kind: 'figure', slot: 'population', found: text, wanted: String(place.population), phrase: text }]
}
