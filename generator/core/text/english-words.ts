import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Letters that all words of a part begin with. */
const letters = 3

/** The parts of the list, each with a line end before and after every word. */
let parts: ReadonlyMap<string, string> | undefined

/** Words that the list leaves out because they are rude elsewhere, though trades use them: a valve, a pipe joint, a lawn pest. */
const leftOut = new Set(
  'butt cock cocks coon coons crap dyke dykes flange knob nipple nipples nude panty poop prick pricks rape snatch suck sucks sucked tit tits'.split(
    ' ',
  ),
)

/**
 * Whether a word in small letters is English. Source: the package word-list, 274,000 words with their forms, British and
 * American, of two letters and more. The list also leaves out some plurals, such as "balls".
 */
export function isEnglishWord(word: string): boolean {
  return isListed(word) || (/[^s]s$/.test(word) && isListed(word.slice(0, -1))) || leftOut.has(word)
}

function isListed(word: string): boolean {
  parts ??= readParts()
  return parts.get(word.slice(0, letters))?.includes(`\n${word}\n`) ?? false
}

/** Name of the list in the package, and beside the bundle of the workers. */
export const wordsName = 'words.txt'

/** The bundle of the workers is in the cache, from where Node may not find packages. It has a copy of the list beside it. */
function wordsFile(): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), wordsName)
  return existsSync(beside) ? beside : englishWordsFile()
}

/** The list in its package. */
export const englishWordsFile = () => join(dirname(createRequire(import.meta.url).resolve('word-list')), wordsName)

/** Parts of the text rather than a set of all words, which takes twenty times as long to make. */
function readParts(): Map<string, string> {
  const text = `\n${readFileSync(wordsFile(), 'latin1').trim()}\n`
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
