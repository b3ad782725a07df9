import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse } from 'yaml'
import { merged } from '../core/merged.ts'

/** A file of a starter in one language: its fields, and the text below them in Markdown. */
export type StarterText = { value: Record<string, unknown>; body?: string }

/** Whether texts in a language are those of the starters without a change. */
export const isAmerican = (language: string): boolean => language === 'en-US'

/**
 * A file of `starters/` in a language. The folder of a language beside it has a translation, in the form of the translations
 * of a manifest: `plumbing/es/services/leak-repair.yaml`. English of another country has the words of that country.
 * @param path below `starters/`, e.g. `plumbing/services/leak-repair.yaml`.
 */
export function starterText(rootDir: string, path: string, language: string): StarterText {
  const dir = join(rootDir, 'starters')
  const original = read(join(dir, path))
  const [primary = ''] = language.split('-')
  const [trade = '', ...rest] = path.split('/')
  const translation = join(dir, trade, primary, ...rest)
  if (primary !== 'en' && existsSync(translation)) {
    const { value, body } = read(translation)
    // Both are records, so the merged value is one.
    return { ...original, ...(body === undefined ? {} : { body }), value: merged(original.value, value) as StarterText['value'] }
  }
  if (primary !== 'en' || isAmerican(language)) return original
  const adapt = wordsOfOtherCountries(dir)
  const { body } = original
  return {
    value: JSON.parse(JSON.stringify(original.value), (_, part) => (typeof part === 'string' ? adapt(part) : part)),
    ...(body === undefined ? {} : { body: adapt(body) }),
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

/** Replaces American words and spellings by those of other English-speaking countries. */
function wordsOfOtherCountries(dir: string): (text: string) => string {
  const words: Record<string, string> = parse(readFileSync(join(dir, 'shared/words-outside-us.yaml'), 'utf8'))
  const pattern = new RegExp(`\\b(?:${Object.keys(words).join('|')})\\b`, 'gi')
  return (text) =>
    text.replace(pattern, (found) => {
      const word = words[found] ?? words[found.toLowerCase()] ?? found
      return /^\p{Lu}/u.test(found) ? word.charAt(0).toUpperCase() + word.slice(1) : word
    })
}
