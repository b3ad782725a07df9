import type { Manifest } from '#manifest/schema.ts'
import { anonymousName, placeName } from './drawn-picture.ts'
import { pictureName } from './picture.ts'
import type { Place } from './place.ts'

/** The image of each place, indexed once because every page looks it up. Images by name, places by key. */
export type PlaceImages = {
  /** Images that take precedence over all others. */
  fixed: ReadonlyMap<string, string>
  /** Names of image files, to find those named after a place: `draper-hero`, `draper-secondary`. */
  files: ReadonlySet<string>
  stock: ReadonlyMap<string, string>
  /** Stock image for a place that no list names. */
  stockForOthers: (key: string) => string | undefined
}

/** Where the image of a place comes from: the step of the search that found it. */
export type PlaceImageOrigin = 'fixed' | 'secondary' | 'configured' | 'hero' | 'stock' | 'fallback'

export function indexPlaceImages({ images, imageFiles }: Pick<Manifest, 'images' | 'imageFiles'>): PlaceImages {
  const files = new Set(imageFiles.map(pictureName))
  const byPlace = (list: 'alwaysFor' | 'stockFor') =>
    new Map([
      ...images.pictures.flatMap((picture) => picture[list].map((key) => [key, pictureName(picture.file)] as const)),
      // A file with the name of the entry replaces all its drawings.
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
 * The image of a place, the first that exists of: one fixed for it, its secondary image, its hero (configured, then by
 * file name), the stock image for its name, the fallback. The others of these are its alternatives.
 */
export function placeImage(
  place: Place,
  { manifest, placeImages }: { manifest: Manifest; placeImages: PlaceImages },
): { name: string; origin: PlaceImageOrigin; alternatives: string[] } {
  const { key, slug, heroImage } = place.kind === 'city' ? place.city : place.county
  const { fixed, files, stock, stockForOthers } = placeImages
  // The file name starts with the key of the place or with the slug in its URL.
  const file = (role: 'secondary' | 'hero') => [`${key}-${role}`, `${slug}-${role}`].find((name) => files.has(name))
  const steps: readonly [PlaceImageOrigin, string | undefined][] = [
    ['fixed', fixed.get(key)],
    ['secondary', file('secondary')],
    ['configured', heroImage && pictureName(heroImage)],
    ['hero', file('hero')],
    ['stock', stock.get(key) ?? stockForOthers(key)],
  ]
  const names = steps.flatMap(([, name]) => name ?? [])
  const origin = steps.find(([, name]) => name)?.[0] ?? 'fallback'
  const [name = pictureName(manifest.images.fallback), ...alternatives] = new Set(names)
  return { name, origin, alternatives }
}
