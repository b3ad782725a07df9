import { wordsOf } from '../../core/text/words.ts'
import type { LanguageWords } from '../language/language-words.ts'

type FunctionWords = LanguageWords['functionWords']

/** The words of a text without function words, each once. */
export function contentWords(text: string, functionWords: FunctionWords): string[] {
  return [...new Set(wordsOf(text))].filter((word) => !functionWords.has(word))
}

/** Words that begin with the same letters count as forms of one word, as "repair" and "repairs"; this many letters. */
const stem = 5

/** The share of content words, from 0 to 1, that the text with fewer of them shares with the other; 1 if either has none. */
export function sharedWords(a: string, b: string, functionWords: FunctionWords): number {
  if (` ${a} `.includes(` ${b} `)) return 1 // as in the heading "Drain Cleaning" with the title "Drain Cleaning | Gorge Drain"
  const [fewer = [], more = []] = [contentWords(a, functionWords), contentWords(b, functionWords)].sort(
    (x, y) => x.length - y.length,
  )
  if (fewer.length === 0) return 1
  const stems = new Set(more.map((word) => word.slice(0, stem)))
  return fewer.filter((word) => stems.has(word.slice(0, stem))).length / fewer.length
}
