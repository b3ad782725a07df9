import { distance } from 'fastest-levenshtein'
import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { groupBy } from '../../../core/group-by.ts'
import type { Located } from '../../records.ts'
import { officePlaces } from '../company/office-places.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, isEnglish, matchesOf, textsOf } from '../texts.ts'
import { regionOfCounty } from './county-of.ts'

/** Fields of single records that contradict the other records, or that are of another unit. */
export function checkOddFields(sources: FactSources): Fact[] {
  return [
    ...checkSpaces(sources),
    ...checkLists(sources),
    ...checkFrequencies(sources),
    ...checkAuthors(sources),
    ...checkNoAuthors(sources),
    ...checkPriceUnits(sources),
    ...checkHourlyTexts(sources),
    ...checkSlugPatterns(sources),
    ...checkTimes(sources),
    ...checkOfficeTexts(sources),
  ]
}

/** Spaces that a table or a web page leaves in a name. */
const oddSpace = /[\u00a0\u2000-\u200f\u202f\u2060\ufeff\t]|^\s|\s$|\s\s/

function checkSpaces({ site, records: { cities, folders } }: FactSources): Fact[] {
  const named: readonly Located<{ name: string }>[] = [
    ...cities,
    ...folders.counties,
    ...folders.services,
    ...folders.offices,
    ...folders.categories,
  ]
  const names = named.map((record) => ({ record, path: ['name'], name: record.value.name }))
  const { name: company } = site.value.business
  return [...names, { record: site, path: ['business', 'name'], name: company }].flatMap(({ record, path, name }) =>
    oddSpace.test(name)
      ? [
          fact(record, path, {
            code: 'garbled-text',
            severity: 'warning',
            what: `The name "${name.trim()}" has a space too many, or one that is not an ordinary space.`,
            fix: 'Type the name again.',
          }),
        ]
      : [],
  )
}

/** An item that a list has twice. */
function checkLists({ records: { folders, documents } }: FactSources): Fact[] {
  const { services, pages, guide, cities, counties, traits, articles } = folders
  const records: Located<unknown>[] = [...services, ...pages, ...guide, ...cities, ...counties, ...traits, ...articles]
  return [
    ...records.flatMap((record) => itemsTwice(record, record.value)),
    ...(documents.checklist ? tasksTwice(documents.checklist) : []),
  ]
}

/** A task that its group has twice, perhaps with other levels. */
function tasksTwice(checklist: NonNullable<FactSources['records']['documents']['checklist']>): Fact[] {
  return checklist.value.groups.flatMap(({ tasks }, group) => {
    const plain = tasks.map(({ name }) => name.toLowerCase())
    const twice = plain.findIndex((name, index) => plain.indexOf(name) !== index)
    if (twice < 0) return []
    return [
      fact(checklist, ['groups', group, 'tasks', twice, 'name'], {
        code: 'sentence-twice',
        severity: 'warning',
        what: `The task "${tasks[twice]?.name}" is in the group twice.`,
        fix: 'Remove one of the two, or correct its name.',
      }),
    ]
  })
}

/** The first text that a list has twice: what a service includes, the tasks of a season. One word, as a day, has other checks. */
function itemsTwice(record: Located<unknown>, value: unknown, path: readonly PropertyKey[] = []): Fact[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value))
    return Object.entries(value).flatMap(([key, each]) => itemsTwice(record, each, [...path, key]))
  const plain = value.map((text) => (typeof text === 'string' ? text.toLowerCase().replace(/[.\s]+$/, '') : undefined))
  const twice = plain.findIndex((text, index) => text?.includes(' ') && plain.indexOf(text) !== index)
  if (twice < 0) return value.flatMap((each, index) => itemsTwice(record, each, [...path, index]))
  return [
    fact(record, [...path, twice], {
      code: 'sentence-twice',
      severity: 'warning',
      what: `"${value[twice]}" is in the list twice.`,
      fix: 'Remove one of the two.',
    }),
  ]
}

