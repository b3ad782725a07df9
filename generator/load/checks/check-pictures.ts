import type { Images } from '#manifest/schema/images.ts'
import { drawnNames } from '#src/drawn-picture.ts'
import { pictureName } from '#src/picture.ts'
import type { Problem } from '../../core/problem.ts'
import { placeSlugs } from '../place-slugs.ts'
import type { Located, Records } from '../records.ts'
import { findTexts, unknown } from './unknown-reference.ts'

const pictureKeys = new Set<PropertyKey>([
  'image',
  'heroImage',
  'hero_image',
  'defaultImage',
  'file',
  'fallback',
  'before',
  'after',
])

/** Checks that every image named in the manifest exists, and that every image file has alt text. */
export function checkPictures(records: Records, shownDir: string): Problem[] {
  const { images } = records.documents
  // The drawings of a file that failed its schema are not known.
  if (!images && records.written.documents.has('images')) return []
  const missing = missingPictures(records)
  if (!images) return missing
  const { cityRows: cities = [], counties } = records.written
  const keys = new Set([...cities, ...counties])
  const slugOf = placeSlugs(records)
  const slugs = slugOf ? [...[...cities].map(slugOf.city), ...[...counties].map(slugOf.county)] : []
  return [
    ...missing,
    ...(records.written.cityRows ? unknownPlaces(images, keys) : []),
    ...undescribed(records.imageFiles, images.value, { places: [...keys, ...slugs], shownDir }),
  ]
}

function missingPictures({ folders, cities, documents, imageFiles }: Records): Problem[] {
  const { images, site, testimonials } = documents
  const holders: Located<unknown>[] = [
    ...Object.values(folders).flat(),
    ...cities,
    ...[images, site, testimonials].filter((record) => record !== undefined),
  ]
  // An image may be named with or without its file extension.
  const drawings = images?.value.drawings.flatMap(drawnNames) ?? []
  const known = new Set([...imageFiles, ...imageFiles.map(pictureName), ...drawings])
  return holders.flatMap((record) =>
    findTexts(record.value, (key) => pictureKeys.has(key)).flatMap(({ text, path }) =>
      known.has(text) ? [] : [unknown('picture', text, known, record, path)],
    ),
  )
}

/** Slugs in `stockFor` and `alwaysFor` that no place has. */
function unknownPlaces(images: Located<Images>, keys: ReadonlySet<string>): Problem[] {
  return (['pictures', 'drawings'] as const).flatMap((section) =>
    images.value[section].flatMap(({ stockFor, alwaysFor }, index) =>
      Object.entries({ stockFor, alwaysFor }).flatMap(([list, places]) =>
        places.flatMap((slug, place) =>
          keys.has(slug) ? [] : [unknown('city', slug, keys, images, [section, index, list, place])],
        ),
      ),
    ),
  )
}

/** Image files without alt text. Only a notice if the alt text of a place or drawing applies. */
function undescribed(
  imageFiles: readonly string[],
  { pictures, drawings }: Images,
  { places, shownDir }: { places: readonly string[]; shownDir: string },
): Problem[] {
  const described = new Set(pictures.map(({ file }) => file))
  const ofPlaces = new Set(places.flatMap((place) => [`${place}-hero`, `${place}-secondary`]))
  const drawn = new Set(drawings.flatMap(drawnNames))
  return imageFiles
    .filter((file) => !described.has(file))
    .map((file): Problem => {
      const name = pictureName(file)
      const at = { file: `${shownDir}/images/${file}`, line: 1, column: 1 }
      const fix = 'Add its alt text under pictures in images.yaml'
      if (ofPlaces.has(name)) {
        const what = `The image "${file}" has no alt text, so pages use only the name of its place.`
        return { code: 'picture-without-alt', severity: 'notice', at, what, fix: `${fix}.` }
      }
      if (drawn.has(name)) {
        const what = `The image "${file}" replaces a drawing, and has no alt text except that of the drawing.`
        return { code: 'picture-without-alt', severity: 'notice', at, what, fix: `${fix}.` }
      }
      const what = `The image "${file}" has no alt text.`
      return {
        code: 'picture-without-alt',
        severity: 'error',
        at,
        what,
        fix: `${fix}, or remove the file.`,
      }
    })
}

const iconKeys = new Set<PropertyKey>(['icon', 'mark'])

/** Checks that every icon named in the manifest is in icons.yaml. */
export function checkIcons({ folders, documents: { icons, site } }: Records): Problem[] {
  if (!icons) return []
  const known = Object.keys(icons.value)
  const holders: Located<unknown>[] = [...folders.services, ...folders.pages, ...(site ? [site] : [])]
  return holders.flatMap((record) =>
    findTexts(record.value, (key) => iconKeys.has(key)).flatMap(({ text, path }) =>
      known.includes(text) ? [] : [unknown('icon', text, known, record, path)],
    ),
  )
}
