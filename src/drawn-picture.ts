import type { DrawingRecord } from '#manifest/schema/images.ts'
import type { DrawingEntry, Manifest } from '#manifest/schema.ts'
import { pictureName } from './picture.ts'
import { hashText } from './text-hash.ts'

/** A drawing to make. The name also seeds what makes it differ from other drawings of the same scene. */
export type DrawnPicture = {
  name: string
  entry: DrawingEntry
  /** Its position among the drawings of its entry, from 0; undefined where it is the only one. */
  place?: number
}

/** Number of drawings of a scene for places that no entry lists: enough that neighbours usually differ. */
const anonymousCount = 6

/**
 * Every drawing the manifest requires and no image file replaces: one per entry, and one for each place of the entry.
 */
export function drawnPictures({ images, imageFiles }: Pick<Manifest, 'images' | 'imageFiles'>): DrawnPicture[] {
  const files = new Set(imageFiles.map(pictureName))
  return images.drawings
    .filter(({ name }) => !files.has(name))
    .flatMap((entry) => {
      const names = drawnNames(entry)
      return names.map((name, place) => (names.length > 1 ? { name, entry, place } : { name, entry }))
    })
    .filter(({ name }) => !files.has(name))
}

/** The drawings made of an entry. */
export function drawnNames(entry: DrawingRecord): string[] {
  const places = [...new Set([...entry.stockFor, ...entry.alwaysFor])]
  return [
    entry.name,
    ...places.map((place) => placeName(entry, place)),
    ...(entry.stockForOthers ? anonymousNames(entry) : []),
  ]
}

/** The drawing of a place that an entry lists. */
export function placeName({ name }: DrawingRecord, place: string): string {
  return `${name}-${place}`
}

/**
 * The drawing of a place that no entry lists, always the same for one place; undefined where no entry has
 * `stockForOthers`.
 */
export function anonymousName(entries: readonly DrawingRecord[], place: string): string | undefined {
  const names = entries.filter(({ stockForOthers }) => stockForOthers).flatMap(anonymousNames)
  return names[hashText(place) % names.length]
}

function anonymousNames({ name }: DrawingRecord): string[] {
  return Array.from({ length: anonymousCount }, (_, index) => `${name}-${index + 1}`)
}
