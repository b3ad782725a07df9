import { plainName } from '../../core/gazetteer.ts'
import { oneLine } from '../../core/text/one-line.ts'
import { isRounded } from '../../core/text/population.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import type { FactCode } from './fact-codes.ts'
import { offsetsOf } from './hours.ts'
import { type FactWords, factWordsOf } from './languages/fact-words.ts'
import { pairWordsOf } from './languages/pair-words.ts'
import { smallerThan } from './population-rank.ts'
import { beginningOf, companyTexts, type FieldText, sentencesOf, textsOf } from './texts.ts'

/** What texts of other languages than English state about the company and its places, and what the manifest contradicts. */
export function checkStatedInLanguage(sources: FactSources): Fact[] {
  const words = factWordsOf(sources.records.language.tag)
  if (!words) return []
  const { folders, documents, cities } = sources.records
  const company = [...companyTexts(sources), ...folders.services.flatMap((record) => textsOf(record))]
  const rows = cities.map((record): FieldText => ({ record, path: ['description'], text: record.value.description }))
  const places = [...folders.cities, ...folders.counties].flatMap((record) => textsOf(record))
  const categories = folders.categories.flatMap((record) => textsOf(record))
  const reviews = documents.testimonials ? textsOf(documents.testimonials) : []
  return [
    ...company.flatMap((field) => wrongHours(field, sources, words)),
    ...experience(company, sources, words),
    ...warranties(company, sources, words),
    ...teams(company, sources, words),
    ...company.flatMap((field) => countFault(field, sources, words)),
    ...numberForms([...company, ...categories, ...places, ...rows], sources),
    ...otherDivisions(sources, words),
    ...notLargest(sources, words),
    ...otherLanguage([...company, ...places, ...rows, ...reviews], sources, words),
    ...zone(sources, words),
    ...residents(sources, words),
    ...deadlines([...company, ...reviews], sources, words),
    ...offices([...company, ...places, ...rows], sources, words),
  ]
}

type Fault = { code: FactCode; what: string; words: string; fix?: string }

const report = ({ record, path }: FieldText, { words, fix = 'Correct the text.', ...text }: Fault) =>
  fact(record, path, { fix, ...text }, words)

function wrongHours(field: FieldText, { site, records }: FactSources, { hours, days, closedDays }: FactWords): Fact[] {
  if (!hours.about.test(field.text)) return []
  const weeks = [site.value.hours, ...records.folders.offices.flatMap(({ value }) => value.hours ?? [])].map(
    ({ week }) => week,
  )
  const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const numbersOf = (names: readonly string[]) => names.map((name) => dayNames.indexOf(name)).sort((a, b) => a - b)
  const runs = new Set(
    weeks
      .flatMap((week) => [...week.map((each) => each.days), week.flatMap((each) => each.days)])
      .map((names) => numbersOf(names))
      .map((numbers) => `${numbers[0]} ${numbers.at(-1)}`),
  )
  const isEveryDay = weeks.some((week) => new Set(week.flatMap((each) => each.days)).size === 7)
  const isAllDay = weeks.flat().some(({ opens, closes }) => opens === '00:00' && closes >= '23:55')
  const spans = new Set(weeks.flat().map(({ opens, closes }) => `${opens} ${closes}`))
  const openDays = new Set(weeks.flat().flatMap((each) => numbersOf(each.days)))
  return sentencesOf(field.text).flatMap((sentence) => {
    if (!hours.about.test(sentence)) return []
    const wrong = (words: string) => [
      report(field, {
        code: 'hours-in-text-differ',
        what: `The text says "${words}", but hours in site.yaml say otherwise.`,
        fix: 'Write {hours} in the text, or correct it.',
        words,
      }),
    ]
    const [always] = hours.always.exec(sentence) ?? []
    const isBeyond = hours.beyond.test(sentence)
    if (always !== undefined && !isBeyond && !(hours.everyDay.test(always) ? isEveryDay : isAllDay))
      return wrong(always)
    const [run, first = '', last = ''] = hours.run.exec(sentence) ?? []
    const closedDay = (text: string): string | undefined => {
      const [weekend] = closedDays.weekend.exec(text) ?? []
      if (weekend !== undefined && !openDays.has(5) && !openDays.has(6)) return weekend
      return days.find(
        (day, number) => !openDays.has(number) && new RegExp(`(?<!\\p{L})${day}s?(?!\\p{L})`, 'iu').test(text),
      )
    }
    const dayOf = (name: string) => days.indexOf(name.toLowerCase())
    // A company that is always open has days for planned visits.
    if (run !== undefined && !(isBeyond && isAllDay) && !runs.has(`${dayOf(first)} ${dayOf(last)}`)) return wrong(run)
    const opened = sentence.includes('{phone}')
      ? sentence
      : isBeyond
        ? undefined
        : closedDays.opened.exec(sentence)?.[0]
    const named = opened !== undefined && !closedDays.not.test(sentence) ? closedDay(opened) : undefined
    if (run === undefined && named !== undefined) return wrong(named)
    const [span, from, fromMinutes, to, toMinutes] = hours.span.exec(sentence) ?? []
    if (span === undefined) return []
    const clock = (hour = '', minutes = '00', more = 0) => `${String(Number(hour) + more).padStart(2, '0')}:${minutes}`
    const opens = clock(from, fromMinutes)
    const isKnown = [0, 12].some((more) => spans.has(`${opens} ${clock(to, toMinutes, more)}`))
    return isKnown ? [] : wrong(span)
  })
}

