import { basename, resolve } from 'node:path'
import type { Coordinates } from '../../core/known-place.ts'
import { RefusalError } from '../../core/refusal-error.ts'
import { parseAddress, parseDomain, parseEmail, parsePhone, parseRadius } from '../../init/contact-facts.ts'
import { projectFiles, toCheck } from '../../init/make-project.ts'
import { readStarter, starterNames } from '../../init/starters.ts'
import { packageJson, requireEmpty, writeProject } from '../../init/write-project.ts'
import { type FoundCounty, findAround, findCounty, findPlace, pointOf, postalCodeAt } from '../../places/find-places.ts'
import { newColumns, placeRecords } from '../../places/place-records.ts'
import { slugOf } from '../../places/place-slug.ts'
import { askForMissing } from '../ask.ts'
import { fromHere, print } from '../console.ts'
import { today } from '../run-of.ts'
import type { Settings } from '../settings.ts'

/** Writes a project that builds at once. */
export async function run(settings: Settings): Promise<number> {
  const { rootDir, area } = settings
  const dir = resolve(settings.operands[0] ?? '.')
  requireEmpty(dir)
  requireEnglish(settings.facts.language)
  const answers = await askForMissing(settings, starterNames(rootDir), {
    phone: parsePhone,
    email: parseEmail,
    address: parseAddress,
    domain: parseDomain,
    county: (names) => names.split(';').map(findCounty),
  })
  const starter = readStarter(rootDir, answers.trade, answers.company)
  const phone = parsePhone(answers.phone)
  const email = parseEmail(answers.email)
  const origin = parseDomain(answers.domain)
  const office = locate(parseAddress(answers.address))
  const found = foundBy(answers.county, area, office.coordinates)

  const records = placeRecords(found, {
    region: office.address.region,
    citySlugs: new Set(),
    cityNames: new Map(),
    counties: new Map(),
    columns: newColumns,
  })
  const counties = found.map(({ county }, index) => ({ slug: records.countySlugs[index] ?? '', name: county.fullName }))
  const files = projectFiles(rootDir, starter, {
    ...office,
    company: answers.company.trim(),
    phone,
    email,
    origin,
    today: today(),
    counties,
    places: records.added,
  })
  for (const [file, text] of records.countyFiles) files.set(`manifest/counties/${file}`, text)
  files.set('manifest/cities.csv', `${newColumns.join(',')}\n${records.rows}`)
  files.set('package.json', packageJson(dir, rootDir, slugOf(basename(dir)) || 'site'))
  await writeProject(dir, files)

  const services = starter.services.length
  const where = counties.map(({ name }) => name).join(', ')
  print(
    `${files.size} files are written to ${fromHere(dir)}: ${services} services, ${records.added.length} communities of ${where}.`,
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

/** @throws {RefusalError} */
function requireEnglish(language: string | undefined): void {
  if (language !== undefined && !/^en(-US)?$/i.test(language))
    throw new RefusalError(
      `The starters are written in American English, so --language "${language}" has no texts. Start in English, then translate manifest/ and set language in site.yaml.`,
    )
}

/** The office on the map: the centre of its postal code, otherwise of its town. */
function locate(address: ReturnType<typeof parseAddress>) {
  const town = findPlace(`${address.locality}, ${address.region}`)
  const { latitude, longitude } = postalCodeAt(address.country, address.postalCode) ?? town
  const { regionName } = town.county
  return { address: { ...address, regionName }, coordinates: { latitude, longitude }, timeZone: town.timeZone }
}

/** The counties that are named, and those with places within the radius. @throws {RefusalError} */
function foundBy(names: readonly string[], { radius, near }: Settings['area'], office: Coordinates): FoundCounty[] {
  const named = names.map(findCounty)
  const around = radius === undefined ? [] : findAround(pointOf(near) ?? office, parseRadius(radius))
  const found = [...named, ...around.filter(({ county }) => !named.some((each) => each.county === county))]
  const foreign = found.find(({ county }) => county.country !== 'US')
  if (foreign)
    throw new RefusalError(
      `${foreign.county.fullName} is not in the United States. "init" writes manifests for American companies; "places list" knows the places of other countries.`,
    )
  return found
}