/** `Bi-Weekly` and `Biweekly`: one choice in two spellings. */
function checkFrequencies({ site }: FactSources): Fact[] {
  const plain = site.value.frequencies.map((text) => text.toLowerCase().replace(/[^\p{L}\d]/gu, ''))
  const twice = plain.findIndex((text, index) => plain.indexOf(text) !== index)
  if (twice < 0) return []
  const first = site.value.frequencies[plain.indexOf(plain[twice] ?? '')]
  return [
    fact(site, ['frequencies', twice], {
      code: 'sentence-twice',
      severity: 'warning',
      what: `"${site.value.frequencies[twice]}" is in the list twice${first === site.value.frequencies[twice] ? '' : `, the other time as "${first}"`}.`,
      fix: 'Remove one of the two.',
    }),
  ]
}

/** Fewest letters of a name of which a similar one is a misspelling. */
const shortestName = 7

/** One author in two spellings. The rarer one is wrong, or the one of the newest article. */
function checkAuthors({ records: { folders } }: FactSources): Fact[] {
  const byAuthor = groupBy(
    folders.articles.filter(({ value }) => value.author !== undefined),
    ({ value }) => value.author ?? '',
  )
  const newest = (group: readonly { value: { date: string } }[]) =>
    group
      .map(({ value }) => value.date)
      .sort()
      .at(-1) ?? ''
  const authors = [...byAuthor].sort(([, a], [, b]) => b.length - a.length || (newest(a) < newest(b) ? -1 : 1))
  return authors.flatMap(([name, articles], index) => {
    const right = authors
      .slice(0, index)
      .find(([other]) => name.length >= shortestName && distance(name, other) <= 2 && name[0] === other[0])
    const [article] = articles
    if (!right || !article) return []
    return [
      fact(article, ['author'], {
        code: 'word-misspelt',
        severity: 'warning',
        what: `The author is "${name}", and "${right[0]}" in another article.`,
        fix: 'Write the name in one way.',
      }),
    ]
  })
}

const noAuthor = /^(?:admin(?:istrator)?|author|editor|user|test|webmaster|(?:your|author|first) name)$/i

/** The author that a program writes if there is none. */
const checkNoAuthors = ({ records: { folders } }: FactSources): Fact[] =>
  folders.articles.flatMap((article) => {
    const { author } = article.value
    if (author === undefined || !noAuthor.test(author.trim())) return []
    const what = `The author "${author}" is the one of a program.`
    const fix = 'Write the name of the author, or leave it out for the company.'
    return [fact(article, ['author'], { code: 'placeholder-in-text', what, fix })]
  })

/** What is whole for a customer: gutters and walls are both priced for a house. */
const isWholeJob = /^(?:house|building|property|apartment|office|store|vehicle|garden)$/

/** A unit that is the thing of another service: a price for each thermostat in the record of boilers. */
function checkPriceUnits({ records: { folders } }: FactSources): Fact[] {
  const { services } = folders
  return services.flatMap((record) => {
    const { price, name } = record.value
    const unit = 'unit' in price ? price.unit.toLowerCase() : ''
    if (!/^\p{Ll}{5,}$/u.test(unit) || isWholeJob.test(unit)) return []
    const says = (text: string) => text.toLowerCase().includes(unit)
    const others = services.filter((other) => other !== record && says(other.value.name))
    const [other] = others
    if (!other || others.length > 1 || says(name)) return []
    // A unit of several services is one like a visit.
    const users = services.filter(({ value }) => 'unit' in value.price && value.price.unit.toLowerCase() === unit)
    if (users.length > 2 || !users.includes(other)) return []
    // A text of the service may be about the thing, too.
    if (textsOf(record).some(({ path, text }) => path[0] !== 'price' && says(text))) return []
    return [
      fact(record, ['price', 'unit'], {
        code: 'price-unit-differs',
        severity: 'warning',
        what: `The price of ${name} is per ${unit}, which is a thing of ${other.value.name}.`,
        fix: 'Write what the price is for.',
      }),
    ]
  })
}

