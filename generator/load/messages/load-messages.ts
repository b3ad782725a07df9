import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { unshowable } from '#manifest/schema/primitives.ts'
import type { Messages } from '#manifest/schema.ts'
import type { Problem } from '../../core/problem.ts'
import { didYouMean } from '../../core/suggest.ts'
import { type CheckedTexts, noCheckedTexts } from '../checked-texts.ts'
import { checkSegments } from '../checks/check-segments.ts'
import { noParseCache } from '../parse/parse-cache.ts'
import { parseYaml } from '../parse/parse-yaml.ts'
import type { Parsed } from '../parse/source-file.ts'
import type { Reading } from '../reading.ts'
import { type MessageArguments, messageArguments, shownArguments } from './message-arguments.ts'

const directory = dirname(createRequire(import.meta.url).resolve('#messages/en.yaml'))

/** Languages that all of the code's own sentences exist in, as primary tags. Source of tags: RFC 5646. */
export function messageLanguages(): string[] {
  return readdirSync(directory)
    .map((file) => basename(file, '.yaml'))
    .filter((tag) => !tag.includes('-'))
    .sort()
}

/**
 * The files for a language, the most general first. A file for regions has the messages that differ there. `en-001` is
 * English outside the United States, as in the parent locales of CLDR: https://cldr.unicode.org/
 */
function tagsFor(language: string): string[] {
  const [primary = '', region = 'US'] = language.split('-')
  const regional = primary === 'en' && region !== 'US' ? ['en-001'] : []
  return [...new Set([primary, ...regional, language])].filter((tag) => existsSync(pathOf(tag)))
}

export type MessageFile = Pick<Parsed, 'file' | 'value' | 'locate'>

/**
 * The code's own sentences in a language: those of the manifest, then those of its region if there is such a file, then
 * those of the language.
 * @param language such as `en-US`.
 * @param own the file messages.yaml of the manifest, if it has one. It may be the only file in the language.
 * @returns the messages by key; keys of nested sections are joined with dots. A message that is missing or cannot be
 *   used is a problem at its line, and in English. `isKnown` is false if no file is in the language.
 */
export function loadMessages(
  language: string,
  own?: MessageFile,
  { cache, checked }: Pick<Reading, 'cache' | 'checked'> = { cache: noParseCache, checked: noCheckedTexts },
): { messages: Messages; isKnown: boolean; problems: Problem[] } {
  const readFile = (tag: string) => readShipped(tag, cache)
  const english = readFile('en')
  const reference = referenceIn(english)
  const tags = tagsFor(language)
  const shipped = tags.filter((tag) => tag !== 'en').map(readFile)
  const whole = shipped.find(({ file }) => file?.file.shown === shownOf(tags[0] ?? ''))
  const files = [english.file, ...shipped.map(({ file }) => file), own].flatMap((file) => file ?? [])

  const results = files.map((file) =>
    file === own ? checkMessages(file, reference) : checkShipped(file, { english, reference, checked }),
  )
  const messages = Object.fromEntries(results.map(({ usable }) => usable).reduce(withOwn, []))
  const missing = [
    ...(whole?.file ? missingKeys(reference, whole.file).map(missingMessage(whole.file)) : []),
    ...(tags.length === 0 && own ? missingMessages(own, missingKeys(reference, own)) : []),
  ]
  return {
    messages,
    isKnown: tags.length > 0 || own !== undefined,
    problems: [
      ...english.problems,
      ...shipped.flatMap((each) => each.problems),
      ...results.flatMap(({ problems }) => problems),
      ...missing,
      ...(own ? checkSegments(messages, own) : []),
    ],
  }
}

const shownOf = (tag: string) => `messages/${tag}.yaml`
const pathOf = (tag: string) => join(directory, `${tag}.yaml`)

type ReadFile = { text: string; file?: Parsed; problems: Problem[] }

// The files of the program are read for each manifest, and seldom change: what is made of them is kept.
const read = new Map<string, ReadFile>()
const references = new WeakMap<ReadFile, Reference>()
const checkedFiles = new WeakMap<MessageFile, { reference: Reference; result: CheckedMessages }>()

