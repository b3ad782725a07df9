import { regionCodes, regionNameOf } from '#src/country/regions.ts'
import { kilometresBetween } from '../../../core/known-place.ts'
import { aName } from '../../../core/text/a-name.ts'
import { literal } from '../../../core/text/literal.ts'
import { officePlaces } from '../company/office-places.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, sentencesOf } from '../texts.ts'
import { severityOf } from './named-instead.ts'

/** `The shop in Orem has …` in the text of an office, where it is the house itself. */
const ofHouse = new RegExp(
  `\\b(?:[Tt]he|[Oo]ur|[Tt]his) (?:office|shop|yard|workshop|showroom|warehouse|depot|branch)(?: is| sits| stands)? in (?:downtown )?${aName}`,
  'u',
)

const further = '(?:second|third|other|new|newest|nearest)'
const furtherHouses = 'office|branch|shop|showroom|depot|workshop'
/** `Our second office is …`, of a company with one. */
const secondOffice =
  /\b[Oo]ur (?:second|third|other) (?:office|branch|showroom|depot)(?= (?:is|in|on|at|near|by|serves|answers|opens)\b|[.,;])/
/** An office of the past or the future. */
const notNow = /\b(?:was|were|closed|opened|had|until|former\w*|will|plan\w*|hope|soon|next (?:year|spring|fall))\b/i

/** Kilometres between an office and the place that it is in. */
const near = 3

/** `an office on Center Street in Orem`, `our Orem office`, of a company whose offices are in other towns. */
export function checkOfficeTown(texts: readonly FieldText[], { site, records, gazetteer }: FactSources): Fact[] {
  const { cities, folders } = records
  const addresses = addressesOf({ site, records })
  const own = addresses.flatMap(({ locality }) => locality ?? [])
  // `Our office is on Mill Street in Eastgate`, a part of the town with the street.
  const streets = addresses.map(({ street }) => buildingOf(street).replace(/^\d+ |,? \d+$/g, ''))
  const isAtOwnStreet = (words: string) => streets.some((street) => street !== '' && words.includes(` ${street} in `))
  const names = new Set(cities.map(({ value }) => value.name))
  const { country } = site.value.business.address
  // `an office in Oregon` names no town.
  const areas = new Set([
    ...folders.counties.map(({ value }) => value.name),
    ...(regionCodes(country) ?? []).map((code) => regionNameOf(code, country)),
  ])
  const isKnown = (name: string) =>
    gazetteer !== undefined && (gazetteer.placesNamed(name).length > 0 || gazetteer.largeCities(name).length > 0)
  const points = officePlaces({ site, records }).map(({ coordinates }) => coordinates)
  // A part of the town in the address, or the town of the office, whose letters have the name of another one.
  const isAround = (name: string) =>
    gazetteer?.placesNamed(name).some((place) => points.some((point) => kilometresBetween(place, point) <= near))
  const isTown = (name: string) => names.has(name) || (!areas.has(name) && isKnown(name))
  const pattern = new RegExp(
    `(?:\\b(?:from (?:an|our|the) office|(?:[Oo]ur|the company.s) (?:(?:main |head )?office|${further} (?:${furtherHouses}|location))(?: is| sits| stands|,)?|[Ww]e (?:also )?(?:have|run|keep) (?:an?|another) (?:\\p{Ll}+ )?(?:office|branch|showroom|depot)|[Ww]e are based|(?:firm|company|business|team),? based)|(?:^|[.!?]\\s)The office (?:is|sits|stands)) (?:(?:on|at|near) [\\w .]{3,30} )?in (?:downtown )?${aName}`,
    'u',
  )
  const ofTown = new RegExp(
    `\\b[Oo]ur ${aName} (?:office|branch|shop|depot|headquarters)\\b(?!\\s(?:clients?|customers?|buildings?|work|teams?|crews?|(?!opening)[a-z]+ing|services?|jobs?|manager))`,
    'u',
  )
  return texts.flatMap(({ record, path, text }) => {
    if (!/office|branch|shop|depot|location|headquarters|based|yard|room|house/.test(text)) return []
    const isOffice = folders.offices.some((office) => office === record)
    const [words, name = ''] = pattern.exec(text) ?? ofTown.exec(text) ?? ((isOffice && ofHouse.exec(text)) || [])
    if (words === undefined || own.includes(name) || isAtOwnStreet(words) || !isTown(name) || isAround(name))
      return folders.offices.length === 0 ? unknownOffice({ record, path, text }) : []
    const what = `The text says that there is an office in ${name}, but the address in site.yaml is in ${own.join(' and ')}.`
    return [
      fact(
        record,
        path,
        { code: 'office-in-another-town', severity: severityOf(text, words, own), what, fix: 'Correct the town.' },
        words,
      ),
    ]
  })
}

