import type { Manifest } from '#manifest/schema.ts'
import { recordSlug } from '#src/slugs-in-language.ts'
import type { StrayFact } from '../../core/facts.ts'
import type { JsonLdNode } from '../../core/html/json-ld.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { dataNodes, hasType, isLocalBusiness, isNode, textOf } from '../structured-data/nodes.ts'
import type { Coordinates, Known, PlaceTruth } from './known-names.ts'
import type { Subject } from './subject.ts'

type Checked = { page: OwnPage; subject: Subject; known: Known; manifest: Manifest }

/** Degrees by which the coordinates of an office may be rounded: about 100 meters. */
const mostOfOffice = 0.001

/** Degrees that may lie between two points of one place, and those that may not: about 2 and 50 kilometers. */
const leastOfPlace = 0.02
const mostOfPlace = 0.5

/** Adds coordinates in structured data that are not those of the company, of its office, or of the city. */
export function addPositionStrays(found: StrayFact[], { page, subject, known, manifest }: Checked): void {
  for (const node of dataNodes(page)) {
    if (node.geo === undefined) continue
    const stated = coordinatesOf(node.geo)
    const office = isLocalBusiness(node) ? officeOf(node, manifest) : undefined
    const city = office ? undefined : cityOf(node, subject, known)
    const owner = office ?? city
    if (!stated || !owner?.coordinates) continue
    if (city ? isOfCity(stated, city, known) : isNear(stated, owner.coordinates, mostOfOffice)) continue
    found.push({
      kind: 'figure',
      slot: 'coordinates',
      found: textFor(stated),
      wanted: textFor(owner.coordinates),
      phrase: owner.name,
    })
  }
}

/** The office that a node describes by its `@id`, or else the company; undefined for another company. */
function officeOf(
  node: JsonLdNode,
  { site: { business, origin }, offices, slugs }: Manifest,
): { name: string; coordinates?: Coordinates } | undefined {
  const id = String(node['@id'] ?? '')
  if (!id.startsWith(origin)) return undefined
  // An `@id` has the URL of the first language.
  const slug = recordSlug(slugs, 'office', slugIn(id)) ?? slugIn(id)
  return offices.find((office) => office.slug === slug) ?? business
}

/** The last segment of the path of an `@id`, with or without a slash after it. */
const slugIn = (id: string): string => /\/([^/#]+)\/?#/.exec(id)?.[1] ?? ''

function cityOf(node: JsonLdNode, { place }: Subject, { places }: Known): PlaceTruth | undefined {
  if (!hasType(node, 'City', 'Place')) return undefined
  const owner = places.get(slugIn(String(node['@id'] ?? ''))) ?? place
  return owner?.kind === 'city' && owner.names.has(textOf(node.name) ?? '') ? owner : undefined
}

/** Whether a point is in a city: near the point that the table has, and not nearer to that of another city. */
function isOfCity(point: Coordinates, { coordinates: own, names }: PlaceTruth, { places }: Known): boolean {
  if (!own || isNear(point, own, leastOfPlace)) return true
  if (!isNear(point, own, mostOfPlace)) return false
  const distance = apart(point, own)
  return [...places.values()].every(
    ({ name, coordinates }) => !coordinates || names.has(name) || apart(point, coordinates) >= distance,
  )
}

function coordinatesOf(geo: unknown): Coordinates | undefined {
  const [first] = [geo].flat()
  if (!isNode(first)) return undefined
  const [latitude, longitude] = [Number(first.latitude), Number(first.longitude)]
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : undefined
}

const isNear = (a: Coordinates, b: Coordinates, most: number) =>
  Math.abs(a.latitude - b.latitude) <= most && Math.abs(a.longitude - b.longitude) <= most

/** A measure to compare distances by: degrees of latitude, squared. */
function apart(a: Coordinates, b: Coordinates): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return (a.latitude - b.latitude) ** 2 + east ** 2
}

const textFor = ({ latitude, longitude }: Coordinates) => `${latitude}, ${longitude}`