function readShipped(tag: string, cache: Reading['cache']): ReadFile {
  const text = readFileSync(pathOf(tag), 'utf8')
  const known = read.get(tag)
  if (known?.text === text) {
    cache.read(text) // what is not read is dropped
    return known
  }
  const outcome = parseYaml({ path: `${tag}.yaml`, shown: shownOf(tag), text }, { cache })
  const fresh = outcome.ok ? { text, file: outcome.value, problems: [] } : { text, problems: outcome.problems }
  read.set(tag, fresh)
  return fresh
}

function referenceIn(english: ReadFile): Reference {
  const known = references.get(english)
  if (known) return known
  const reference = new Map(leavesOf(english.file?.value ?? {}).map(([key, text]) => [key, String(text)]))
  references.set(english, reference)
  return reference
}

type ShippedCheck = { english: ReadFile; reference: Reference; checked: CheckedTexts }

function checkShipped(file: MessageFile, { english, reference, checked }: ShippedCheck): CheckedMessages {
  const known = checkedFiles.get(file)
  if (known?.reference === reference) return known.result
  const all = leavesOf(file.value).map(([key, value]): Entry => [key, String(value)])
  let result: CheckedMessages = { usable: all, problems: [] }
  checked.check(`messages\0${english.text}`, file.file.text, () => {
    result = checkMessages(file, reference)
    return result.problems
  })
  checkedFiles.set(file, { reference, result })
  return result
}

type Entry = [key: string, text: string]

/** The messages of a file after those it replaces. The wordings of a list are replaced together, as there may be fewer. */
function withOwn(former: readonly Entry[], own: readonly Entry[]): Entry[] {
  const lists = new Set(own.flatMap(([key]) => listOf(key) ?? []))
  return [...former.filter(([key]) => !lists.has(listOf(key) ?? '')), ...own]
}

/** The key of the list that a wording is in: `local.office.away` of `local.office.away.3`. */
const listOf = (key: string) => /^(.+)\.\d+$/.exec(key)?.[1]

/** The path of a key in its file. */
const pathOfKey = (key: string) => key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** The values of nested sections, with their keys joined by dots. */
function leavesOf(value: unknown, prefix = ''): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[prefix, value]]
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, prefix ? `${prefix}.${key}` : key))
}

/** The English messages. */
type Reference = ReadonlyMap<string, string>

/** The English message, and for a wording of a list all wordings: each of them may use some of the arguments. */
function modelsOf(key: string, reference: Reference): string[] {
  const list = listOf(key)
  const message = reference.get(key)
  if (list === undefined) return message === undefined ? [] : [message]
  return [...reference].flatMap(([other, text]) => (listOf(other) === list ? [text] : []))
}

type CheckedMessages = { usable: Entry[]; problems: Problem[] }

/** The messages of a file that can be used, and the problems of the others. */
function checkMessages(file: MessageFile, reference: Reference): CheckedMessages {
  const usable: Entry[] = []
  const problems: Problem[] = []
  const groups = new Set<string>()
  for (const [key, value] of leavesOf(file.value)) {
    const group = groupAt(key, reference)
    if (group !== undefined) {
      if (groups.size < groups.add(group).size) problems.push(groupExpected(file, group, reference))
      continue
    }
    const models = modelsOf(key, reference)
    const problem = models.length === 0 ? unknownMessage(file, key, reference) : badMessage(file, key, value, models)
    if (problem) problems.push(problem)
    else usable.push([key, String(value)])
  }
  return { usable, problems }
}

/** The group of messages that a file has a text or a list in place of. */
function groupAt(key: string, reference: Reference): string | undefined {
  const written = listOf(key) ?? key
  if (reference.has(key) || reference.has(`${written}.0`)) return undefined
  return [...reference.keys()].some((known) => known.startsWith(`${written}.`)) ? written : undefined
}

function groupExpected({ locate }: MessageFile, group: string, reference: Reference): Problem {
  const [first = ''] = [...reference.keys()].filter((key) => key.startsWith(`${group}.`))
  return {
    code: 'bad-message',
    severity: 'error',
    at: locate(pathOfKey(group)),
    what: `"${group}" is a group of messages, but here it has a value of its own.`,
    fix: `Write each message on its own line below it, such as "${first.slice(group.length + 1)}: ${reference.get(first)}".`,
  }
}

