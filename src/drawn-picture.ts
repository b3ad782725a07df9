import type { DrawingEntry } from '#manifest/schema/images.ts'
import type { Manifest } from '#manifest/schema.ts'
import { pictureName } from './picture.ts'
import { hashText } from './text-hash.ts'

/** A drawing to be made. The name is also what varies it from others of its scene. */
export type DrawnPicture = {
  name: string
  entry: DrawingEntry
  /** Where it stands among the drawings of its entry, from 0; undefined where it is the only one. */
  place?: number
}

/** Drawings of a scene there are for places that no list names: enough that neighbours differ, however many they are. */
const anonymous = 6

/** Every drawing the manifest asks for and no file stands in the place of: one an entry, and one for each of its places. */
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
export function drawnNames(entry: DrawingEntry): string[] {
  const places = [...new Set([...entry.stockFor, ...entry.alwaysFor])]
  return [
    entry.name,
    ...places.map((place) => placeName(entry, place)),
    ...(entry.stockForOthers ? anonymousNames(entry) : []),
  ]
}

/** The drawing of a place that an entry lists. */
export function placeName({ name }: DrawingEntry, place: string): string {
  return `${name}-${place}`
}

/** The drawing of a place that no entry lists, the same for the same place; undefined where no entry is for such. */
export function anonymousName(entries: readonly DrawingEntry[], place: string): string | undefined {
  const names = entries.filter(({ stockForOthers }) => stockForOthers).flatMap(anonymousNames)
  return names[hashText(place) % names.length]
}

function anonymousNames({ name }: DrawingEntry): string[] {
  return Array.from({ length: anonymous }, (_, index) => `${name}-${index + 1}`)
}
