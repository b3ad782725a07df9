import type { Problem } from '../../core/problem.ts'
import type { Records } from '../records.ts'
import { unknown } from './unknown-reference.ts'

/** Checks that the counties and places of landmarks exist, and that no two landmarks have one name. */
export function checkLandmarks({ landmarks, folders, written }: Records): Problem[] {
  const { counties, cityRows } = written
  const known = new Set([...(cityRows ?? []), ...folders.cities.map(({ slug }) => slug)])
  const lines = new Map<string, number>()
  return landmarks.flatMap((record) => {
    const { names, counties: inCounties, places } = record.value
    const twice = names.find((each) => lines.has(each))
    const first = lines.get(twice ?? '')
    for (const each of names) if (!lines.has(each)) lines.set(each, record.at.line)
    return [
      ...(twice !== undefined && first !== undefined ? [nameTwice(record.at, twice, first)] : []),
      ...inCounties.flatMap((slug) =>
        counties.has(slug) ? [] : [unknown('county', slug, counties, record, ['counties'])],
      ),
      // A file of texts without a row is reported by itself.
      ...(cityRows ? places : []).flatMap((slug) =>
        known.has(slug) ? [] : [unknown('city', slug, known, record, ['places'])],
      ),
    ]
  })
}

function nameTwice(at: Problem['at'], name: string, line: number): Problem {
  return {
    code: 'duplicate-entry',
    severity: 'error',
    at,
    what: `"${name}" is a name of this landmark and of the one in line ${line}.`,
    fix: 'Keep one of the two rows, or write another name.',
  }
}
