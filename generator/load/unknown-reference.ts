import type { Problem } from '../core/problem.ts'
import { didYouMean } from '../core/suggest.ts'
import type { Located } from './records.ts'

type Kind = 'service' | 'county' | 'city' | 'trait' | 'page' | 'icon' | 'picture'
const whereListed: Record<Kind, string> = {
  service: 'Services are the files below services/.',
  county: 'Counties are the files below counties/.',
  city: 'Cities are the rows of cities.csv.',
  trait: 'Traits are the files below traits/.',
  page: 'Pages are the files below pages/ and their aliases.',
  icon: 'Icons are the keys of icons.yaml.',
  picture: 'Pictures lie below images/, and drawings are listed in images.yaml.',
}

/** The problem of a name that no record has. */
export function unknown(
  kind: Kind,
  value: string,
  known: Iterable<string>,
  record: Located<unknown>,
  path: PropertyKey[],
): Problem {
  return {
    code: `unknown-${kind}`,
    severity: 'error',
    at: record.locate(path),
    what: `There is no ${kind} "${value}".`,
    fix: `${didYouMean(value, known)}${whereListed[kind]}`,
  }
}

/** Every text of a value that stands under a key of interest. */
export function findTexts(
  value: unknown,
  isWanted: (key: PropertyKey) => boolean,
  path: PropertyKey[] = [],
): { text: string; path: PropertyKey[] }[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => {
    const step = Array.isArray(value) ? Number(key) : key
    if (typeof item === 'string' && isWanted(step)) return [{ text: item, path: [...path, step] }]
    return findTexts(item, isWanted, [...path, step])
  })
}
