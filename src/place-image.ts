import type { Manifest } from '#manifest/schema.ts'
import { anonymousName, placeName } from './drawn-picture.ts'
import { pictureName } from './picture.ts'
import type { Place } from './place.ts'

/** Which picture stands for which place: looked up on every page, so built once. Pictures by name, places by key. */
export type PlaceImages = {
  /** Those that come before any other. */
  fixed: ReadonlyMap<string, string>
  /** Names of files, for those named after a place: `draper-hero`, `draper-secondary`. */
  files: ReadonlySet<string>
  stock: ReadonlyMap<string, string>
  /** Stock for a place that no list names. */
  stockForOthers: (key: string) => string | undefined
}

/** How a place comes by its picture: a step of the order in which they are looked for. */
export type PlaceImageOrigin = 'fixed' | 'secondary' | 'configured' | 'hero' | 'stock' | 'fallback'

export function indexPlaceImages({ images, imageFiles }: Pick<Manifest, 'images' | 'imageFiles'>): PlaceImages {
  const files = new Set(imageFiles.map(pictureName))
  const byPlace = (list: 'alwaysFor' | 'stockFor') =>
    new Map([
      ...images.pictures.flatMap((picture) => picture[list].map((key) => [key, pictureName(picture.file)] as const)),
      // A file of the same name takes the place of all the drawings.
      ...images.drawings.flatMap((entry) =>
        entry[list].map((key) => [key, files.has(entry.name) ? entry.name : placeName(entry, key)] as const),
      ),
    ])
  const drawings = images.drawings.filter(({ name }) => !files.has(name))
  return {
    fixed: byPlace('alwaysFor'),
    files,
    stock: byPlace('stockFor'),
    stockForOthers: (key) => anonymousName(drawings, key),
  }
}

/**
 * The picture of a place, the first there is of: one fixed for it, its secondary picture, its hero (configured,
 * then by file name), the stock picture for its name, the fallback.
 */
export function placeImage(
  place: Place,
  { manifest, placeImages }: { manifest: Manifest; placeImages: PlaceImages },
): { name: string; origin: PlaceImageOrigin } {
  const { key, slug, heroImage } = place.kind === 'city' ? place.city : place.county
  const { fixed, files, stock, stockForOthers } = placeImages
  // By its short name or by that in its address.
  const file = (role: 'secondary' | 'hero') => [`${key}-${role}`, `${slug}-${role}`].find((name) => files.has(name))
  const steps: readonly [PlaceImageOrigin, string | undefined][] = [
    ['fixed', fixed.get(key)],
    ['secondary', file('secondary')],
    ['configured', heroImage && pictureName(heroImage)],
    ['hero', file('hero')],
    ['stock', stock.get(key) ?? stockForOthers(key)],
  ]
  for (const [origin, name] of steps) if (name) return { name, origin }
  return { name: pictureName(manifest.images.fallback), origin: 'fallback' }
}
