import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { counted } from '../../core/counted.ts'
import type { Coordinates } from '../../core/known-place.ts'
import { RefusalError } from '../../core/refusal-error.ts'
import { parseRadius } from '../../init/contact-facts.ts'
import { addPlaces } from '../../places/add-places.ts'
import { findAround, findCounty, findRegion, namedIn, pointOf } from '../../places/find-places.ts'
import { eachOnce, type FoundCounty, requireCountry } from '../../places/found-county.ts'
import { placesInside } from '../../places/places-inside.ts'
import { fromHere, print } from '../console.ts'
import { requireManifest } from '../safe-directories.ts'
import { type Settings, UsageError } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  const [action, ...names] = settings.operands
  if (action === 'add') return add(settings, names)
  if (action === 'list') return list(names, settings.isJson)
  throw new UsageError(`"places" takes "add" or "list", not "${action}".`)
}

async function add(settings: Settings, names: readonly string[]): Promise<number> {
  const { manifestDir, area } = settings
  if (names.length === 0 && area.radius === undefined)
    throw new UsageError('"places add" takes the name of a county, or --radius.')
  requireManifest(settings)
  const around = area.radius === undefined ? [] : aroundOffice(manifestDir, area.near, parseRadius(area.radius))
  const country = businessOf(manifestDir).address?.country ?? 'US'
  const named = names.map((name) => findCounty(namedIn(name, country)))
  const found = await placesInside(eachOnce([...named, ...around]))
  requireCountry(found, country)
  const { added, countyFiles, toCheck } = await addPlaces(manifestDir, found)
  if (settings.isJson) {
    print(JSON.stringify({ communities: added, counties: [...countyFiles.keys()], toCheck }))
    return 0
  }
  if (added.length + countyFiles.size === 0) {
    print(`Nothing is added: ${fromHere(manifestDir)} has all of these places.`)
    return 0
  }
  const communities = added.length === 1 ? '1 community' : `${added.length} communities`
  const counties = countyFiles.size === 1 ? '1 county' : `${countyFiles.size} counties`
  print(
    `${communities} and ${counties} are added to ${fromHere(manifestDir)}.`,
    ...added.map(({ name, slug, county }) => `  ${name} (${county}, ${slug})`),
    ...(toCheck.length > 0
      ? [`Their counties have texts of your own. Add the new names and numbers: ${toCheck.join(', ')}.`]
      : []),
    ...(countyFiles.size > 0
      ? ['New counties are not yet in the lists of navigation.yaml and of pages/: add them where you want them.']
      : []),
    ...(added.length > 0 ? ['Write what you know of them, then run "citywide build".'] : []),
  )
  return 0
}

/** The places around a point, or around the office, in the country of the company. @throws {RefusalError} */
function aroundOffice(manifestDir: string, near: string | undefined, radius: number): FoundCounty[] {
  const { coordinates, address } = businessOf(manifestDir)
  const point = pointOf(near, address?.country ?? 'US') ?? coordinates
  if (!point) throw new RefusalError('site.yaml has no coordinates of the office. Name a place with --near.')
  return findAround(point, radius, address?.country)
}

/** What site.yaml says about the office, read without checking more than this needs: `validate` checks the rest. */
function businessOf(manifestDir: string): { coordinates?: Coordinates; address?: { country?: string } } {
  const { business }: { business?: ReturnType<typeof businessOf> } = parse(
    readFileSync(join(manifestDir, 'site.yaml'), 'utf8'),
  )
  return business ?? {}
}

function list(names: readonly string[], isJson: boolean): number {
  if (names.length === 0) throw new UsageError('"places list" takes a state or region, such as OR or "England, GB".')
  const counties = names
    .flatMap(findRegion)
    .map(({ county, places }) => ({ name: county.fullName, places: places.length }))
    .filter(({ places }) => places > 0)
  if (isJson) print(JSON.stringify({ counties }))
  else for (const { name, places } of counties) print(`${name}: ${counted(places, 'places')}`)
  return 0
}
