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
  let texts: { file: string; text: string }[] | undefined
  const lines = new Map<string, string[]>()
  const found = new Map<string, Location | undefined>()
  const search = (phrase: string, preferred: readonly string[]): Location | undefined => {
    texts ??= readTexts(manifestDir, shownDir)
    const pattern = patternOf(phrase)
    if (!pattern) return undefined
    // Another page may have the same heading from another source, so its file is not searched. A URL or a number has one source.
    const isPlain = preferred.length > 0 && !/[\d/:@]/.test(phrase)
    const first = texts.filter(({ file }) => preferred.includes(file))
    const others = texts.filter(({ file }) => !preferred.includes(file))
    for (const { file, text } of [...first, ...others]) {
      // The reason of a known issue may repeat the phrase.
      if (file.endsWith('/known-issues.yaml')) continue
      if (isPlain && file.startsWith(`${shownDir}/pages/`) && !preferred.includes(file)) continue
      const match = pattern.exec(text)
      if (!match) continue
      const before = text.slice(0, match.index)
      const line = before.split('\n').length
      return { file, line, column: match.index - before.lastIndexOf('\n') }
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
      texts ??= readTexts(manifestDir, shownDir)
      if (!lines.has(file)) lines.set(file, texts.find((text) => text.file === file)?.text.split('\n') ?? [])
      const text = lines.get(file)?.[line - 1]?.trim()
      // The line of a whole record is its first, which is not worth showing if it is a comment or `---`.
      return text === undefined || /^(#|---$)/.test(text) ? undefined : text
    },
  }
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

function readTexts(dir: string, shownDir: string): { file: string; text: string }[] {
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
