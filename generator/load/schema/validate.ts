import { z } from 'zod'
import { unshowable } from '#manifest/schema/primitives.ts'
import type { Location } from '#manifest/schema.ts'
import { slugOf } from '#src/slug-of.ts'
import { countryNamed } from '../../core/country-named.ts'
import { languageNamed } from '../../core/language-named.ts'
import type { Problem } from '../../core/problem.ts'
import { referenceTo } from '../checks/unknown-reference.ts'
import { type Outcome, offsetOf, type Parsed, positionOf, type SourceFile } from '../parse/source-file.ts'
import { type Finding, fieldName, fieldsOf, knownFields, quote } from './finding.ts'
import { joined } from './join-findings.ts'
import { renamed } from './meant-field.ts'
import { meantValue, rangeOf } from './meant-value.ts'
import { schemaAt, valueAt } from './schema-at.ts'
import { discriminatorValues, inLanguageFolder, typeHint } from './type-hint.ts'

type Issue = z.core.$ZodIssue

/**
 * Validates a parsed value with a schema. Every mistake becomes a problem at its line. A value whose only mistakes are fields
 * that the schema does not have comes without them as `rest`.
 */
export function validate<T>(schema: z.ZodType<T>, { file, value, locate }: Parsed): Outcome<T> & { rest?: T } {
  // Compiling a check for each of some fifty schemas takes longer than checking a few hundred records without.
  const result = schema.safeParse(value, { jitless: true })
  if (result.success) return { ok: true, value: result.data }
  const found = result.error.issues.flatMap((issue) => findings(issue, schema, value))
  const problems = joined(renamed(found, schema, value), value).map(
    ({ path, part, code, what, fix, meantSlug }): Problem => {
      const at = locate(path, part)
      return {
        code,
        severity: 'error',
        at: code === 'bad-character' ? locateCharacter(file, at) : at,
        what: code === 'unknown-key' ? withKeyAsWritten(what, String(path.at(-1)), file, at) : what,
        fix: signHint(code, file, at, valueAt(value, path)) ?? fix,
        // Only the table of cities has slugs in a column. Others are the names of files.
        ...(meantSlug !== undefined && { explains: [referenceTo('city', meantSlug)] }),
      }
    },
  )
  const { issues } = result.error
  const rest = issues.every(({ code }) => code === 'unrecognized_keys')
    ? schema.safeParse(withoutUnknown(value, issues), { jitless: true }).data
    : undefined
  return {
    ok: false,
    problems: problems.map((problem) => textBelow(problem, file)),
    ...(rest !== undefined && { rest }),
  }
}

/** A value without fields that its schema does not have. An entry of a list goes as a whole: a comma may have cut its text. */
function withoutUnknown(value: unknown, issues: readonly Issue[]): unknown {
  const unknown = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return []
      const isEntry = typeof issue.path.at(-1) === 'number'
      return isEntry ? [pathText(issue.path)] : issue.keys.map((key) => pathText([...issue.path, key]))
    }),
  )
  const copy = (from: unknown, path: readonly PropertyKey[]): unknown => {
    if (Array.isArray(from))
      return from.flatMap((each, index) => {
        const at = [...path, index]
        return unknown.has(pathText(at)) ? [] : [copy(each, at)]
      })
    if (typeof from !== 'object' || from === null || Object.getPrototypeOf(from) !== Object.prototype) return from
    const fields = Object.entries(from).filter(([key]) => !unknown.has(pathText([...path, key])))
    return Object.fromEntries(fields.map(([key, each]) => [key, copy(each, [...path, key])]))
  }
  return copy(value, [])
}

const pathText = (path: readonly PropertyKey[]) => path.map(String).join('\n')

/** The text below front matter is the field "body", which not every record has. */
function textBelow(problem: Problem, { path }: SourceFile): Problem {
  const { code, what, fix } = problem
  if (code !== 'unknown-key' || !path.endsWith('.md') || what !== '"body" is not a field of this file.') return problem
  return {
    ...problem,
    what: 'This record has no field "body" for the text below the front matter.',
    fix: `Write the text as one of its fields. ${fix}`,
  }
}

/** Location of the forbidden character itself, because the text may have many lines. If it is written as an escape, `at`. */
function locateCharacter(file: SourceFile, at: Location): Location {
  const start = offsetOf(file, at)
  const distance = file.text.slice(start).search(unshowable)
  return distance < 0 ? at : { file: file.shown, ...positionOf(file, start + distance) }
}

/** Names a key as the file has it: of `{ when: Jobs over $3,000 }`, YAML reads the rest of the text as a key, the number 0. */
function withKeyAsWritten(what: string, key: string, file: SourceFile, at: Location): string {
  const [written = ''] = /^[^,:{}[\]\s]*/.exec(file.text.slice(offsetOf(file, at))) ?? []
  const isNumber = written !== key && written !== '' && Number(written) === Number(key)
  return isNumber ? what.replace(`"${key}"`, () => `"${written}"`) : what
}

