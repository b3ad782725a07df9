import type { Problem } from '../problem.ts'
import type { Located, Records } from './records.ts'
import { findTexts, unknown } from './unknown-reference.ts'

const pictureKeys = new Set<PropertyKey>(['image', 'heroImage', 'hero_image', 'defaultImage', 'file', 'fallback'])

/** Every picture that is named is there, and every picture that is there says what it shows. */
export function checkPictures(
  { folders, cities, documents, imageFiles, written }: Records,
  shownDir: string,
): Problem[] {
  const { images, site, testimonials } = documents
  const holders: Located<unknown>[] = [
    ...Object.values(folders).flat(),
    ...cities,
    ...[images, site, testimonials].filter((record) => record !== undefined),
  ]
  const files = new Set(imageFiles)
  const missing = holders.flatMap((record) =>
    findTexts(record.value, (key) => pictureKeys.has(key)).flatMap(({ text, path }) =>
      files.has(text) ? [] : [unknown('picture', text, files, record, path)],
    ),
  )
  if (!images) return missing
  const keys = new Set([...(written.cities ?? []), ...written.counties])
  const places = images.value.pictures.flatMap(({ stockFor, alwaysFor }, index) =>
    Object.entries({ stockFor, alwaysFor }).flatMap(([list, keysOfList]) =>
      keysOfList.flatMap((slug, place) =>
        keys.has(slug) || !written.cities
          ? []
          : [unknown('city', slug, keys, images, ['pictures', index, list, place])],
      ),
    ),
  )
  const described = new Set(images.value.pictures.map(({ file }) => file))
  const ofPlaces = new Set([...keys].flatMap((key) => [`${key}-hero`, `${key}-secondary`]))
  const silent = imageFiles
    .filter(
      (file) =>
        /\.(svg|jpe?g|png|webp|avif)$/.test(file) &&
        !described.has(file) &&
        !ofPlaces.has(file.replace(/\.[a-z]+$/, '')),
    )
    .map(
      (file): Problem => ({
        code: 'picture-without-alt',
        severity: 'error',
        at: { file: `${shownDir}/images/${file}`, line: 1, column: 1 },
        what: `The picture "${file}" has no text for someone who cannot see it.`,
        mend: 'Describe it in images.yaml, or remove the file.',
      }),
    )
  return [...missing, ...places, ...silent]
}

const iconKeys = new Set<PropertyKey>(['icon', 'mark'])

/** Every icon that is named is in icons.yaml. */
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
