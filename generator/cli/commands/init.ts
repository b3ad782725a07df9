import { basename, resolve } from 'node:path'
import { addressLines } from '#src/country/address.ts'
import { hasPostalCodes } from '#src/country/postal-codes.ts'
import { regionCodes } from '#src/country/regions.ts'
import type { Coordinates, KnownPlace } from '../../core/known-place.ts'
import { languageFolder } from '../../core/language-folder.ts'
import { isLanguageTag } from '../../core/language-tag.ts'
import { RefusalError } from '../../core/refusal-error.ts'
import { listToCheck } from '../../init/around-manifest.ts'
import {
  type Address,
  parseAddress,
  parseCompany,
  parseCountry,
  parseDomain,
  parseEmail,
  parsePhone,
  parseRadius,
} from '../../init/contact-facts.ts'
import { projectFiles } from '../../init/make-project.ts'
import { readStarter, starterNames } from '../../init/starters.ts'
import { packageJson, requireEmpty, writeProject } from '../../init/write-project.ts'
import {
  findAround,
  findCounty,
  findPlace,
  isPlace,
  isRegion,
  namedIn,
  placeAtPostalCode,
  pointOf,
  postalCodeAt,
} from '../../places/find-places.ts'
import { eachOnce, type FoundCounty, requireCountry } from '../../places/found-county.ts'
import { largestPlaces } from '../../places/largest-places.ts'
import { newColumns, placeRecords, placeTranslations, translatedTable } from '../../places/place-records.ts'
import { slugOf } from '../../places/place-slug.ts'
import { designationIn, regionInAddress, regionNameOf } from '../../places/place-words.ts'
import { placesInside } from '../../places/places-inside.ts'
import { askForMissing, countiesIn } from '../ask.ts'
import { fromHere, print } from '../console.ts'
import { today } from '../run-of.ts'
import type { Settings } from '../settings.ts'

/**
 * Places of a new project. The facts that the data has of a place tell the pages of this many apart. Pages of more places
 * would be near copies, which the audit refuses (`doorway-pages`).
 */
const mostPlaces = 60

/** Writes a project that builds at once. */
export async function run(settings: Settings): Promise<number> {
  const { rootDir, area } = settings
  const dir = resolve(settings.operands[0] ?? '.')
  requireEmpty(dir)
  const answers = await askForMissing(settings, starterNames(rootDir), {
    company: parseCompany,
    country: parseCountry,
    phone: parsePhone,
    email: parseEmail,
    address: parseAddress,
    domain: parseDomain,
    county: (names, country) => countiesIn(names).map((name) => findCounty(namedIn(name, country))),
  })
  const company = parseCompany(answers.company)
  const country = parseCountry(answers.country)
  const [language, ...others] = languagesOf(settings.facts.language, country)
  const phone = parsePhone(answers.phone, country)
  const email = parseEmail(answers.email)
  const origin = parseDomain(answers.domain)
  const wanted = answers.county.map((name) => namedIn(name, country))
  const office = locate(parseAddress(answers.address, country), wanted)
  const { latitude } = office.coordinates
  const inLanguage = (each: string) => readStarter(rootDir, answers.trade, { company, language: each, latitude })
  const starter = inLanguage(language)
  const every = await placesInside(foundBy(wanted, area, { point: office.coordinates, country }))
  const found = largestPlaces(every, mostPlaces)

  const records = placeRecords(found, {
    language,
    region: office.address.region ?? '',
    regionName: office.address.regionName ?? '',
    citySlugs: new Set(),
    cityNames: new Map(),
    cityPoints: [],
    counties: new Map(),
    columns: newColumns(country),
  })
  const counties = found.map(({ county }, index) => ({
    slug: records.countySlugs[index] ?? '',
    name: county.fullName,
    designation: designationIn('en', county),
  }))
  const taken = found.flatMap(({ places }) => places)
  const postalFacts = {
    nearestPostalCodes: taken.filter((place) => place.hasNearestPostalCode).length,
    lacksPostalCodes: hasPostalCodes(country) && taken.every(({ postalCodes }) => postalCodes.length === 0),
  }
  const toCheck = listToCheck(postalFacts)
  const files = projectFiles(rootDir, [starter, ...others.map(inLanguage)], {
    ...office,
    languages: [language, ...others],
    company,
    phone,
    email,
    origin,
    today: today(),
    counties,
    places: records.added,
    ...postalFacts,
  })
  for (const [file, text] of records.countyFiles) files.set(`manifest/counties/${file}`, text)
  files.set('manifest/cities.csv', `${newColumns(country).join(',')}\n${records.rows}`)
  for (const other of others) {
    const { countyFiles, rows } = placeTranslations(found, records, other)
    const folder = `manifest/${languageFolder(other, [language, ...others])}`
    for (const [file, text] of countyFiles) files.set(`${folder}/counties/${file}`, text)
    files.set(`${folder}/cities.csv`, translatedTable(rows))
  }
  files.set('package.json', packageJson(dir, rootDir, slugOf(basename(dir)) || 'site'))
  await writeProject(dir, files)

  const services = starter.services.length
  if (settings.isJson) {
    print(JSON.stringify({ dir, files: [...files.keys()], services, communities: records.added, counties, toCheck }))
    return 0
  }
  const where = counties.map(({ name }) => name).join(', ')
  print(
    `${files.size} files are written to ${fromHere(dir)}: ${services} services, ${records.added.length === 1 ? '1 community' : `${records.added.length} communities`} of ${where}.`,
    ...smallerPlaces(placesIn(every) - records.added.length, answers.county, area),
    '',
    'Check before you publish:',
    ...toCheck.map((line) => `  ${line}`),
    '',
    'Next:',
    `  ${dir === process.cwd() ? '' : `cd ${fromHere(dir)} && `}npm install`,
    '  npm run build',
  )
  return 0
}