/** More years of experience than there are since the founding, and two foundings. */
function experience(texts: readonly FieldText[], { today, site }: FactSources, words: FactWords): Fact[] {
  const found = (pattern: RegExp) =>
    texts.flatMap((field) => {
      const match = pattern.exec(oneLine(field.text))
      return match ? [{ field, words: match[0], number: Number(match[1]) }] : []
    })
  const [years, foundings] = [found(words.experience), found(words.founding)]
  const [claimed] = years
  const [first] = foundings
  const say = (stated: { field: FieldText; words: string }, other: { words: string }) =>
    report(stated.field, {
      code: 'experience-differs',
      what: `The text says "${stated.words}", but another says "${other.words}".`,
      fix: 'Correct one of the two texts.',
      words: stated.words,
    })
  const differing = years.filter(({ number }) => number !== claimed?.number)
  if (claimed && differing.length > 0) return differing.map((each) => say(each, claimed))
  if (!claimed || !first || today === undefined || Number(today.slice(0, 4)) - first.number >= claimed.number) return []
  // The claims of site.yaml are the company's own.
  return [claimed.field.record === site ? say(first, claimed) : say(claimed, first)]
}

/** A number in digits or in words. */
const numberIn = (text: string, { records }: FactSources) =>
  /^\d+$/.test(text) ? Number(text) : pairWordsOf(records.language.tag)?.numbers.get(text.toLowerCase())

/** Two sizes of the team. Each of several offices may have one of its own. */
function teams(texts: readonly FieldText[], sources: FactSources, { team }: FactWords): Fact[] {
  if (sources.records.folders.offices.length > 0) return []
  const stated = texts.flatMap((field) => {
    const [words, written = ''] = team.exec(oneLine(field.text)) ?? []
    const number = numberIn(written, sources)
    return words === undefined || number === undefined ? [] : [{ field, words, number }]
  })
  const [first] = stated
  const other = stated.find(({ number }) => number !== first?.number)
  if (!first || !other) return []
  const what = `The text says "${other.words}", but another says "${first.words}".`
  return [
    report(other.field, { code: 'figures-differ', what, fix: 'Correct one of the two texts.', words: other.words }),
  ]
}

/** More places, counties or services than the manifest has. Fewer may be some of them. */
function countFault(field: FieldText, sources: FactSources, { counted: { pattern, nouns } }: FactWords): Fact[] {
  const [words, written = '', noun = ''] = pattern.exec(field.text) ?? []
  const stated = words === undefined ? undefined : numberIn(written, sources)
  const kind = nouns[noun.toLowerCase()]
  if (words === undefined || stated === undefined || kind === undefined) return []
  const { records, site } = sources
  const counts = {
    places: records.cities.length,
    counties: records.written.counties.size,
    services: records.written.services.size,
  }
  if (stated <= counts[kind] || site.value.claims.some(({ value }) => value === stated)) return []
  const what = `The text says "${words}", but the manifest has ${counts[kind]}.`
  return [report(field, { code: 'count-in-text-differs', what, fix: 'Correct the number, or write {count.…}.', words })]
}

