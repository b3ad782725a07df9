import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse } from 'yaml'
import { merged } from '../core/merged.ts'

/** A file of a starter in one language: its fields, and the text below them in Markdown. */
export type StarterText = { value: Record<string, unknown>; body?: string | undefined }

/** Whether texts in a language are those of the starters without a change. */
export const isAmerican = (language: string): boolean => language === 'en-US'

/**
 * A file of `starters/` in a language. The folder of a language beside it has a translation, in the form of the translations
 * of a manifest: `plumbing/es/services/leak-repair.yaml`. The texts have the words of the
 * country of the language: faucets in en-US are taps in en-GB.
 * @param path below `starters/`, e.g. `plumbing/services/leak-repair.yaml`.
 */
export function starterText(rootDir: string, path: string, language: string): StarterText {
  const dir = join(rootDir, 'starters')
  const original = read(join(dir, path))
  const [primary = ''] = language.split('-')
  const [trade = '', ...rest] = path.split('/')
  const translation = join(dir, trade, primary, ...rest)
  const isTranslated = primary !== 'en' && existsSync(translation)
  const { value, body = original.body } = isTranslated ? read(translation) : { value: undefined }
  const change = isAmerican(language) ? (text: string) => text : otherWords(dir, language)
  return {
    // Both are records, so the merged value is one.
    value: JSON.parse(JSON.stringify(merged(original.value, value)), (_, part) =>
      typeof part === 'string' ? change(part) : part,
    ),
    ...(body === undefined ? {} : { body: change(body) }),
  }
}

/** The files of a folder of `starters/`, by path. */
export const starterTexts = (rootDir: string, folder: string, language: string): (StarterText & { path: string })[] =>
  readdirSync(join(rootDir, 'starters', folder)).map((name) => ({
    path: `${folder}/${name}`,
    ...starterText(rootDir, `${folder}/${name}`, language),
  }))

function read(path: string): StarterText {
  const text = readFileSync(path, 'utf8')
  if (extname(path) !== '.md') return { value: parse(text) }
  const [, front = '', ...body] = text.split(/^---\n/m)
  return { value: parse(front) ?? {}, body: body.join('---\n') }
}

/** Replaces words that are used in the home country of the texts only: `shared/words-outside-us.yaml`. */
function otherWords(dir: string, language: string): (text: string) => string {
  const [primary, country = ''] = language.split('-')
  const file = primary === 'es' ? 'shared/es/words-in-america.yaml' : 'shared/words-outside-us.yaml'
  if (primary !== 'en' && (primary !== 'es' || country === 'ES')) return (text) => text
  const words: Record<string, string> = parse(readFileSync(join(dir, file), 'utf8'))
  const pattern = new RegExp(`(?<!\\p{L})(?:${Object.keys(words).join('|')})(?!\\p{L})`, 'giu')
  return (text) =>
    text.replace(pattern, (found) => {
      const word = words[found.toLowerCase()] ?? words[found] ?? found
      return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word
    })
}
