import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Location } from '#manifest/schema.ts'
import { boundedMemo } from './bounded-memo.ts'
import { compareText } from './problem.ts'
import { hasWords, wordFilter } from './text/word-filter.ts'
import { hashWords } from './text/words.ts'

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
export function textLocator(manifestDir: string, shownDir: string): LocateText {
  let files: TextFiles | undefined
  const found = new Map<string, Location | undefined>()
  const search = (phrase: string, preferred: readonly string[]): Location | undefined => {
    const pattern = patternOf(phrase)
    if (!pattern) return undefined
    files ??= openTexts(manifestDir, shownDir)
    const { all, positions, textOf, mayHave } = files
    const findIn = (position: number) => positionIn(all[position], textOf, pattern)
    const first = [...new Set(preferred.flatMap((file) => positions.get(file) ?? []))].sort((a, b) => a - b)
    for (const position of first) {
      const found = findIn(position)
      if (found) return found
    }
    // Another page may have the same heading from another source, so its file is not searched. A URL or a number has one source.
    const isPlain = preferred.length > 0 && !/[\d/:@]/.test(phrase)
    const words = hashWords(phrase)
    for (const [position, { file }] of all.entries()) {
      if (first.includes(position) || (isPlain && file.startsWith(`${shownDir}/pages/`))) continue
      // Most files do not have all words.
      const found = mayHave(position, words) ? findIn(position) : undefined
      if (found) return found
    }
    return undefined
  }
  return (phrase, preferred = []) => {
    const key = `${preferred.join(' ')} ${phrase}`
    if (!found.has(key)) found.set(key, search(phrase, preferred))
    return found.get(key)
  }
}

/**
 * Reads single lines of a manifest. The lines of a file are kept while many findings are in it.
 * @param shownDir the manifest directory as locations show it.
 */
export function openLines(manifestDir: string, shownDir: string): LineAt {
  let paths: ReadonlyMap<string, string> | undefined
  const linesOf = boundedMemo(mostTexts, (path) => readFileSync(path, 'utf8').split('\n'))
  return ({ file, line }) => {
    paths ??= new Map(listTexts(manifestDir, shownDir).map(({ file, path }) => [file, path]))
    const path = paths.get(file)
    const text = path === undefined ? undefined : linesOf(path)[line - 1]?.trim()
    // The line of a whole record is its first, which is not worth showing if it is a comment or `---`.
    return text === undefined || /^(#|---$)/.test(text) ? undefined : text
  }
}

/** A file of texts: as locations show it, and where it is. */
type TextFile = { file: string; path: string }

type TextFiles = {
  all: readonly TextFile[]
  /** Where a file is in the list. */
  positions: ReadonlyMap<string, number>
  textOf: (file: TextFile) => string
  /** Whether a file, by its place in the list, may have all of some words. One of a hundred others may seem to have one. */
  mayHave: (position: number, words: Int32Array) => boolean
}

/** Texts that are kept: those of all files would be a tenth of the memory of a large build. */
const mostTexts = 100

function openTexts(manifestDir: string, shownDir: string): TextFiles {
  const all = listTexts(manifestDir, shownDir)
  const read = (path: string) => readFileSync(path, 'utf8')
  const textAt = boundedMemo(mostTexts, read)
  const filters: Uint8Array[] = []
  return {
    all,
    positions: new Map(all.map(({ file }, position) => [file, position])),
    textOf: ({ path }) => textAt(path),
    mayHave: (position, words) => {
      filters[position] ??= wordFilter(read(all[position]?.path ?? ''))
      return hasWords(filters[position], words)
    },
  }
}

function positionIn(found: TextFile | undefined, textOf: TextFiles['textOf'], pattern: RegExp): Location | undefined {
  // The reason of a known issue may repeat the phrase.
  if (!found || found.file.endsWith('/known-issues.yaml')) return undefined
  const text = textOf(found)
  const match = pattern.exec(text)
  if (!match) return undefined
  const before = text.slice(0, match.index)
  return { file: found.file, line: before.split('\n').length, column: match.index - before.lastIndexOf('\n') }
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
  // Whole words: "12 services" is not in "112 services", the URL /a/ is not in /a/b/, and a name not in an e-mail address.
  const before = /^[\p{L}\p{N}]/u.test(words[0] ?? '') ? '(?<![\\p{L}\\p{N}@])' : ''
  return new RegExp(`${before}${escaped.join('\\s+')}(?![\\p{L}\\p{N}])`, 'iu')
}

function listTexts(dir: string, shownDir: string): TextFile[] {
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => compareText(a.name, b.name))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || notSearched.has(entry.name)) return []
      const path = join(dir, entry.name)
      const file = `${shownDir}/${entry.name}`
      if (entry.isDirectory()) return listTexts(path, file)
      return entry.isFile() && isText(entry.name) ? [{ file, path }] : []
    })
}
