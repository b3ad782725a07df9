import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Location } from '#manifest/schema.ts'
import { compareText } from './problem.ts'

/** Finds where words stand in the files of a manifest: in one of the preferred files if they can be. */
export type LocateText = (phrase: string, preferred?: readonly string[]) => Location | undefined

/** The text of a line of the manifest; undefined for any other file. */
export type LineAt = (at: Location) => string | undefined

/** Files people write texts in. What the generator writes itself, such as urls.lock, is none. */
const isText = (name: string) => /\.(ya?ml|json|md|csv)$/.test(name)
const notSearched = new Set(['schemas', 'schema', 'images', 'node_modules', 'README.md'])

/**
 * The files are read when they are first asked for. White space in a text may be a line break where it is written, and
 * a typographic mark may be a plain one.
 * @param shownDir the directory as locations name it.
 */
export function textLocator(manifestDir: string, shownDir: string): { locate: LocateText; lineAt: LineAt } {
  let texts: { file: string; text: string }[] | undefined
  const lines = new Map<string, string[]>()
  const found = new Map<string, Location | undefined>()
  const search = (phrase: string, preferred: readonly string[]): Location | undefined => {
    texts ??= readTexts(manifestDir, shownDir)
    const pattern = patternOf(phrase)
    if (!pattern) return undefined
    // A heading of one page may stand on another as well, and has another source there; an address or a number has none.
    const isPlain = preferred.length > 0 && !/[\d/:@]/.test(phrase)
    const first = texts.filter(({ file }) => preferred.includes(file))
    const others = texts.filter(({ file }) => !preferred.includes(file))
    for (const { file, text } of [...first, ...others]) {
      // What is known of an issue repeats its words.
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
      // Of a record as a whole the first line is shown, and says nothing where it is a note or a mark.
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
  // Whole words: "12 services" is not in "112 services", nor the address /a/ in /a/b/.
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
