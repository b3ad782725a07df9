import { wordsOf } from '../../core/text/words.ts'

/** English words without meaning of their own. */
const functionWords = new Set(
  `a about all an and any are as at be by can do does for from get has have how i in is it its more no not of on or our
  out so than that the their them there they this to up us was we what when where who will with you your`.split(/\s+/),
)

/** The words of a text without function words, each once. */
export function contentWords(text: string): string[] {
  return [...new Set(wordsOf(text))].filter((word) => !functionWords.has(word))
}

/** Words that begin with the same letters count as forms of one word, as "repair" and "repairs"; this many letters. */
const stem = 5

/** The share of content words, from 0 to 1, that the text with fewer of them shares with the other; 1 if either has none. */
export function sharedWords(a: string, b: string): number {
  const [fewer = [], more = []] = [contentWords(a), contentWords(b)].sort((x, y) => x.length - y.length)
  if (fewer.length === 0) return 1
  const stems = new Set(more.map((word) => word.slice(0, stem)))
  return fewer.filter((word) => stems.has(word.slice(0, stem))).length / fewer.length
}
