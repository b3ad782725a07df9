import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** Letters that all words of a part begin with. */
const letters = 3

/** The parts of the list, each with a line end before and after every word. */
let parts: ReadonlyMap<string, string> | undefined

/**
 * Whether a word in small letters is English. Source: the package word-list, 274,000 words with their forms, British and
 * American, of two letters and more.
 */
export function isEnglishWord(word: string): boolean {
  parts ??= readParts()
  return parts.get(word.slice(0, letters))?.includes(`\n${word}\n`) ?? false
}

/** Parts of the text rather than a set of all words, which takes twenty times as long to make. */
function readParts(): Map<string, string> {
  const path = createRequire(import.meta.url).resolve('word-list')
  const text = `\n${readFileSync(join(dirname(path), 'words.txt'), 'latin1').trim()}\n`
  const found = new Map<string, string>()
  let [key, start] = ['', 0]
  for (let at = 0; at >= 0; at = text.indexOf('\n', at + 1)) {
    const next = text.slice(at + 1, at + 1 + letters).trim()
    if (next === key) continue
    found.set(key, (found.get(key) ?? '') + text.slice(start, at + 1))
    ;[key, start] = [next, at]
  }
  return found
}