/** `1,500.50` where a comma comes before the decimals, and `1.500,50` where a point does. */
function numberForms(texts: readonly FieldText[], { records, site }: FactSources): Fact[] {
  const { language } = records
  const [code = ''] = language.tag.split('-', 1)
  const tag = `${code}-${site.value.business.address.country}`
  const isComma = new Intl.NumberFormat(tag).format(1.5).includes(',')
  const other = isComma
    ? /(?<![\d.,])\d{1,3}(?:,\d{3})+\.\d+(?![\d.,]*\d)/
    : /(?<![\d.,])\d{1,3}(?:\.\d{3})+,\d+(?![\d.,]*\d)/
  return texts.flatMap((field) => {
    const [words] = /\d/.test(field.text) ? (other.exec(field.text) ?? []) : []
    if (words === undefined) return []
    const what = `The number "${words}" is not written as is usual here: ${new Intl.NumberFormat(tag).format(12_345.5)}.`
    return [
      {
        ...report(field, { code: 'punctuation-wrong', what, fix: 'Exchange points and commas.', words }),
        severity: 'warning' as const,
      },
    ]
  })
}

/** A warranty of another length than those of the policies and claims. */
function warranties(texts: readonly FieldText[], { site }: FactSources, { warranty, unitDays }: FactWords): Fact[] {
  const daysIn = (text: string) => {
    const [words, number, unit = ''] = warranty.exec(oneLine(text)) ?? []
    return words === undefined
      ? undefined
      : { words, days: Number(number) * (unitDays[unit.toLowerCase().replace(/s$/, '')] ?? 0) }
  }
  const known = [...site.value.claims, ...site.value.policies].flatMap(
    (each) => daysIn('text' in each ? each.text : each.statement) ?? [],
  )
  if (known.length === 0) return []
  return texts.flatMap((field) => {
    const stated = daysIn(field.text)
    if (!stated || known.some(({ days }) => Math.abs(days - stated.days) <= 0.05 * days)) return []
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

/** `In the province of …`, which is not that of the place. */
function otherDivisions({ records, gazetteer }: FactSources, { inDivision }: FactWords): Fact[] {
  if (!gazetteer) return []
  const rows = new Map(records.cities.map((row) => [row.slug, row]))
  const nameOf = new Map(records.folders.counties.map(({ slug, value }) => [slug, value.name]))
  const fields = [
    ...records.cities.map((record) => ({ record, path: ['description'], text: record.value.description, row: record })),
    ...records.folders.cities.flatMap((record) => {
      const row = rows.get(record.slug)
      return row ? textsOf(record).map((field) => ({ ...field, row })) : []
    }),
  ]
  return fields.flatMap(({ row, ...field }) => {
    const [words, name = ''] = inDivision.exec(field.text) ?? []
    const own = nameOf.get(row.value.county) ?? ''
    if (words === undefined || plainName(name) === plainName(own) || gazetteer.countiesNamed(name).length === 0)
      return []
    return [
      report(field, {
        code: 'text-of-another-region',
        what: `The text says "${words}", but ${row.value.name} is in ${own}.`,
        fix: 'Correct the text, or the county of the place.',
        words: words.slice(-name.length),
      }),
    ]
  })
}

/** A place that the text of its county calls the largest, while the table has a larger one. */
function notLargest({ records }: FactSources, { largest }: FactWords): Fact[] {
  return records.folders.counties.flatMap((county) =>
    textsOf(county).flatMap((field) => {
      const [words = '', name] = largest.exec(field.text) ?? []
      return name === undefined ? [] : smallerThan(field, { name: name.trim(), words }, county.slug, records.cities)
    }),
  )
}

const fewestForeign = 3

/** A paragraph in another language. */
function otherLanguage(
  texts: readonly FieldText[],
  { records }: FactSources,
  { foreign, english, own }: FactWords,
): Fact[] {
  const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
  const countIn = (pattern: RegExp) => texts.reduce((sum, { text }) => sum + countOf(text, pattern), 0)
  // Where most texts are English, the name of the language is wrong.
  const isFirst = records.languages[0]?.tag === records.language.tag && countIn(own) > countIn(english)
  const patterns = isFirst ? [foreign, english] : [foreign]
  return texts.flatMap((field) => {
    const isOther = (text: string) =>
      patterns.some((pattern) => {
        const count = countOf(text, pattern)
        return count >= fewestForeign && count > 2 * countOf(text, own)
      })
    if (patterns.every((pattern) => countOf(field.text, pattern) < fewestForeign)) return []
    const paragraph = field.text.split(/\n\s*\n/).find(isOther)
    if (paragraph === undefined) return []
    return [
      report(field, {
        code: 'text-in-another-language',
        what: `The text is not in ${new Intl.DisplayNames('en', { type: 'language' }).of(records.language.tag.split('-', 1)[0] ?? '')}: "${paragraph.slice(0, 60)}…".`,
        fix: 'Write it in the language of the site.',
        words: beginningOf(paragraph),
      }),
    ]
  })
}

/** Residents of a place in its texts and in its row. A number is written as is usual in the language. */
function residents({ records }: FactSources, { residents: pattern }: FactWords): Fact[] {
  const point = new Intl.NumberFormat(records.language.tag).format(12345.5).includes('345,5') ? '.' : ','
  return records.cities.flatMap((row) => {
    const { description: text, population, alias_of } = row.value
    const [words, digits = ''] = pattern.exec(text) ?? []
    const stated = Number(digits.replaceAll(point, '').replace(',', '.'))
    // The right digits with the signs of another language are reported with the other rows.
    const isWrittenOtherwise = population !== undefined && isRounded(Number(digits.replace(/[.,]/g, '')), population)
    if (
      words === undefined ||
      population === undefined ||
      alias_of !== undefined ||
      isWrittenOtherwise ||
      isRounded(stated, population)
    )
      return []
    const what = `The text says "${words}", but ${row.value.name} has ${population} residents in cities.csv.`
    return [report({ record: row, path: ['description'], text }, { code: 'population-in-text-differs', what, words })]
  })
}

function deadlines(texts: readonly FieldText[], { today, records }: FactSources, { deadline }: FactWords): Fact[] {
  const { format } = new Intl.DateTimeFormat(records.language.tag, { month: 'long', timeZone: 'UTC' })
  const months = Array.from({ length: 12 }, (_, month) => format(Date.UTC(2000, month)).toLowerCase())
  const articles = new Set<FieldText['record']>(records.folders.articles)
  return texts.flatMap((field) => {
    const [words, day = '', month = '', year] = deadline.exec(oneLine(field.text)) ?? []
    const number = months.indexOf(month.toLowerCase()) + 1
    if (words === undefined || today === undefined || number === 0) return []
    const last = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
    if (last >= today) return []
    const what = `The text says "${words}", which is over: today is ${today}.`
    const fix = 'Remove the sentence, or write a date to come.'
    const severity = articles.has(field.record) ? ('warning' as const) : ('error' as const)
    return [{ ...report(field, { code: 'date-passed', what, fix, words }), severity }]
  })
}

/** `Our office in …`, a town in which the company has none. */
function offices(texts: readonly FieldText[], sources: FactSources, { office }: FactWords): Fact[] {
  const { records, site } = sources
  const towns = [site.value.business.address, ...records.folders.offices.flatMap(({ value }) => value.address ?? [])]
  const own = new Set(
    towns
      .flatMap(({ locality = '', region = '', ...more }) => [
        locality,
        region,
        'regionName' in more ? (more.regionName ?? '') : '',
      ])
      .map(plainName),
  )
  const known = new Set(records.cities.map(({ value }) => plainName(value.name)))
  return texts.flatMap((field) => {
    const [words, town = ''] = office.exec(field.text) ?? []
    const isPlace = known.has(plainName(town)) || (sources.gazetteer?.placesNamed(town).length ?? 0) > 0
    if (words === undefined || [...own].some((each) => `${each} `.startsWith(`${plainName(town)} `)) || !isPlace)
      return []
    const what = `The text says "${words}", but the company has no office there.`
    return [report(field, { code: 'office-in-another-town', what, words })]
  })
}

/** The name of another zone of the United States than that of the office. */
function zone({ site, records, gazetteer }: FactSources, { zones }: FactWords): Fact[] {
  const { business, hours } = site.value
  const record = records.documents.site ?? site
  const [near] = gazetteer?.near(business.coordinates, 1, 80) ?? []
  if (!near || business.address.country !== 'US') return []
  const { timeZone } = record.value.hours ?? hours
  const [named] = Object.entries(zones).flatMap(([zoneName, words]) => (words.test(timeZone) ? [zoneName] : []))
  if (named === undefined || offsetsOf(named) === offsetsOf(near.timeZone)) return []
  return [
    fact(record, ['hours', 'timeZone'], {
      code: 'time-zone-elsewhere',
      what: `hours.timeZone is "${timeZone}", but the office is in the zone of ${near.timeZone}.`,
      fix: 'Correct the zone.',
    }),
  ]
}
