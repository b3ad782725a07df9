import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { wordList } from './word-list.ts'

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

const isListed = wordList(() => readFileSync(wordsFile(), 'latin1'))

/** Name of the list in the package, and beside the bundle of the workers. */
export const wordsName = 'words.txt'

/** The bundle of the workers is in the cache, from where Node may not find packages. It has a copy of the list beside it. */
function wordsFile(): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), wordsName)
  return existsSync(beside) ? beside : englishWordsFile()
}

/** The list in its package. */
export const englishWordsFile = () => join(dirname(createRequire(import.meta.url).resolve('word-list')), wordsName)