/** What to do about a sign that has a meaning in YAML: a number sign before a value, a comma in a text between braces. */
function signHint(code: string, file: SourceFile, at: Location, found: unknown): string | undefined {
  if (found !== null || (code !== 'wrong-type' && code !== 'unknown-key')) return undefined
  const start = offsetOf(file, at)
  const [rest = ''] = file.text.slice(start).split('\n')
  const [, sign] = /^(?:[\w-]+:)?\s*(#\S[^,}]*)/.exec(rest) ?? []
  if (code === 'wrong-type') return sign && `A # begins a comment. Put the value between quotes: "${sign.trimEnd()}".`
  const [, end = ''] = /^([^,:{}[\]]*?)\s*[,}]/.exec(rest) ?? []
  if (end === '') return undefined
  // In `Jobs over $2,500`, the number is part of a text.
  return /^\d+$/.test(end) && /:\s*\d+,\s*$/.test(file.text.slice(0, start))
    ? 'A number has a point before its decimals, and no sign between its thousands. Remove the comma.'
    : 'If it is the end of the text before the comma, put the whole text between quotes.'
}

function findings(issue: Issue, schema: z.ZodType, root: unknown): Finding[] {
  const { path } = issue
  const found = valueAt(root, path)
  const name = fieldName(path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, path, fieldsOf(schemaAt(schema, path, root))))
    case 'invalid_type':
      return [found === undefined ? missingField(path) : wrongType(issue.expected, path, found, schema, root)]
    case 'invalid_value':
      if (found === undefined) return [missingField(path, issue.values.map(String))]
      return [notOneOf(path, found, issue.values.map(String))]
    case 'invalid_union': {
      const values = discriminatorValues(schemaAt(schema, path.slice(0, -1), root, false))
      if (found !== undefined) return [notOneOf(path, found, values)]
      const other = keyWith(values, valueAt(root, path.slice(0, -1)))
      return other === undefined ? [missingField(path, values)] : [misnamed(other, path)]
    }
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.map((inner) => {
        const { code, what, fix } = messageFinding(inner.message, [], String(path.at(-1)))
        return {
          code,
          path,
          part: 'key',
          what: what.replace(/^This file is (".*"), but/s, 'The key $1 is not valid:'),
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
          fix:
            issue.origin === 'array'
              ? path.length === 0
                ? 'Add an entry, after "- ".'
                : `Add an entry to ${name}.`
              : 'Write a larger value.',
        },
      ]
    case 'too_big':
      if (!issue.message.startsWith('Too big')) return [messageFinding(`too-big: ${issue.message}`, path, found)]
      return [
        {
          code: 'too-big',
          path,
          what: `${name} is ${quote(found)}, but the maximum is ${issue.maximum}${unit(issue.origin, Number(issue.maximum))}.`,
          fix: issue.origin === 'string' ? 'Shorten the text.' : smaller(found, issue.maximum),
        },
      ]
    default:
      return [
        {
          ...messageFinding(issue.message, path, found),
          ...(found === '' && path.join() === 'slug' && slugOfName(root)),
          isRule: issue.code === 'custom' && (found === undefined || typeof found === 'object'),
        },
      ]
  }
}

