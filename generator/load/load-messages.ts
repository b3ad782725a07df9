import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Messages } from '#manifest/schema.ts'
import type { Problem } from '../core/problem.ts'
import { parseYaml } from './parse-yaml.ts'
import type { Parsed } from './source-file.ts'

const directory = dirname(createRequire(import.meta.url).resolve('#messages/en.yaml'))

/** Languages that the code's own sentences exist in, as primary tags. Source of tags: RFC 5646. */
export function messageLanguages(): string[] {
  return readdirSync(directory).map((file) => basename(file, '.yaml'))
}

/**
 * The code's own sentences in a language: those of its region if there is such a file, otherwise those of the language.
 * @param language such as `en-US`.
 * @returns the messages by key; keys of nested sections are joined with dots. If a key is missing or unknown, or a file
 *   cannot be parsed, a problem at its line. Without a file for the language, no messages and no problem.
 */
export function loadMessages(language: string): { messages?: Messages; problems: Problem[] } {
  const tag = [language, language.split('-')[0] ?? ''].find((name) => existsSync(pathOf(name)))
  if (tag === undefined) return { problems: [] }
  const reference = readMessages('en')
  const own = readMessages(tag)
  const problems = [...reference.problems, ...own.problems]
  for (const key of reference.messages.keys())
    if (own.parsed && !own.messages.has(key)) problems.push(missingMessage(own.parsed, key))
  for (const key of own.messages.keys())
    if (own.parsed && !reference.messages.has(key)) problems.push(unknownMessage(own.parsed, key))
  return { messages: Object.fromEntries(own.messages), problems }
}

const pathOf = (tag: string) => join(directory, `${tag}.yaml`)

type Read = { messages: Map<string, string>; parsed?: Parsed; problems: Problem[] }

function readMessages(tag: string): Read {
  const file = { path: `${tag}.yaml`, shown: `messages/${tag}.yaml`, text: readFileSync(pathOf(tag), 'utf8') }
  const outcome = parseYaml(file)
  if (!outcome.ok) return { messages: new Map(), problems: outcome.problems }
  return { messages: new Map(flat(outcome.value.value)), parsed: outcome.value, problems: [] }
}

/** The texts of nested sections, with their keys joined by dots. */
function flat(value: unknown, prefix = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[prefix, String(value)]]
  return Object.entries(value).flatMap(([key, part]) => flat(part, prefix ? `${prefix}.${key}` : key))
}

function missingMessage({ locate, file }: Parsed, key: string): Problem {
  return {
    code: 'missing-message',
    severity: 'error',
    at: locate(key.split('.')),
    what: `${file.shown} has no message "${key}".`,
    fix: `Translate the message "${key}" of messages/en.yaml.`,
  }
}

function unknownMessage({ locate }: Parsed, key: string): Problem {
  return {
    code: 'unknown-message',
    severity: 'error',
    at: locate(key.split('.'), 'key'),
    what: `The message "${key}" is not in messages/en.yaml, so no page shows it.`,
    fix: 'Remove it, or correct its key.',
  }
}
