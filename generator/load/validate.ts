import { z } from 'zod'
import { unshowable } from '#manifest/schema/primitives.ts'
import type { Location } from '#manifest/schema.ts'
import { slugOf } from '#src/slug-of.ts'
import type { Problem } from '../core/problem.ts'
import { didYouMean, nearest } from '../core/suggest.ts'
import { schemaAt, valueAt } from './schema-at.ts'
import { type Outcome, offsetOf, type Parsed, positionOf, type SourceFile } from './source-file.ts'

type Issue = z.core.$ZodIssue
type Finding = Pick<Problem, 'code' | 'what' | 'fix'> & {
  path: readonly PropertyKey[]
  part?: 'key' | 'value'
  /** The missing field that an unknown key is probably meant to be, so that one mistake is reported once. */
  renames?: string
}

/** The field that a finding reports as missing. */
const namedBy = ({ code, path }: Finding) => (code === 'missing-field' ? path.join('.') : undefined)

/** Validates a parsed value with a schema. Every mistake becomes a problem at its line. */
export function validate<T>(schema: z.ZodType<T>, { file, value, locate }: Parsed): Outcome<T> {
  // Compiling a check for each of some fifty schemas takes longer than checking a few hundred records without.
  const result = schema.safeParse(value, { jitless: true })
  if (result.success) return { ok: true, value: result.data }
  const found = renamed(result.error.issues.flatMap((issue) => findings(issue, schema, value)))
  const problems = found
    .filter((finding) => !found.some(({ renames }) => renames !== undefined && renames === namedBy(finding)))
    .map(({ path, part, code, what, fix }): Problem => {
      const at = locate(path, part)
      return { code, severity: 'error', at: code === 'bad-character' ? locateCharacter(file, at) : at, what, fix }
    })
  return { ok: false, problems }
}

/** A group with one unknown key that lacks one field has one mistake: the field under another name, e.g. `title` for `name`. */
function renamed(found: readonly Finding[]): Finding[] {
  const parentOf = ({ path }: Finding) => path.slice(0, -1).join('.')
  const isGuessed = ({ renames }: Finding) => found.some((other) => renames !== undefined && renames === namedBy(other))
  return found.map((finding) => {
    if (finding.code !== 'unknown-key' || isGuessed(finding)) return finding
    const beside = found.filter((other) => parentOf(other) === parentOf(finding))
    const [missing, ...others] = beside.filter(({ code }) => code === 'missing-field')
    const isOnlyKey = beside.filter(({ code }) => code === 'unknown-key').length === 1
    if (!missing || others.length > 0 || !isOnlyKey) return finding
    const name = String(missing.path.at(-1))
    return {
      ...finding,
      renames: namedBy(missing),
      what: finding.what.replace(/\.$/, `, and "${name}" is missing.`),
      fix: `Write it as "${name}" if that is what it means. ${finding.fix}`,
    }
  })
}

/** Location of the forbidden character itself, because the text may have many lines. If it is written as an escape, `at`. */
function locateCharacter({ shown, text }: SourceFile, at: Location): Location {
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
          what: `${name} is ${quote(found)}, but ${typeNames[issue.expected] ?? issue.expected} is expected.`,
          fix: typeHint(issue.expected, found, fieldsAt(schema, path, root)),
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
          what: what.replace(/^This file is missing, but/, `The key "${String(path.at(-1))}" is not valid:`),
          fix,
        }
      })
    case 'too_small':
      if (!issue.message.startsWith('Too small')) return [messageFinding(`too-small: ${issue.message}`, path, found)]
      return [
        {
          code: 'too-small',
          path,
          what: `${name} is ${quote(found)}, but ${issue.inclusive ? 'the minimum is ' : 'it must be more than '}${issue.minimum}${unit(issue.origin, Number(issue.minimum))}.`,
          fix: issue.origin === 'array' ? `Add an entry to ${name}.` : 'Write a larger value.',
        },
      ]
    case 'too_big':
      return [
        {
          code: 'too-big',
          path,
          what: `${name} is ${quote(found)}, but the maximum is ${issue.maximum}${unit(issue.origin, Number(issue.maximum))}.`,
          fix: issue.origin === 'string' ? 'Shorten the text.' : 'Write a smaller value.',
        },
      ]
    default:
      return [messageFinding(issue.message, path, found)]
  }
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

function unknownKey(key: string, path: readonly PropertyKey[], fields: string[]): Finding {
  const near = nearest(key, fields) ?? shortFor(key, fields)
  const [known = 'Remove it.'] = knownFields(fields)
  return {
    code: 'unknown-key',
    path: [...path, key],
    part: 'key',
    renames: near === undefined ? undefined : [...path, near].join('.'),
    what: `"${key}" is not a field of ${path.length > 0 ? fieldName(path) : 'this file'}.`,
    fix: `${near === undefined ? '' : `Did you mean "${near}"? `}${known}`,
  }
}