/** `Chimney sweeping is billed by the hour`, where the price of that service is for a visit, or the reverse. English alone. */
function checkHourlyTexts(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { services } = sources.records.folders
  const stated = companyAndServiceTexts(sources).flatMap((field) =>
    field.text.includes(' by the ') ? matchesOf(field.text, byTheUnit).map((match) => ({ field, match })) : [],
  )
  return stated.flatMap(({ field, match: [words, subject = '', unit = ''] }) => {
    const last = subject.split(' ').at(-1)?.toLowerCase() ?? ''
    const named = services.filter(({ value }) => value.name.toLowerCase().split(/[ -]/).includes(last))
    const [service] = named
    const price = service?.value.price
    if (!service || named.length > 1 || !price) return []
    if (price.kind === 'hourly' && unit !== 'hour') {
      const what = `The text says "${words}", but the price of ${service.value.name} is ${price.amount} an hour.`
      const found = {
        code: 'price-in-text-differs',
        severity: 'warning',
        what,
        fix: 'Correct the text, or the price.',
      } as const
      return [fact(field.record, field.path, found, words)]
    }
    if (price.kind !== 'from' || unit !== 'hour') return []
    const what = `The price of ${service.value.name} is per ${price.unit}, but a text says "${words}".`
    const fix = 'Write "kind: hourly", or correct the text.'
    return [fact(service, ['price', 'kind'], { code: 'price-unit-differs', severity: 'warning', what, fix })]
  })
}

const byTheUnit =
  /(?<![\p{L}’'] )(?:Our |The )?((?:\p{L}+ ){0,2}\p{L}+) is (?:billed|charged|priced) by the (hour|square foot|foot|room|visit|job|square meter|meter|metre|item|load)\b/gu

/** `{city}-la-…`: the code of a state in which the company has no places. */
function checkSlugPatterns(sources: FactSources): Fact[] {
  const { site, records } = sources
  const { country, region } = site.value.business.address
  const codes = regionCodes(country)
  const own = new Set([
    region,
    ...records.folders.counties.map((county) => regionOfCounty(county, sources)),
    ...records.folders.offices.map(({ value }) => value.address?.region),
  ])
  if (!codes || own.has(undefined)) return []
  return (['citySlug', 'countySlug'] as const).flatMap((field) => {
    const [, written = ''] =
      /\{(?:city|county)\}(?:-county)?-([a-z]{2})(?=-|$)/.exec(site.value.urls[field] ?? '') ?? []
    const code = written.toUpperCase()
    if (!codes.includes(code) || own.has(code) || own.has(regionNameOf(code, country))) return []
    return [
      fact(site, ['urls', field], {
        code: 'text-of-another-region',
        what: `The URLs have "${written}", the code of ${regionNameOf(code, country)}, but the company has no places there.`,
        fix: 'Correct the code, or write {region}.',
      }),
    ]
  })
}

/** A smaller number is meant in seconds. */
const shortest = 100

function checkTimes({ site }: FactSources): Fact[] {
  const { toast } = site.value.display
  return (['duration', 'removeDelay'] as const).flatMap((field) => {
    const time = toast[field]
    if (time === 0 || time >= shortest) return []
    return [
      fact(site, ['display', 'toast', field], {
        code: 'figures-differ',
        severity: 'warning',
        what: `display.toast.${field} is ${time} milliseconds, too short to read anything.`,
        fix: `Write ${time * 1000}, if seconds are meant.`,
      }),
    ]
  })
}

/** The text of an office that names the town of another office, and not its own. Of two exchanged texts, the first. */
function checkOfficeTexts(sources: FactSources): Fact[] {
  const { records, site } = sources
  const places = officePlaces(sources)
  if (places.length < 2) return []
  // `The office on Provo Avenue` names a street.
  const streets = places.map(({ address }) => address.street.replace(/^\d+ |,.*$/g, ''))
  const townOf = (record: Located<unknown>) =>
    places.find((place) => place.record === record)?.address.locality ?? site.value.business.address.locality
  const found = records.folders.offices.flatMap((record) => {
    const description = streets.reduce((rest, street) => rest.replaceAll(street, '…'), record.value.description ?? '')
    const own = townOf(record)
    const other = places
      .map(({ address }) => address.locality)
      .find((town) => town !== own && description.includes(town))
    return other === undefined || description.includes(own) || own.includes(other) ? [] : [{ record, own, other }]
  })
  return found
    .filter(({ own, other }, index) => !found.slice(0, index).some((each) => each.own === other && each.other === own))
    .map(({ record, own, other }) => {
      const isExchanged = found.some((each) => each.own === other && each.other === own)
      return fact(record, ['description'], {
        code: 'text-of-another-place',
        what: `The description of the office in ${own} names ${other}${isExchanged ? ', and that of the office there names this town' : ''}.`,
        fix: isExchanged ? 'Exchange the two texts.' : `Write a text about ${own}.`,
      })
    })
}
