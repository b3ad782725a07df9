import { z } from 'zod'
import { unshowable } from '#manifest/schema/primitives.ts'
import type { Location } from '#manifest/schema.ts'
import type { Problem } from '../core/problem.ts'
import { didYouMean, nearest } from '../core/suggest.ts'
import { type Outcome, offsetOf, type Parsed, positionOf, type SourceFile } from './source-file.ts'

type Issue = z.core.$ZodIssue
type Finding = Pick<Problem, 'code' | 'what' | 'fix'> & {
  path: readonly PropertyKey[]
  part?: 'key' | 'value'
  /** The missing field that an unknown key seems to be meant for: one mistake, told once. */
  renames?: string
}

/** The field a finding says is missing. */
const namedBy = ({ code, path }: Finding) => (code === 'missing-field' ? path.join('.') : undefined)

/** Holds a parsed value against a schema. Every mistake in it becomes a problem at its line. */
export function validate<T>(schema: z.ZodType<T>, { file, value, locate }: Parsed): Outcome<T> {
  const result = schema.safeParse(value)
  if (result.success) return { ok: true, value: result.data }
  const found = result.error.issues.flatMap((issue) => findings(issue, schema, value))
  const problems = found
    .filter((finding) => !found.some(({ renames }) => renames !== undefined && renames === namedBy(finding)))
    .map(({ path, part, code, what, fix }): Problem => {
      const at = locate(path, part)
      return { code, severity: 'error', at: code === 'bad-character' ? ofCharacter(file, at) : at, what, fix }
    })
  return { ok: false, problems }
}

/** Where the character itself stands, which a text of many lines does not show. It may be written as an escape; then `at`. */
function ofCharacter({ shown, text }: SourceFile, at: Location): Location {
  const start = offsetOf(text, at)
  const distance = text.slice(start).search(unshowable)
  return distance < 0 ? at : { file: shown, ...positionOf(text, start + distance) }
}

function findings(issue: Issue, schema: z.ZodType, root: unknown): Finding[] {
  const { path } = issue
  const found = valueAt(root, path)
  const name = fieldName(path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, path, fieldsAt(schema, path, root)))
    case 'invalid_type':
      if (found === undefined) return [missingField(path)]
      return [
        {
          code: 'wrong-type',
          path,
          what: `${name} is ${quote(found)}, but ${kinds[issue.expected] ?? issue.expected} is expected.`,
          fix: typeHint(issue.expected, found),
        },
      ]
    case 'invalid_value':
      if (found === undefined) return [missingField(path)]
      return [notOneOf(path, found, issue.values.map(String))]
    case 'invalid_union':
      if (found === undefined) return [missingField(path, discriminatorValues(schema, path, root))]
      return [notOneOf(path, found, discriminatorValues(schema, path, root))]
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.map((inner) => {
        const { code, what, fix } = messageFinding(inner.message, [], undefined)
        return {
          code,
          path,
          part: 'key',
          what: what.replace(/^This file is missing/, `The key "${String(path.at(-1))}" is wrong`),
          fix,
        }
      })
    case 'too_small':
      return [
        {
          code: 'too-small',
          path,
          what: `${name} is ${quote(found)}, but ${issue.inclusive ? 'at least ' : 'more than '}${issue.minimum}${unit(issue.origin, Number(issue.minimum))} is expected.`,
          fix: issue.origin === 'array' ? 'Add an entry.' : 'Write a value that is large enough.',
        },
      ]
    case 'too_big':
      return [
        {
          code: 'too-big',
          path,
          what: `${name} is ${quote(found)}, but at most ${issue.maximum}${unit(issue.origin, Number(issue.maximum))} is allowed.`,
          fix: 'Write a shorter or smaller value.',
        },
      ]
    default:
      return [messageFinding(issue.message, path, found)]
  }
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function unknownKey(key: string, path: readonly PropertyKey[], fields: string[]): Finding {
  const near = nearest(key, fields)
  const known = fields.length > 0 ? `The fields here are ${fields.join(', ')}.` : 'Remove it.'
  return {
    code: 'unknown-key',
    path: [...path, key],
    part: 'key',
    renames: near === undefined ? undefined : [...path, near].join('.'),
    what: `"${key}" is no field ${path.length > 0 ? `of ${fieldName(path)}` : 'of this file'}.`,
    fix: `${near === undefined ? '' : `Did you mean "${near}"? `}${known}`,
  }
}

function missingField(path: readonly PropertyKey[], values: string[] = []): Finding {
  const parent = path.slice(0, -1)
  return {
    code: 'missing-field',
    path,
    what: `The field "${String(path.at(-1))}" is missing${parent.length > 0 ? ` in ${fieldName(parent)}` : ''}.`,
    fix: `Add "${String(path.at(-1))}"${values.length > 0 ? `, one of ${values.join(', ')}` : ''}.`,
  }
}