/** The only field that a key of some letters begins, e.g. `latitude` for `lat`. */
function shortFor(key: string, fields: readonly string[]): string | undefined {
  const [field, ...others] = fields.filter((each) => each.toLowerCase().startsWith(key.toLowerCase()))
  return key.length >= 3 && others.length === 0 ? field : undefined
}

const knownFields = (fields: string[]) => (fields.length > 0 ? [`The fields are ${fields.join(', ')}.`] : [])

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
  const known = values.length > 0 ? `Write one of ${values.join(', ')}.` : 'Write a value that the schema allows.'
  return {
    code: 'wrong-value',
    path,
    what: `${fieldName(path)} is ${quote(found)}, which is not an allowed value.`,
    fix: `${didYouMean(String(found), values)}${known}`,
  }
}

/** A finding from a message in the schema: `[code: ]rule[; fix]`, e.g. `bad-slug: a slug is words joined by hyphens; write it like boiler-repair`. */
function messageFinding(message: string, path: readonly PropertyKey[], found: unknown): Finding {
  const [, code = 'bad-value', text = message] = /^(?:([a-z]+(?:-[a-z]+)+): )?(.*)$/s.exec(message) ?? []
  const [rule = text, given = 'correct it'] = text.split(/; (?=[^;]*$)/)
  const slug = code === 'bad-slug' && typeof found === 'string' ? slugOf(separated(found)) : ''
  const fix = slug !== '' && slug !== found ? `write it like ${slug}` : given
  const isGroup = (typeof found === 'object' && found !== null) || typeof found === 'function'
  return {
    code,
    path,
    what: isGroup ? `${fieldName(path)} is not valid: ${rule}.` : `${fieldName(path)} is ${quote(found)}, but ${rule}.`,
    fix: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`,
  }
}

/** A name in camel case as words: `headingInCapitals` is `heading In Capitals`. */
const separated = (name: string) => (/^[a-z]+(?:[A-Z][a-z]+)+$/.test(name) ? name.replace(/(?=[A-Z])/g, ' ') : name)

/** How a group with a field is written that people write as one text. */
const shortGroups: Record<string, string> = {
  e164: '{ e164: "+12025550123" }',
  page: '{ page: contact }',
  latitude: '{ latitude: 45.62831, longitude: -122.67312 }',
}

function typeHint(expected: string, found: unknown, fields: string[]): string {
  if (expected === 'string' && (typeof found === 'number' || typeof found === 'boolean'))
    return 'Put the value between quotes.'
  if ((expected === 'number' || expected === 'int') && typeof found === 'string')
    return 'Write only digits, without quotes or currency signs.'
  if (expected === 'int' && typeof found === 'number' && Number.isFinite(found)) return 'Write it without a fraction.'
  if (expected === 'number' || expected === 'int') return 'Write a number in digits, without quotes.'
  if (expected === 'boolean') return 'Write true or false, without quotes.'
  if (expected === 'array') return 'Write each entry on its own line, after "- ".'
  if (expected === 'string') return 'Write it as text on one line.'
  const example =
    typeof found === 'string' || Array.isArray(found) ? fields.find((field) => field in shortGroups) : undefined
  const form =
    example === undefined ? 'Write each field on its own line below it.' : `Write it like ${shortGroups[example]}.`
  return [form, ...knownFields(fields)].join(' ')
}

/** ` characters` for text, ` entries` for a list, nothing for a number. */
function unit(origin: string, count: number): string {
  if (origin === 'string') return count === 1 ? ' character' : ' characters'
  if (origin === 'array' || origin === 'set') return count === 1 ? ' entry' : ' entries'
  return ''
}

/** `price.amount`, `tips entry 3: title`. Entries are counted from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'This file'
  return path.reduce<string>((name, step, index) => {
    if (typeof step === 'number') return `${name} entry ${step + 1}`.trimStart()
    if (index === 0) return String(step)
    return name + (typeof path[index - 1] === 'number' ? ': ' : '.') + String(step)
  }, '')
}

/** The value as written, shortened to 60 characters. Control characters are escaped, because a terminal could run them. */
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
  if (typeof value === 'number') return String(value) // JSON has no infinity
  try {
    return JSON.stringify(value) ?? `a ${typeof value}`
  } catch {
    // A YAML alias can make a value contain itself.
    return 'a value that contains itself'
  }
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
