import type { Problem } from '../../core/problem.ts'
import { didYouMean } from '../../core/suggest.ts'
import type { Located } from '../records.ts'

type Subject = 'service' | 'category' | 'county' | 'office' | 'city' | 'trait' | 'page' | 'icon' | 'picture'
const whereListed: Record<Subject, string> = {
  service: 'Services are the files in services/.',
  category: 'Categories are the files in categories/.',
  county: 'Counties are the files in counties/.',
  office: 'Offices are the files in offices/.',
  city: 'Cities are the rows of cities.csv.',
  trait: 'Traits are the files in traits/.',
  page: 'Pages are the files in pages/ and their aliases.',
  icon: 'Icons are the keys of icons.yaml.',
  picture: 'Images are the files in images/ and the drawings listed in images.yaml.',
}

const codes = new Set(Object.keys(whereListed).map((subject) => `unknown-${subject}`))

/** The subject of the problem of a reference to a record that does not exist. */
export const referenceTo = (subject: Subject, value: string): string => `${subject} ${value}`

/** Whether a problem is one of a reference to a record that does not exist. */
export const isUnknownReference = ({ code }: Problem): boolean => codes.has(code)

/** The problem of a reference to a record that does not exist. */
export function unknown(
  subject: Subject,
  value: string,
  known: Iterable<string>,
  record: Located<unknown>,
  path: PropertyKey[],
): Problem {
  return {
    code: `unknown-${subject}`,
    severity: 'error',
    at: record.locate(path),
    what: `There is no ${subject === 'picture' ? 'image' : subject} "${value}".`,
    fix: `${didYouMean(value, known) || meant(subject, value, known) || choice(subject, known)}${whereListed[subject]}`,
    subject: referenceTo(subject, value),
  }
}

/** `river.svg` for `images/river.svg`; `hood-river` for `hood-river-county`, as in its URL. */
function meant(subject: Subject, value: string, known: Iterable<string>): string {
  const below = value.replace(/^images\//, '')
  const near = [...known].filter((each) => (subject === 'picture' ? each === below : value.startsWith(`${each}-`)))
  return near.length === 1 ? `Did you mean "${near[0]}"? ` : ''
}

/** The icons of a manifest: they are few, and their names are hard to guess. */
function choice(subject: Subject, known: Iterable<string>): string {
  const names = subject === 'icon' ? [...known].sort() : []
  if (names.length === 0 || names.length > mostNames) return ''
  return `Write ${new Intl.ListFormat('en', { type: 'disjunction' }).format(names)}, or add an icon. `
}

const mostNames = 30

/** Every string in a value whose key passes `isWanted`. */
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