function unknownOffice({ record, path, text }: FieldText): Fact[] {
  const sentence = sentencesOf(secondOffice.test(text) ? text : '').find(
    (each) => secondOffice.test(each) && !notNow.test(each),
  )
  const [words] = secondOffice.exec(sentence ?? '') ?? []
  if (words === undefined) return []
  const what = `The text says "${words}", but the manifest has one office.`
  const fix = 'Add the office to offices/, or correct the text.'
  return [fact(record, path, { code: 'office-in-another-town', severity: 'warning', what, fix }, words)]
}

const officeStreet =
  /\b(?:from (?:an|our|the) office|(?:[Oo]ur|[Tt]he company.s) (?:main |head |first |second )?office(?: is| sits| stands|,)?) (?:on|at) (?:(\d+) )?((?:\p{Lu}[\p{L}.]+ ){1,2}(?:Street|Avenue|Road|Boulevard|Drive|Lane|Way|Parkway|St|Ave|Rd|Blvd))\b/u

/** The same in the text of an office, where it is the house itself: `The shop on State Street`. */
const houseStreet =
  /\b(?:[Tt]he|[Oo]ur) (?:office|shop|yard|workshop|showroom|warehouse|depot)(?: is| sits| stands)? (?:on|at) (?:(\d+) )?((?:\p{Lu}[\p{L}.]+ ){1,2}(?:Street|Avenue|Road|Boulevard|Drive|Lane|Way|Parkway|St|Ave|Rd|Blvd))\b/u

/** `an office on State Street`, of a company whose offices are in other streets. */
export function checkOfficeStreet(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const addresses = addressesOf({ site, records })
  const own = addresses.map(({ street }) => street)
  const towns = addresses.flatMap(({ locality }) => locality ?? [])
  const offices = new Set<FieldText['record']>(records.folders.offices)
  return texts.flatMap(({ record, path, text }) => {
    const [words, number = '', street = ''] = (offices.has(record) ? houseStreet : officeStreet).exec(text) ?? []
    const [name = ''] = street.split(' ')
    const inTown = `${words} in `
    // With another town, the whole address is another one: `checkOfficeTown`.
    const isElsewhere = text.includes(inTown) && !towns.some((town) => text.includes(inTown + town))
    if (words === undefined || own.some((each) => each.includes(name) && each.startsWith(number)) || isElsewhere)
      return []
    const what = `The text says that there is an office on ${number === '' ? street : `${number} ${street}`}, but the address in site.yaml is ${own.join(' and ')}.`
    return [
      fact(
        record,
        path,
        { code: 'office-in-another-town', severity: 'error', what, fix: 'Correct the street.' },
        words,
      ),
    ]
  })
}

/** A number before the name of a street, or after it. */
const numbered = /^(\d+) ([\p{L} .’']{6,})$|^([\p{L} .’']{6,}?),? (\d+)$/u

/** A street of the company with another number: `Calle Real 42` for `Calle Real 24`. In any language. */
export function checkHouseNumbers(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const streets = [site.value.business.address, ...records.folders.offices.map(({ value }) => value.address)].flatMap(
    (address) => address?.street ?? [],
  )
  const readers = streets.flatMap((street) => {
    const [, before, nameAfter, nameBefore, after] = numbered.exec(street) ?? []
    const [written = '', number] = [nameAfter ?? nameBefore, before ?? after]
    const base = literal(written)
    return written === '' || number === undefined
      ? []
      : [
          {
            street,
            name: written,
            number,
            pattern: new RegExp(`(?<!\\d)(\\d+) ${base}(?!\\p{L})|${base},? (\\d+)(?!\\d)`, 'u'),
          },
        ]
  })
  return texts.flatMap((field) => {
    for (const { street, name, number, pattern } of readers) {
      if (!field.text.includes(name)) continue
      const [words, first, last] = pattern.exec(field.text) ?? []
      const stated = first ?? last
      if (words === undefined || stated === number || streets.some((each) => each.includes(words))) continue
      const what = `The text says "${words}", but the address in site.yaml is ${street}.`
      return [fact(field.record, field.path, { code: 'office-in-another-town', what, fix: 'Write {address}.' }, words)]
    }
    return []
  })
}

/** The addresses of the company and of its offices. */
const addressesOf = ({ site, records }: Pick<FactSources, 'site' | 'records'>) =>
  [site.value.business.address, ...records.folders.offices.map(({ value }) => value.address)].flatMap(
    (address) => address ?? [],
  )

/** A street without the part of the building. */
const buildingOf = (street: string) => street.replace(/,\D.*$/, '')

/** `Map of the office at 195 W Broadway`, of an office at number 159, or with the street of another office. */
export function checkMapTitles({ site, records }: FactSources): Fact[] {
  const { business, embeds } = site.value
  const maps = [
    { record: site, path: ['embeds', 'map', 'title'], title: embeds.map?.title, address: business.address },
    ...records.folders.offices.map((record) => ({
      record,
      path: ['map', 'title'],
      title: record.value.map?.title,
      address: record.value.address ?? business.address,
    })),
  ]
  const buildings = addressesOf({ site, records }).map(({ street }) => buildingOf(street))
  return maps.flatMap(({ record, path, title, address }) => {
    const own = buildingOf(address.street)
    if (title === undefined || title.includes(own)) return []
    const name = own.replace(/^\d+ |,? \d+$/g, '')
    const words =
      buildings.find((each) => each !== own && title.includes(each)) ??
      (name !== own && name.length >= shortestStreet && /\d/.test(title) && title.includes(name) ? title : undefined)
    if (words === undefined) return []
    const what = `The title of the map says "${words}", but the office is at ${address.street}.`
    return [fact(record, path, { code: 'map-of-another-address', what, fix: 'Correct the title.' })]
  })
}