const placesIn = (found: readonly FoundCounty[]) => found.reduce((sum, { places }) => sum + places.length, 0)

/** What is left out, and how to add it. */
function smallerPlaces(count: number, counties: readonly string[], { radius, near }: Settings['area']): string[] {
  if (count === 0) return []
  const [left, object] = count === 1 ? ['The smallest one is', 'it'] : [`The ${count} smaller ones are`, 'them']
  const words = [
    ...counties.map(quoted),
    ...(radius === undefined ? [] : ['--radius', quoted(radius)]),
    ...(near === undefined ? [] : ['--near', quoted(near)]),
  ]
  return [
    `${left} left out: until you have texts about ${object}, the pages of so many places would be nearly the same. This command adds ${object}:`,
    `  npx citywide places add ${words.join(' ')}`,
  ]
}

/** A word of a command line as shells take it: `"Prince George's County, MD"`. */
const quoted = (word: string) => (/^[\w.+-]+$/.test(word) ? word : word.includes("'") ? `"${word}"` : `'${word}'`)

/**
 * The languages of the site, e.g. `en-GB`: those of the option, with the country of the company, or the one that is spoken there.
 * @throws {RefusalError} if there are no texts in this language, or two have the same folder.
 */
function languagesOf(option: string | undefined, country: string): [string, ...string[]] {
  const spoken = new Intl.Locale(`und-${country}`).maximize().language
  const [first = '', ...others] = (option ?? spoken).split(',').map((tag) => {
    const wanted = tag.trim()
    return /^[a-z]{2,3}$/.test(wanted) ? `${wanted}-${country}` : wanted
  })
  const all: [string, ...string[]] = [first, ...others]
  const unknown = all.find((tag) => !isLanguageTag(tag))
  if (unknown !== undefined)
    throw new RefusalError(
      `"${unknown}" is not the tag of a language. Write it like en-US, or two like "en-US, es-US".`,
    )
  if (new Set(all.map((tag) => new Intl.Locale(tag).language)).size < all.length)
    throw new RefusalError(`The languages ${all.join(' and ')} differ only in the country. Name one of them.`)
  return all
}