function unknownMessage({ file, locate }: MessageFile, key: string, reference: Reference): Problem {
  const inGroups = [...reference.keys()].filter((known) => known.endsWith(`.${key}`))
  const hint = inGroups.length > 0 ? didYouMeanAny(inGroups) : didYouMean(key, reference.keys())
  return {
    code: 'unknown-message',
    severity: 'error',
    at: locate(pathOfKey(key), 'key'),
    what: `There is no message "${key}", so no page would show it.`,
    fix: `${hint}The messages of ${file.shown} are those of messages/en.yaml.`,
  }
}

/** Messages of groups that have a key which was written without its group. */
const didYouMeanAny = (keys: readonly string[]) =>
  `Did you mean ${keys
    .slice(0, 3)
    .map((key) => `"${key}"`)
    .join(' or ')}? `

/** A message that cannot be formatted, or not with the arguments that the code gives. */
function badMessage({ locate }: MessageFile, key: string, value: unknown, models: string[]): Problem | undefined {
  const at = locate(pathOfKey(key))
  const [model = ''] = models
  const bad = (what: string, fix: string): Problem => ({ code: 'bad-message', severity: 'error', at, what, fix })
  if (typeof value !== 'string' || value.trim() === '')
    return bad(
      `The message "${key}" is ${value === null || value === '' ? 'empty' : JSON.stringify(value)}, but a text is expected.`,
      `In English it is: ${model}`,
    )
  if (unshowable.test(value))
    return bad(`The message "${key}" contains a character that no page can show.`, 'Remove the character.')
  let found: MessageArguments
  try {
    found = messageArguments(value)
  } catch (error) {
    const reason = error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : String(error)
    return bad(`The message "${key}" is not valid ICU syntax: ${reason}.`, `In English it is: ${model}`)
  }
  const wanted = new Set(models.flatMap((each) => [...messageArguments(each)]))
  const [unknown] = [...found].filter((name) => !wanted.has(name))
  if (unknown !== undefined)
    return bad(
      `The message "${key}" has no argument ${shown(unknown)}.`,
      `${didYouMean(unknown, wanted)}${wanted.size > 0 ? `Its arguments are ${[...wanted].map(shown).join(', ')}.` : 'It has no arguments.'}`,
    )
  const [missing] = models.flatMap((each) => [...shownArguments(each)]).filter((name) => !found.has(name))
  if (missing === undefined || listOf(key) !== undefined) return undefined
  return bad(`The message "${key}" lacks the argument ${shown(missing)}.`, `Add it. In English it is: ${model}`)
}

const shown = (name: string) => (name.startsWith('<') ? name : `{${name}}`)

function missingKeys(reference: Reference, file: MessageFile): string[] {
  // A list may have any number of wordings.
  const nameOf = (key: string) => listOf(key) ?? key
  const known = new Set(leavesOf(file.value).map(([key]) => nameOf(key)))
  return [...new Set([...reference.keys()].map(nameOf))].filter((key) => !known.has(key))
}

const missingMessage =
  ({ locate, file }: MessageFile) =>
  (key: string): Problem => ({
    code: 'missing-message',
    severity: 'error',
    at: locate(pathOfKey(key)),
    what: `${file.shown} has no message "${key}".`,
    fix: `Translate the message "${key}" of messages/en.yaml.`,
  })

/** Keys named in one problem at most. */
const mostNamed = 5

/** A manifest that brings its own language has all messages; one problem for those it lacks. */
function missingMessages({ locate, file }: MessageFile, keys: readonly string[]): Problem[] {
  if (keys.length === 0) return []
  const named = keys.slice(0, mostNamed).map((key) => `"${key}"`)
  const rest = keys.length > mostNamed ? `, and others` : ''
  return [
    {
      code: 'missing-message',
      severity: 'error',
      at: locate([]),
      what: `${file.shown} is the only file with messages in the language of the site, and lacks ${named.join(', ')}${rest}.`,
      fix: 'Translate these messages of messages/en.yaml.',
    },
  ]
}
