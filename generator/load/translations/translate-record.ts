import { z } from 'zod'
import { inTranslations } from '#manifest/schema/primitives.ts'
import { merged } from '../../core/merged.ts'
import type { Problem } from '../../core/problem.ts'
import type { Parsed } from '../parse/source-file.ts'
import type { Located } from '../records.ts'
import { fieldName } from '../schema/finding.ts'
import { schemaAt, valueAt } from '../schema/schema-at.ts'
import { validate } from '../schema/validate.ts'

type Path = readonly PropertyKey[]

/**
 * A record in another language: the original with the texts of its translation. A translation has the fields of the original
 * that are texts; it may repeat the others. Entries of lists are in the same order.
 */
export function translateRecord<T>(
  schema: z.ZodType<T>,
  original: Located<T>,
  translation: Parsed,
): { record?: Located<T>; problems: Problem[] } {
  const { file } = translation
  // A list of another length stays that of the original.
  const isKept = (path: Path) =>
    found.some(({ kind, path: list }) => kind === 'length' && list.every((step, index) => path[index] === step))
  const locate: Parsed['locate'] = (path, part) =>
    has(translation.value, path) && !isKept(path) ? translation.locate(path, part) : original.locate(path, part)
  const found = [...differences(schema, original.value, translation.value)].filter(
    ({ kind, path }) => kind !== 'missing' || !isMisnamed(schema, original.value, translation.value, path),
  )
  // With a fact of the translation, such as another kind of price, fields of the original would seem wrong.
  const facts = found.filter(({ kind }) => kind === 'fact').map(({ path }) => path)
  const value = merged(original.value, withoutParts(translation.value, facts))
  const outcome = validate(schema, { file, value, locate })
  const problems = [
    ...(outcome.ok ? [] : outcome.problems.map(withOriginalNames)),
    ...found.map((difference) => problemOf(difference, original, translation)),
  ]
  if (!outcome.ok) return { problems }
  const at = { file: file.shown, line: 1, column: 1 }
  return {
    record: { slug: original.slug, value: outcome.value, at, locate, file, original: original.value },
    problems,
  }
}

/** Whether a text has a translation that another problem is about: under another key, or in a part of another type. */
function isMisnamed(schema: z.ZodType, original: unknown, translated: unknown, path: Path): boolean {
  return path.some((_, index) => {
    const group = valueAt(translated, path.slice(0, index))
    if (group === undefined) return false
    if (typeof group !== 'object' || group === null) return true
    if (index < path.length - 1 || Array.isArray(group)) return false
    const own = valueAt(original, path.slice(0, index))
    const hasSlugs = schemaAt(schema, path.slice(0, index), original) instanceof z.ZodRecord
    const isSlugOfOther = (key: string) => hasSlugs && valueAt(own, [key]) === undefined
    return Object.keys(group).some(
      (key) => schemaAt(schema, [...path.slice(0, index), key], original) === undefined || isSlugOfOther(key),
    )
  })
}

function withOriginalNames(problem: Problem): Problem {
  if (problem.code !== 'unknown-key') return problem
  return { ...problem, fix: `The names of fields are not translated. ${problem.fix}` }
}

/** Whether a record has a text that needs a translation. */
export const needsTranslation = <T>(schema: z.ZodType<T>, { value }: Located<T>) =>
  !differences(schema, value, undefined).next().done

type Difference = { path: Path } & ({ kind: 'missing' | 'fact' } | { kind: 'length'; lengths: [number, number] })

/** What a translation lacks, and what it has that is the same in every language. */
function* differences(schema: unknown, original: unknown, translated: unknown, path: Path = []): Generator<Difference> {
  if (translated === null) return // the schema refuses it
  if (Array.isArray(original) && Array.isArray(translated) && original.length !== translated.length) {
    yield { kind: 'length', path, lengths: [original.length, translated.length] }
    return
  }
  const parts = partsOf(original) ?? partsOf(translated)
  if (parts) {
    const keys = new Set([...parts.keys(), ...(partsOf(translated)?.keys() ?? [])])
    for (const key of keys) {
      const part = partsOf(original)?.get(key)
      const inner = schemaAt(schema, [key], original ?? translated)
      if (inner) yield* differences(inner, part, partsOf(translated)?.get(key), [...path, key])
    }
    return
  }
  const translation = translationOf(schema)
  if (translated === undefined) {
    if (translation === 'required' && hasWords(original)) yield { kind: 'missing', path }
  } else if (translation === 'refused' && translated !== original) yield { kind: 'fact', path }
}

/** The entries of a list, or the fields of a record. */
function partsOf(value: unknown): Map<PropertyKey, unknown> | undefined {
  if (Array.isArray(value)) return new Map(value.entries())
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : undefined
}

function translationOf(schema: unknown): 'required' | 'optional' | 'refused' {
  const inner = schemaAt(schema, [], undefined)
  return (inner instanceof z.ZodType && inTranslations.get(inner)?.translation) || 'refused'
}

/** A number, a sign or a placeholder is the same in every language. */
const hasWords = (text: unknown) =>
  typeof text === 'string' && /\p{L}{2}/u.test(text.replace(/\{[a-zA-Z0-9.-]+\}/g, ''))

/** A copy of a value without the parts at some paths. The other entries of a list keep their positions. */
function withoutParts(value: unknown, paths: readonly Path[], here: Path = []): unknown {
  const own = paths.filter((path) => here.every((step, index) => path[index] === step))
  const isOut = (key: PropertyKey) => own.some((path) => path.length === here.length + 1 && path[here.length] === key)
  if (own.length === 0) return value
  const part = (inner: unknown, key: PropertyKey) => (isOut(key) ? undefined : withoutParts(inner, own, [...here, key]))
  if (Array.isArray(value)) return value.map(part)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, part(inner, key)]))
}

/** Whether a value has a part at a path. */
function has(value: unknown, path: Path): boolean {
  let here = value
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return false
    here = (here as Record<PropertyKey, unknown>)[step] // hasOwn is true for the key
  }
  return here !== undefined
}

function problemOf(difference: Difference, original: Located<unknown>, { file, locate }: Parsed): Problem {
  const { kind, path } = difference
  const name = fieldName(path)
  switch (kind) {
    case 'missing':
      return {
        code: 'missing-translation',
        severity: 'error',
        at: original.locate(path),
        what: `${name} has no translation in ${file.shown}.`,
        fix: `Add ${name} to ${file.shown}.`,
      }
    case 'fact':
      return {
        code: 'fact-in-translation',
        severity: 'error',
        at: locate(path),
        what: `${name} is not a text, so it is the same in every language, but this translation changes it.`,
        fix: `Remove it here. Only ${original.file.shown} has it.`,
      }
    case 'length': {
      const [wanted, found] = difference.lengths
      return {
        code: 'translation-length',
        severity: 'error',
        at: locate(path),
        what: `${name} has ${entries(found)}, but ${wanted} in ${original.file.shown}.`,
        fix: 'Translate every entry, in the same order.',
      }
    }
  }
}

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`
