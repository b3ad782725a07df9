import type { Manifest } from '#manifest/schema.ts'
import type { Place } from './place.ts'

/** Which picture stands for which place: looked up on every page, so built once. */
export type PlaceImages = {
  /** Place key to the picture that comes before any other. */
  fixed: ReadonlyMap<string, string>
  /** File name without ending to file, for pictures named after a place: `draper-hero`, `draper-secondary`. */
  own: ReadonlyMap<string, string>
  /** Place key to its stock picture. */
  stock: ReadonlyMap<string, string>
}

export function indexPlaceImages({ images, imageFiles }: Manifest): PlaceImages {
  const byPlace = (list: 'alwaysFor' | 'stockFor') =>
    new Map(images.pictures.flatMap((picture) => picture[list].map((key) => [key, picture.file] as const)))
  return {
    fixed: byPlace('alwaysFor'),
    own: new Map(imageFiles.map((file) => [file.replace(/\.[a-z]+$/, ''), file])),
    stock: byPlace('stockFor'),
  }
}

/**
 * The picture of a place, the first there is of: one fixed for it, its secondary picture, its hero (configured,
 * then by file name), the stock picture for its name, the fallback.
 */
export function placeImage(
  place: Place,
  { manifest, placeImages: { fixed, own, stock } }: { manifest: Manifest; placeImages: PlaceImages },
): string {
  const { key, heroImage } = place.kind === 'city' ? place.city : place.county
  return (
    fixed.get(key) ??
    own.get(`${key}-secondary`) ??
    heroImage ??
    own.get(`${key}-hero`) ??
    stock.get(key) ??
    manifest.images.fallback
  )
}