function notOneOf(path: readonly PropertyKey[], found: unknown, values: string[]): Finding {
  const known = values.length > 0 ? `It is one of ${values.join(', ')}.` : 'Write one of the values the schema allows.'
  return {
    code: 'wrong-value',
    path,
    what: `${fieldName(path)} is ${quote(found)}, which it cannot be.`,
    fix: `${didYouMean(String(found), values)}${known}`,
  }
}

/**
 * The schema's own words: `[code: ]rule[; fix]`, e.g. `bad-slug: a slug is words joined by hyphens; write it like deep-cleaning`.
 */
function messageFinding(message: string, path: readonly PropertyKey[], found: unknown): Finding {
  const [, code = 'bad-value', words = message] = /^(?:([a-z]+(?:-[a-z]+)+): )?(.*)$/s.exec(message) ?? []
  const [rule = words, fix = 'correct it'] = words.split(/; (?=[^;]*$)/)
  const isGroup = typeof found === 'object' && found !== null
  return {
    code,
    path,
    what: isGroup
      ? `${fieldName(path)} breaks a rule: ${rule}.`
      : `${fieldName(path)} is ${quote(found)}, but ${rule}.`,
    fix: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`,
  }
}

function typeHint(expected: string, found: unknown): string {
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean'))
    return 'Put it between quotes.'
  if ((expected === 'number' || expected === 'int') && typeof found === 'string')
    return 'Write digits only, with no quotes or signs around them.'
  if (expected === 'array') return 'Write each entry on a line of its own after "- ".'
  return expected === 'string' ? 'Write it as text on one line.' : 'Write its fields on lines of their own below it.'
}

/** ` characters`, ` entry`, or nothing for a number. */
function unit(origin: string, count: number): string {
  if (origin === 'string') return count === 1 ? ' character' : ' characters'
  if (origin === 'array' || origin === 'set') return count === 1 ? ' entry' : ' entries'
  return ''
}

/** `price.amount`, `tips entry 3: title`. Entries are counted from 1, as a person counts them. */
function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'This file'
  return path.reduce<string>((name, step, index) => {
    if (typeof step === 'number') return `${name} entry ${step + 1}`.trimStart()
    if (index === 0) return String(step)
    return name + (typeof path[index - 1] === 'number' ? ': ' : '.') + String(step)
  }, '')
}

/** The value as the reader would recognise it, cut when long. What a terminal would take for a command is spelt out. */
function quote(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null || value === '') return 'empty'
  const text = typeof value === 'string' ? value : written(value)
  const short = text.length > 60 ? `${[...text].slice(0, 59).join('')}…` : text
  return (typeof value === 'string' ? JSON.stringify(short) : short).replace(
    new RegExp(unshowable, 'gu'),
    (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`,
  )
}

function written(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    // YAML can make a value part of itself.
    return 'a value that contains itself'
  }
}

/** What is written at a path. A cell of a table holds a list as one text, and then stands for its entries. */
function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => {
    if (typeof value === 'string' && typeof step === 'number') return value.split(/\s+/).filter(Boolean)[step] ?? value
    return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
      ? (value as Record<PropertyKey, unknown>)[step] // it was just seen to have it
      : undefined
  }, root)
}

/** The fields a schema allows at a path, for a suggestion. */
function fieldsAt(schema: z.ZodType, path: readonly PropertyKey[], root: unknown): string[] {
  const here = schemaAt(schema, path, root)
  if (here instanceof z.ZodRecord && here.keyType instanceof z.ZodEnum) return here.keyType.options.map(String)
  return here instanceof z.ZodObject ? Object.keys(here.shape) : []
}

function discriminatorValues(schema: z.ZodType, path: readonly PropertyKey[], root: unknown): string[] {
  const union = schemaAt(schema, path.slice(0, -1), root, false)
  if (!(union instanceof z.ZodDiscriminatedUnion)) return []
  return union.options.flatMap((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[String(path.at(-1))] : undefined
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : []
  })
}

const wrappers = [z.ZodOptional, z.ZodDefault, z.ZodPrefault, z.ZodNullable]

function schemaAt(schema: unknown, path: readonly PropertyKey[], value: unknown, pick = true): unknown {
  if (wrappers.some((wrapper) => schema instanceof wrapper)) {
    return schemaAt((schema as z.ZodOptional).unwrap(), path, value, pick) // every wrapper has unwrap()
  }
  if (schema instanceof z.ZodPipe) return schemaAt(schema.out, path, value, pick)
  if (schema instanceof z.ZodDiscriminatedUnion && (pick || path.length > 0)) {
    const key = schema.def.discriminator
    const wanted = valueAt(value, [key])
    const option = schema.options.find(
      (each) =>
        each instanceof z.ZodObject &&
        each.shape[key] instanceof z.ZodLiteral &&
        each.shape[key].values.has(wanted as string),
    )
    return schemaAt(option, path, value, pick)
  }
  const [step, ...rest] = path
  if (step === undefined) return schema
  const next = valueAt(value, [step])
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest, next, pick)
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest, next, pick)
  if (schema instanceof z.ZodRecord) return schemaAt(schema.valueType, rest, next, pick)
  return undefined
}
