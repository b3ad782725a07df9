import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Location } from '#manifest/schema.ts'
import { compareText } from './problem.ts'

/** Finds a phrase in the files of a manifest: in a preferred file if possible, else in any file. */
export type LocateText = (phrase: string, preferred?: readonly string[]) => Location | undefined

/** The text of a line of the manifest; undefined for any other file. */
export type LineAt = (at: Location) => string | undefined

/** Files in which people write texts. Excludes files that the generator writes, such as urls.lock. */
const isText = (name: string) => /\.(ya?ml|json|md|csv)$/.test(name)
const notSearched = new Set(['schemas', 'schema', 'images', 'node_modules', 'README.md'])

/**
 * The files are read on first use. White space of a phrase also matches a line break, and a typographic quotation mark
 * or dash also matches the plain character.
 * @param shownDir the manifest directory as locations show it.
 */
export function textLocator(manifestDir: string, shownDir: string): { locate: LocateText; lineAt: LineAt } {
  let known: Texts | undefined
  const texts = () => {
    known ??= indexTexts(readTexts(manifestDir, shownDir))
    return known
  }
  const lines = new Map<string, string[]>()
  const found = new Map<string, Location | undefined>()
  const search = (phrase: string, preferred: readonly string[]): Location | undefined => {
    const pattern = patternOf(phrase)
    if (!pattern) return undefined
    const { all, positions } = texts()
    const first = [...new Set(preferred.flatMap((file) => positions.get(file) ?? []))].sort((a, b) => a - b)
    for (const position of first) {
      const found = findIn(all[position], pattern)
      if (found) return found
    }
    // Another page may have the same heading from another source, so its file is not searched. A URL or a number has one source.
    const isPlain = preferred.length > 0 && !/[\d/:@]/.test(phrase)
    const word = longestWord(phrase)
    for (const [position, text] of all.entries()) {
      if (first.includes(position) || (isPlain && text.file.startsWith(`${shownDir}/pages/`))) continue
      // Looking for one word in lower case is ten times as fast as the pattern, and most files do not have it.
      text.folded ??= text.text.toLowerCase()
      const found = text.folded.includes(word) ? findIn(text, pattern) : undefined
      if (found) return found
    }
    return undefined
  }
  return {
    locate: (phrase, preferred = []) => {
      const key = `${preferred.join(' ')} ${phrase}`
      if (!found.has(key)) found.set(key, search(phrase, preferred))
      return found.get(key)
    },
    lineAt: ({ file, line }) => {
      const { all, positions } = texts()
      if (!lines.has(file)) lines.set(file, all[positions.get(file) ?? -1]?.text.split('\n') ?? [])
      const text = lines.get(file)?.[line - 1]?.trim()
      // The line of a whole record is its first, which is not worth showing if it is a comment or `---`.
      return text === undefined || /^(#|---$)/.test(text) ? undefined : text
    },
  }
}

type Text = {
  file: string
  text: string
  /** The text in lower case, once it has been needed. */
  folded?: string
}

type Texts = { all: Text[]; positions: ReadonlyMap<string, number> }

const indexTexts = (all: Text[]): Texts => ({
  all,
  positions: new Map(all.map(({ file }, position) => [file, position])),
})

function findIn(found: Text | undefined, pattern: RegExp): Location | undefined {
  // The reason of a known issue may repeat the phrase.
  if (!found || found.file.endsWith('/known-issues.yaml')) return undefined
  const match = pattern.exec(found.text)
  if (!match) return undefined
  const before = found.text.slice(0, match.index)
  return { file: found.file, line: before.split('\n').length, column: match.index - before.lastIndexOf('\n') }
}

/** In lower case; without marks and letters that the pattern matches in several forms. May be empty. */
function longestWord(phrase: string): string {
  const words = phrase.toLowerCase().match(/[a-z\d]+/g) ?? []
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

function patternOf(phrase: string): RegExp | undefined {
  const words = phrase.trim().split(/\s+/).filter(Boolean)
  if (words.length === 0) return undefined
  const escaped = words.map((word) =>
    word
      .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
      .replace(/[’']/g, "[’']")
      .replace(/[“”"]/g, '[“”"]')
      .replace(/[–-]/g, '[–\\-]'),
  )
  // Whole words: "12 services" is not in "112 services", and the URL /a/ is not in /a/b/.
  const before = /^[\p{L}\p{N}]/u.test(words[0] ?? '') ? '(?<![\\p{L}\\p{N}])' : ''
  return new RegExp(`${before}${escaped.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu')
}

function readTexts(dir: string, shownDir: string): Text[] {
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || notSearched.has(entry.name)) return []
      const path = join(dir, entry.name)
      const file = `${shownDir}/${entry.name}`
      if (entry.isDirectory()) return readTexts(path, file)
      return entry.isFile() && isText(entry.name) ? [{ file, text: readFileSync(path, 'utf8') }] : []
    })
}
