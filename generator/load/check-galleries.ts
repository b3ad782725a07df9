import type { Problem } from '../core/problem.ts'
import type { Records } from './records.ts'
import { unknown } from './unknown-reference.ts'

/** Checks that the cities of pictures exist. `check-pictures.ts` checks the pictures. */
export function checkGalleries({ folders: { pages, services }, written: { cityRows } }: Records): Problem[] {
  if (!cityRows) return []
  return [...pages, ...services].flatMap((record) =>
    (record.value.gallery?.items ?? []).flatMap(({ city }, index) =>
      city === undefined || cityRows.has(city)
        ? []
        : [unknown('city', city, cityRows, record, ['gallery', 'items', index, 'city'])],
    ),
  )
}
