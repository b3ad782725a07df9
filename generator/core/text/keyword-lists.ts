const leastPhrases = 5
const leastOfSix = 4
const mostWords = 5

/** As many phrases as a list has, at least. Few texts have. */
export const isListLike = /^(?:[^,|·•;]*[,|·•;]){4}/

/** Phrases from which half of them must have a word in common. Of six, all but two, and of fewer, all but one. */
const manyPhrases = 7

/** Letters at the start of a word by which its forms are one word. */
const stem = 5

/** Words that join others: `hotels about moths; farms about rats`. */
const joining = new Set(['about', 'after', 'from', 'into', 'over', 'with', 'desde', 'entre', 'para', 'sobre'])

/** The sentences of a text that list search terms. */
export const listsInText = (text: string) =>
  isListLike.test(text) ? text.split(/(?<=[.!?])\s+/).filter((sentence) => isList(sentence)) : []

/** Whether a text consists of short phrases that have a word in common. Phrases with figures say how much, and are no searches. */
export function isList(text: string, least = leastPhrases): boolean {
  const phrases = text
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/[,|·•;]/)
  if (phrases.length < least) return false
  const lists = phrases.map((phrase) => phrase.match(/\p{L}+/gu) ?? [])
  if (lists.some(({ length }) => length === 0 || length > mostWords)) return false
  const counts = new Map<string, number>()
  const inWords = lists.filter((_, at) => !/\d/.test(phrases[at] ?? ''))
  for (const words of inWords)
    for (const word of new Set(words.map((each) => each.slice(0, stem)))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const leastWith = lists.length < manyPhrases ? Math.min(lists.length - 1, leastOfSix) : lists.length / 2
  return [...counts].some(([word, count]) => word.length > 3 && !joining.has(word) && count >= leastWith)
}
