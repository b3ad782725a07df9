import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse } from 'yaml'
import { merged } from '../core/merged.ts'
import { isEuropean } from './europe.ts'

/** A file of a starter in one language: its fields, and the text below them in Markdown. */
export type StarterText = { value: Record<string, unknown>; body?: string | undefined }

/** Whether texts in a language are those of the starters without a change. */
export const isAmerican = (language: string): boolean => /^en-(?:US|PR|GU|VI|AS|MP)$/.test(language)

/**
 * A file of `starters/` in a language. The folder of a language beside it has a translation, in the form of the translations
 * of a manifest: `plumbing/es/services/leak-repair.yaml`. The texts have the words of the
 * country of the language: faucets in en-US are taps in en-GB. Where homes in Europe differ in more than words, the folder
 * `in-europe` of a trade or of a translation replaces texts: boilers and radiators for furnaces and ducts.
 * @param path below `starters/`, e.g. `plumbing/services/leak-repair.yaml`.
 * @param designation the word that completes the names of all counties, e.g. `Parish`.
 */
export function starterText(rootDir: string, path: string, language: string, designation?: string): StarterText {
  const dir = join(rootDir, 'starters')
  const [primary = ''] = language.split('-')
  const [trade = '', ...rest] = path.split('/')
  const original = read(join(dir, path))
  const translated = primary === 'en' ? undefined : readIfAny(join(dir, trade, primary, ...rest))
  const european = isEuropean(language)
    ? readIfAny(join(dir, trade, ...(primary === 'en' ? [] : [primary]), 'in-europe', ...rest))
    : undefined
  const change = otherWords(dir, wordFiles(dir, language, designation))
  const changed = JSON.parse(JSON.stringify(merged(original.value, translated?.value)), (_, part) =>
    typeof part === 'string' && !isSlug.test(part) ? change(part) : part,
  )
  const body = translated?.body ?? original.body
  // Both are records, so the merged value is one.
  const value = merged(changed, european?.value) as Record<string, unknown>
  return { value, ...(body === undefined ? {} : { body: change(body) }) }
}

/** Names of files, such as `appliances/refrigerator-repair`, are the same in every language. */
const isSlug = /^[a-z\d]+([-/][a-z\d]+)+$/

/** The files of a folder of `starters/`, by path. */
export const starterTexts = (
  rootDir: string,
  folder: string,
  language: string,
  designation?: string,
): (StarterText & { path: string })[] =>
  readdirSync(join(rootDir, 'starters', folder)).map((name) => ({
    path: `${folder}/${name}`,
    ...starterText(rootDir, `${folder}/${name}`, language, designation),
  }))

const readIfAny = (path: string): StarterText | undefined => (existsSync(path) ? read(path) : undefined)

function read(path: string): StarterText {
  const text = readFileSync(path, 'utf8')
  if (extname(path) !== '.md') return { value: parse(text) }
  const [, front = '', ...body] = text.split(/^---\n/m)
  return { value: parse(front) ?? {}, body: body.join('---\n') }
}

/** Replaces words that are used in the home country of the texts only. */
function otherWords(dir: string, files: readonly string[]): (text: string) => string {
  const words: Record<string, string> = Object.assign(
    {},
    ...files.map((file) => parse(readFileSync(join(dir, 'shared', file), 'utf8'))),
  )
  // A longer expression takes precedence over a word in it.
  const found = Object.keys(words).sort((a, b) => b.length - a.length)
  if (found.length === 0) return (text) => text
  const pattern = new RegExp(`(?<!\\p{L})(?:${found.join('|')})(?!\\p{L})`, 'giu')
  return (text) => text.replace(pattern, (former) => inCaseOf(former, words[former.toLowerCase()] ?? former))
}

/**
 * The texts are in the English of the United States and in the Spanish of Spain. A company elsewhere may use the English of
 * the United States: its counties have a designation such as `Municipality of …`.
 */
function wordFiles(dir: string, language: string, designation = 'none'): string[] {
  const [primary, country = ''] = language.split('-')
  if (primary === 'es')
    return country === 'ES' ? [] : ['es/words-in-america.yaml', ...(country === 'US' ? ['es/words-in-us.yaml'] : [])]
  if (primary !== 'en') return []
  const ofCounties = `words-for-${designation.toLowerCase()}.yaml`
  if (isAmerican(language) && / of …$/.test(designation)) return ['words-without-counties.yaml']
  if (isAmerican(language)) return existsSync(join(dir, 'shared', ofCounties)) ? [ofCounties] : []
  return [
    'words-outside-us.yaml',
    ...(country === 'CA' ? [] : ['words-outside-north-america.yaml']),
    ...(hasCounties.has(country) ? [] : ['words-without-counties.yaml']),
  ]
}

/** Countries that speak English and have counties. */
const hasCounties = new Set(['GB', 'IE'])

/** A replacement with the capitals of the words it replaces: `Leaf Clearance` for `Leaf Removal`, `Spring and Autumn`. */
function inCaseOf(former: string, word: string): string {
  const words = former.split(' ')
  const isTitle = words.length > 1 && [words[0], words.at(-1)].every((each) => /^\p{Lu}/u.test(each ?? ''))
  if (isTitle)
    return word.replace(/^\p{Ll}|(?<!\p{L})(?!(?:a|and|for|in|of|or|the|to|with)\b)\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    )
  return /^\p{Lu}/u.test(former) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
