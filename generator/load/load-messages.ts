import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Messages } from '#manifest/schema.ts'
import type { Problem } from '../core/problem.ts'
import { didYouMean } from '../core/suggest.ts'
import { type MessageArguments, messageArguments } from './message-arguments.ts'
import { parseYaml } from './parse-yaml.ts'
import type { Parsed } from './source-file.ts'

const directory = dirname(createRequire(import.meta.url).resolve('#messages/en.yaml'))

/** Languages that the code's own sentences exist in, as primary tags. Source of tags: RFC 5646. */
export function messageLanguages(): string[] {
  return readdirSync(directory)
    .map((file) => basename(file, '.yaml'))
    .sort()
}

type MessageFile = Pick<Parsed, 'file' | 'value' | 'locate'>

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
): { messages: Messages; isKnown: boolean; problems: Problem[] } {
  const english = readFile('en')
  const reference = new Map(english.file ? textsOf(english.file.value) : [])
  const tag = [language, language.split('-')[0] ?? ''].find((name) => existsSync(pathOf(name)))
  const shipped = tag === undefined || tag === 'en' ? { problems: [] } : readFile(tag)
  const files = [english.file, shipped.file, own].flatMap((file) => file ?? [])

  const checked = files.map((file) => checkMessages(file, reference))
  const messages = Object.fromEntries(checked.flatMap(({ usable }) => usable))
  const missing = [
    ...(shipped.file ? missingKeys(reference, shipped.file).map(missingMessage(shipped.file)) : []),
    ...(tag === undefined && own ? missingMessages(own, missingKeys(reference, own)) : []),
  ]
  return {
    messages,
    isKnown: tag !== undefined || own !== undefined,
    problems: [...english.problems, ...shipped.problems, ...checked.flatMap(({ problems }) => problems), ...missing],
  }
}

const pathOf = (tag: string) => join(directory, `${tag}.yaml`)

function readFile(tag: string): { file?: Parsed; problems: Problem[] } {
  const text = readFileSync(pathOf(tag), 'utf8')
  const outcome = parseYaml({ path: `${tag}.yaml`, shown: `messages/${tag}.yaml`, text })
  return outcome.ok ? { file: outcome.value, problems: [] } : outcome
}

/** The texts of nested sections, with their keys joined by dots. */
function textsOf(value: unknown, prefix = ''): [key: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]]
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, prefix ? `${prefix}.${key}` : key))
}

type Reference = ReadonlyMap<string, string>

/** The messages of a file that can be used, and the problems of the others. */
function checkMessages(file: MessageFile, reference: Reference): { usable: [string, string][]; problems: Problem[] } {
  const usable: [string, string][] = []
  const problems: Problem[] = []
  for (const [key, text] of textsOf(file.value)) {
    const model = reference.get(key)
    const problem = model === undefined ? unknownMessage(file, key, reference) : badMessage(file, key, text, model)
    if (problem) problems.push(problem)
    else usable.push([key, text])
  }
  return { usable, problems }
}

function unknownMessage({ file, locate }: MessageFile, key: string, reference: Reference): Problem {
  return {
    code: 'unknown-message',
    severity: 'error',
    at: locate(key.split('.'), 'key'),
    what: `There is no message "${key}", so no page would show it.`,
    fix: `${didYouMean(key, reference.keys())}The messages of ${file.shown} are those of messages/en.yaml.`,
  }
}

/** A message that cannot be formatted, or not with the arguments that the code gives. */
function badMessage({ locate }: MessageFile, key: string, text: string, model: string): Problem | undefined {
  const at = locate(key.split('.'))
  const bad = (what: string, fix: string): Problem => ({ code: 'bad-message', severity: 'error', at, what, fix })
  let found: MessageArguments
  try {
    found = messageArguments(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : String(error)
    return bad(`The message "${key}" is not valid ICU syntax: ${reason}.`, `In English it is: ${model}`)
  }
  const wanted = messageArguments(model)
  const [unknown] = [...found].filter((name) => !wanted.has(name))
  if (unknown !== undefined)
    return bad(
      `The message "${key}" has no argument ${shown(unknown)}.`,
      `${didYouMean(unknown, wanted)}${wanted.size > 0 ? `Its arguments are ${[...wanted].map(shown).join(', ')}.` : 'It has no arguments.'}`,
    )
  const [missing] = [...wanted].filter((name) => !found.has(name))
  if (missing === undefined) return undefined
  return bad(`The message "${key}" lacks the argument ${shown(missing)}.`, `Add it. In English it is: ${model}`)
}

const shown = (name: string) => (name.startsWith('<') ? name : `{${name}}`)

function missingKeys(reference: Reference, file: MessageFile): string[] {
  const known = new Set(textsOf(file.value).map(([key]) => key))
  return [...reference.keys()].filter((key) => !known.has(key))
}

const missingMessage =
  ({ locate, file }: MessageFile) =>
  (key: string): Problem => ({
    code: 'missing-message',
    severity: 'error',
    at: locate(key.split('.')),
    what: `${file.shown} has no message "${key}".`,
    fix: `Translate the message "${key}" of messages/en.yaml.`,
  })

/** Keys named in one problem at most. */
const mostNamed = 5

/** A manifest that brings its own language has all messages; one problem for those it lacks. */
function missingMessages({ locate, file }: MessageFile, keys: readonly string[]): Problem[] {
  if (keys.length === 0) return []
  const named = keys.slice(0, mostNamed).map((key) => `"${key}"`)
  const rest = keys.length > mostNamed ? `, and ${keys.length - mostNamed} more` : ''
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