/**
 * The office on the map: the centre of its postal code, otherwise of its town, as where the town has no other code.
 * @throws {RefusalError} if the town is unknown, or the postal code is one of another region.
 */
function locate(written: Address, counties: readonly string[]) {
  const {
    town,
    address: { region, ...address },
  } = inTown(written, counties)
  const point = address.postalCode === undefined ? undefined : postalCodeAt(address.country, address.postalCode)
  if (point && region !== undefined && point.region !== region)
    throw new RefusalError(`The postal code ${point.code} is in ${point.region}, and the address in ${region}.`)
  // The code of a small town has the farms around it too, and the middle of them is farther from its offices than its own.
  const isOnlyCode = town.postalCodes?.length === 1 && town.postalCodes[0] === address.postalCode
  const { latitude, longitude } = (isOnlyCode ? undefined : point) ?? town
  const usual = regionInAddress(town.county)
  // England may end an address, but addresses of its country have no region. Those of Mexico have one.
  const isUnusual =
    usual === undefined &&
    !regionCodes(address.country) &&
    region === regionNameOf(town.county) &&
    !addressLines({ ...address, region }).some((line) => line.includes(region))
  const ownRegion = isUnusual ? undefined : (region ?? usual)
  const regions = ownRegion === undefined ? {} : { region: ownRegion, regionName: regionNameOf(town.county) }
  return { address: { ...address, ...regions }, coordinates: { latitude, longitude }, timeZone: town.timeZone }
}

/**
 * The town of an address. Of towns with one name, that in a county which is served, or the nearest to the postal code. Its
 * county may follow, which post does not need: `2 Mill Lane, Skipton, North Yorkshire`.
 * @throws {RefusalError} if no town is known.
 */
function inTown(address: Address, counties: readonly string[]): { town: Town; address: Address } {
  const { country, region } = address
  const within = region !== undefined && isRegion(region, country) ? [region] : []
  const isInRegion = ({ county }: KnownPlace) => within.length === 0 || regionInAddress(county) === region
  const served = counties.flatMap((county) => findCounty(county).places).filter(isInRegion)
  const code = address.postalCode
  const point = code === undefined ? undefined : postalCodeAt(country, code)
  const townOf = (name: string) =>
    served.find((place) => place.name === name) ??
    findPlace(namedIn([name, ...within, country].join(', '), country), point)
  const comma = address.street.lastIndexOf(',')
  try {
    return { town: townOf(address.locality), address }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    const town =
      placeAtPostalCode(address.locality, { country, code: code ?? '' }) ?? cityOfDistrict(address.locality, townOf)
    if (town) return { town, address }
    const [street, locality] = [address.street.slice(0, comma), address.street.slice(comma + 1).trim()]
    if (region === undefined && comma >= 0 && isPlace(locality, country))
      return { town: townOf(locality), address: { ...address, street, locality } }
    throw new RefusalError(
      `${error.message} In place of a town that the data does not have, name the nearest one, and correct address and coordinates in site.yaml afterwards.`,
    )
  }
}

/** A place that the data has, with its postal codes if they were looked for. */
type Town = Omit<KnownPlace, 'postalCodes' | 'hasNearestPostalCode'> & Partial<Pick<KnownPlace, 'postalCodes'>>

/** Dublin of `Dublin 2`. */
function cityOfDistrict<T>(name: string, townOf: (name: string) => T): T | undefined {
  const [, city] = /^(.+?) \d{1,2}[A-Z]?$/.exec(name) ?? []
  return city === undefined ? undefined : townOf(city)
}

/** The counties that are named, and those with places within the radius. @throws {RefusalError} */
function foundBy(
  names: readonly string[],
  { radius, near }: Settings['area'],
  office: { point: Coordinates; country: string },
): FoundCounty[] {
  const named = names.map(findCounty)
  const around =
    radius === undefined
      ? []
      : findAround(pointOf(near, office.country) ?? office.point, parseRadius(radius), office.country)
  const found = eachOnce([...named, ...around])
  requireCountry(found, office.country)
  return found
}