/** A share is written as a part of 1, not in percent. */
function smaller(found: unknown, maximum: number | bigint): string {
  const isPercent = maximum === 1 && typeof found === 'number' && found > 1 && found <= 100
  return isPercent ? `Write ${found} % as ${found / 100}.` : 'Write a smaller value.'
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

function wrongType(
  expected: string,
  path: readonly PropertyKey[],
  found: unknown,
  schema: z.ZodType,
  root: unknown,
): Finding {
  const here = schemaAt(schema, path, root)
  // Quotes would not help a number that the text may not be, such as a year in place of a date.
  if (expected === 'string' && typeof found === 'number' && here instanceof z.ZodType) {
    const asText = here.safeParse(String(found), { jitless: true })
    const [issue] = asText.error?.issues ?? []
    if (issue) return messageFinding(issue.message, path, found)
  }
  return {
    code: 'wrong-type',
    path,
    what: `${fieldName(path)} is ${quote(found)}, but ${typeNames[expected] ?? expected} is expected.`,
    fix: typeHint({ expected, found, schema: here ?? schemaAt(schema, path, root, false), isFile: path.length === 0 }),
    similar: `${expected} ${found === null ? 'empty' : typeof found}`,
  }
}

function unknownKey(key: string, path: readonly PropertyKey[], fields: readonly string[]): Finding {
  const [, base = '', language] = /^(.+)\.([a-z]{2,3}(?:-[A-Za-z]+)?)$/.exec(key) ?? []
  const [known = 'Remove it.'] =
    language !== undefined && fields.includes(base) ? [inLanguageFolder(language)] : knownFields(fields)
  return {
    code: 'unknown-key',
    path: [...path, key],
    part: 'key',
    fields,
    what: `"${key}" is not a field of ${path.length > 0 ? fieldName(path) : 'this file'}.`,
    fix: known,
    similar: key,
  }
}

function missingField(path: readonly PropertyKey[], values?: readonly string[]): Finding {
  const parent = path.slice(0, -1)
  const some = values !== undefined && values.length > 0
  return {
    code: 'missing-field',
    path,
    ...(some && { values }),
    what: `The field "${String(path.at(-1))}" is missing${parent.length > 0 ? ` in ${fieldName(parent)}` : ''}.`,
    fix:
      path.join() === 'body'
        ? 'Add "body". In a Markdown file, it is the text below the front matter.'
        : `Add "${String(path.at(-1))}"${some ? `, one of ${values.join(', ')}` : ''}.`,
    similar: String(path.at(-1)),
  }
}

/** The key of a group that has one of some values, e.g. `type: legal` in place of `screen: legal`. */
function keyWith(values: readonly string[], group: unknown): string | undefined {
  if (typeof group !== 'object' || group === null) return undefined
  return Object.entries(group).find(([, value]) => typeof value === 'string' && values.includes(value))?.[0]
}

function misnamed(key: string, path: readonly PropertyKey[]): Finding {
  const parent = path.slice(0, -1)
  return {
    code: 'unknown-key',
    path: [...parent, key],
    part: 'key',
    what: `"${key}" is not a field of ${parent.length > 0 ? fieldName(parent) : 'this file'}, and "${String(path.at(-1))}" is missing.`,
    fix: `Write it as "${String(path.at(-1))}" if that is what it means.`,
  }
}

function notOneOf(path: readonly PropertyKey[], found: unknown, values: string[]): Finding {
  const [only = '', ...others] = values
  const known =
    others.length > 0
      ? `Write one of ${values.join(', ')}.`
      : only !== ''
        ? `Write "${only}".`
        : 'Write a value that the schema allows.'
  const range = typeof path.at(-1) === 'number' ? rangeOf(String(found), values) : []
  return {
    code: 'wrong-value',
    path,
    what: `${fieldName(path)} is ${quote(found)}, which is not an allowed value.`,
    fix: range.length > 0 ? `Write each of them: ${range.join(', ')}.` : `${meantValue(String(found), values)}${known}`,
    // Values that one list lets people choose from are often all written in another way.
    similar: typeof path.at(-1) === 'number' ? 'entry' : quote(found),
  }
}

/** A finding from a message in the schema: `[code: ]rule[; fix]`, e.g. `bad-slug: a slug is words joined by hyphens; write it like boiler-repair`. */
function messageFinding(message: string, path: readonly PropertyKey[], found: unknown): Finding {
  const [, code = 'bad-value', text = message] = /^(?:([a-z]+(?:-[a-z]+)+): )?(.*)$/s.exec(message) ?? []
  const [rule = text, given = 'correct it'] = text.split(/; (?=[^;]*$)/)
  const slug = code === 'bad-slug' && typeof found === 'string' ? slugOf(separated(found)) : ''
  const likely = (typeof found === 'string' ? codeOf(path, found) : undefined) ?? given
  const fix = slug !== '' && slug !== found ? `write it like ${slug}` : likely
  const isGroup = (typeof found === 'object' && found !== null) || typeof found === 'function'
  return {
    code,
    path,
    what: isGroup ? `${fieldName(path)} is not valid: ${rule}.` : `${fieldName(path)} is ${quote(found)}, but ${rule}.`,
    fix: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`,
    meantSlug: slug !== '' && path.join() === 'slug' ? slug : undefined,
  }
}

/** The code of a country or language that a person wrote in words. */
function codeOf(path: readonly PropertyKey[], found: string): string | undefined {
  if (path.at(-1) === 'country') {
    const country = countryNamed(found)
    return country && `write "${country}"`
  }
  const language = path[0] === 'language' || path[0] === 'languages' ? languageNamed(found) : undefined
  return language && `write "${language}", or "${language}-" with the code of the country`
}

/** What to write as the slug of a row that has a name. */
function slugOfName(row: unknown): Pick<Finding, 'fix'> | undefined {
  const name = valueAt(row, ['name'])
  const slug = typeof name === 'string' ? slugOf(name) : ''
  return slug === '' ? undefined : { fix: `Write it like ${slug}.` }
}

/** A name without the extension of a file, and one in camel case as words: `headingInCapitals` is `heading In Capitals`. */
function separated(name: string): string {
  const plain = name.replace(/\.(ya?ml|json|md|html?|php|svg|jpe?g|png|webp|avif)$/i, '')
  return /^[a-z]+(?:[A-Z][a-z]+)+$/.test(plain) ? plain.replace(/(?=[A-Z])/g, ' ') : plain
}

/** ` characters` for text, ` entries` for a list, nothing for a number. */
function unit(origin: string, count: number): string {
  if (origin === 'string') return count === 1 ? ' character' : ' characters'
  if (origin === 'array' || origin === 'set') return count === 1 ? ' entry' : ' entries'
  return ''
}