/** Fewest letters of the name of a street. */
const shortestStreet = 5

/** `159 W Broadway, Suite 200, Provo, UT 84601`, of an office in another town with another postal code. */
export function checkTownsOfStreets(texts: readonly FieldText[], sources: FactSources): Fact[] {
  const readers = addressesOf(sources).flatMap(({ street, postalCode }) =>
    postalCode !== undefined && /^\d{5}$/.test(postalCode)
      ? [
          {
            street,
            postalCode,
            pattern: new RegExp(`${literal(buildingOf(street))}[^.;\\n]{0,60}?(?<!\\d)(\\d{5})(?!\\d)`, 'u'),
          },
        ]
      : [],
  )
  return texts.flatMap(({ record, path, text }) => {
    for (const { street, postalCode, pattern } of readers) {
      const [words, code] = pattern.exec(text) ?? []
      if (words === undefined || readers.some((each) => each.postalCode === code)) continue
      const what = `The text says "${words}", but the postal code of ${street} is ${postalCode}.`
      return [fact(record, path, { code: 'office-in-another-town', what, fix: 'Write {address}.' }, words)]
    }
    return []
  })
}

/** What a part of a building is called before its number. */
const part = '(?:Suite|Ste\\.?|Unit|Apt\\.?|Room|Floor|#)'
const inBuilding = new RegExp(`^(.{6,}?),? ${part} ?([\\w-]+)$`, 'i')

/** `159 W Broadway, Suite 210` of a company in suite 200 there. */
export function checkSuites(texts: readonly FieldText[], { site, records }: FactSources): Fact[] {
  const streets = [site.value.business.address, ...records.folders.offices.map(({ value }) => value.address)].flatMap(
    (address) => address?.street ?? [],
  )
  const readers = streets.flatMap((street) => {
    const [, building = '', suite] = inBuilding.exec(street) ?? []
    return suite === undefined
      ? []
      : [{ street, building, pattern: new RegExp(`${literal(building)},? ${part} ?([\\w-]*\\w)`, 'iu') }]
  })
  return texts.flatMap((field) => {
    for (const { street, building, pattern } of readers) {
      if (!field.text.includes(building)) continue
      const [words, suite = ''] = pattern.exec(field.text) ?? []
      if (words === undefined || streets.some((each) => isSuite(each, building, suite))) continue
      const what = `The text says "${words}", but the address in site.yaml is ${street}.`
      return [fact(field.record, field.path, { code: 'office-in-another-town', what, fix: 'Write {address}.' }, words)]
    }
    return []
  })
}

/** Whether a street is that of a building, with this number of a suite. */
function isSuite(street: string, building: string, suite: string): boolean {
  const [, ownBuilding, ownSuite] = inBuilding.exec(street) ?? []
  return ownBuilding === building && ownSuite?.toLowerCase() === suite.toLowerCase()
}

/** `We are at`, `write to us at`, `a roofing company at`: what precedes an address of the company. */
const ofCompany =
  /\b(?:(?:we are|we[’']re|(?:company|business|firm|headquarters|office)(?: is)?)(?: located| based)?(?: at)?|(?:us|office) at|our (?:office|address)(?: is)?(?: at)?|\{business\}(?: is|,)?(?: at)?):? $/i

/** `12 North 300 East, Holt, OR 97031`, an address with the town and the postal code of an office in another street. */
export function checkStreetsInTown(texts: readonly FieldText[], sources: FactSources): Fact[] {
  const addresses = addressesOf(sources)
  const readers = addresses.flatMap(({ locality, postalCode }) =>
    postalCode === undefined
      ? []
      : [
          {
            postalCode,
            pattern: new RegExp(
              `\\b(\\d+ [\\p{L}\\d .’'-]{3,40}),(?: ${part} ?[\\w-]+,)? ${literal(locality ?? '')},? (?:\\p{L}+ )?${literal(postalCode)}(?!\\d)`,
              'u',
            ),
          },
        ],
  )
  return texts.flatMap(({ record, path, text }) => {
    for (const { postalCode, pattern } of readers) {
      const found = text.includes(postalCode) ? pattern.exec(text) : null
      const [words, street = ''] = found ?? []
      if (words === undefined || addresses.some((each) => each.street.includes(street))) continue
      if (!ofCompany.test(text.slice(0, found?.index))) continue
      const what = `The text says "${words}", but the address in site.yaml is ${addresses.map((each) => each.street).join(' and ')}.`
      return [fact(record, path, { code: 'office-in-another-town', what, fix: 'Write {address}.' }, words)]
    }
    return []
  })
}
