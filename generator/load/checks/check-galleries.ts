import type { Problem } from '../../core/problem.ts'
import type { Records } from '../records.ts'
import { unknown } from './unknown-reference.ts'

/** Checks that the cities of pictures exist, and that visitors find the pictures. `check-pictures.ts` checks the pictures. */
export function checkGalleries({ folders: { pages, services }, written: { cityRows } }: Records): Problem[] {
  const misplaced = pages.flatMap(({ value, locate }): Problem[] => {
    if (value.screen !== 'not-found' || !value.gallery) return []
    return [
      {
        code: 'gallery-misplaced',
        severity: 'warning',
        at: locate(['gallery']),
        what: 'The 404 page has the gallery, which only visitors of an unknown URL see, and no search engine.',
        fix: 'Move it to another page, or to a service.',
      },
    ]
  })
  if (!cityRows) return misplaced
  const unknownCities = [...pages, ...services].flatMap((record) =>
    (record.value.gallery?.items ?? []).flatMap(({ city }, index) =>
      city === undefined || cityRows.has(city)
        ? []
        : [unknown('city', city, cityRows, record, ['gallery', 'items', index, 'city'])],
    ),
  )
  return [...misplaced, ...unknownCities]
}
