import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Coordinates } from '../../core/known-place.ts'
import { RefusalError } from '../../core/refusal-error.ts'
import { parseRadius } from '../../init/contact-facts.ts'
import { addPlaces } from '../../places/add-places.ts'
import { findAround, findCounty, findRegion, pointOf } from '../../places/find-places.ts'
import { fromHere, print } from '../console.ts'
import { requireManifest } from '../safe-directories.ts'
import { type Settings, UsageError } from '../settings.ts'

export async function run(settings: Settings): Promise<number> {
  const [action, ...names] = settings.operands
  if (action === 'add') return add(settings, names)
  if (action === 'list') return list(names)
  throw new UsageError(`"places" takes "add" or "list", not "${action}".`)
}

async function add(settings: Settings, names: readonly string[]): Promise<number> {
  const { manifestDir, area } = settings
  if (names.length === 0 && area.radius === undefined)
    throw new UsageError('"places add" takes the name of a county, or --radius.')
  requireManifest(settings)
  const around =
    area.radius === undefined ? [] : findAround(pointOf(area.near) ?? officeOf(manifestDir), parseRadius(area.radius))
  const { added, countyFiles } = await addPlaces(manifestDir, [...names.map(findCounty), ...around])
  const communities = added.length === 1 ? '1 community' : `${added.length} communities`
  const counties = countyFiles.size === 1 ? '1 county' : `${countyFiles.size} counties`
  print(
    `${communities} and ${counties} are added to ${fromHere(manifestDir)}.`,
    ...added.map(({ name, slug, county }) => `  ${name} (${county}, ${slug})`),
    ...(added.length > 0 ? ['Write what you know of them, then run "citywide build".'] : []),
  )
  return 0
}

/** @throws {RefusalError} if site.yaml does not say where the office is. */
function officeOf(manifestDir: string): Coordinates {
  const text = readFileSync(join(manifestDir, 'site.yaml'), 'utf8')
  const site: { business?: { coordinates?: Partial<Coordinates> } } = parse(text)
  const { latitude, longitude } = site.business?.coordinates ?? {}
  if (latitude === undefined || longitude === undefined)
    throw new RefusalError('site.yaml has no coordinates of the office. Name a place with --near.')
  return { latitude, longitude }
}

function list(names: readonly string[]): number {
  if (names.length === 0) throw new UsageError('"places list" takes a state or region, such as OR or "England, GB".')
  for (const { county, places } of names.flatMap(findRegion)) print(`${county.fullName}: ${places.length} places`)
  return 0
}
