import { perText } from '../../../core/html/distinct-text.ts'
import type { PageRule } from '../../rule.ts'

/** Search terms one after the other. */
export const keywordList: PageRule = {
  code: 'keyword-list',
  scope: 'page',
  title: 'List of keywords',
  severity: 'warning',
  why: 'Text that lists search terms helps no reader. Google names it as keyword stuffing, and ranks such pages lower.',
  how: 'Finds text blocks that consist of at least five short phrases, separated by commas, bars or dots in the middle, sentences and meta descriptions included, and titles of at least four, that have a word in common, such as "drain" and "drainage": all but one of them, all but two of six, or half of seven and more.',
  fix: 'Remove the list, or write sentences that use the terms.',
  source: 'https://developers.google.com/search/docs/essentials/spam-policies',
  *check({ own, title, description }) {
    if (isTitleLike.test(title) && isList(title, fewestInTitle))
      yield {
        what: `The title "${title}" {pages} is a list of keywords.`,
        phrase: title,
        cause: title,
        subject: 'title',
      }
    for (const text of listsInText(description))
      yield {
        what: `The description "${text.slice(0, 60)}…" {pages} is a list of keywords.`,
        phrase: text,
        cause: text,
      }
    for (const block of own.textBlocks)
      for (const text of listsIn(block))
        yield { what: `The text "${text.slice(0, 60)}…" {pages} is a list of keywords.`, phrase: text, cause: text }
  },
}

const leastPhrases = 5
const fewestInTitle = 4
const leastOfSix = 4
const mostWords = 5

/** As many phrases as a list has, at least. Few texts have. */
const isListLike = /^(?:[^,|·•;]*[,|·•;]){4}/

/** As many phrases as a title has, at least, before it is a list. */
const isTitleLike = /^(?:[^,|·•;]*[,|·•;]){3}/

/** Phrases from which half of them must have a word in common. Of six, all but two, and of fewer, all but one. */
const manyPhrases = 7

/** Letters at the start of a word by which its forms are one word. */
const stem = 5

const listsInText = (text: string) =>
  isListLike.test(text) ? text.split(/(?<=[.!?])\s+/).filter((sentence) => isList(sentence)) : []

const listsIn = perText(listsInText)

function isList(text: string, least = leastPhrases): boolean {
  const phrases = text
    .toLowerCase()
    .replace(/\.$/, '')
    .split(/[,|·•;]/)
  if (phrases.length < least) return false
  const lists = phrases.map((phrase) => phrase.match(/\p{L}+/gu) ?? [])
  if (lists.some(({ length }) => length === 0 || length > mostWords)) return false
  const counts = new Map<string, number>()
  for (const words of lists)
    for (const word of new Set(words.map((each) => each.slice(0, stem)))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const leastWith = lists.length < manyPhrases ? Math.min(lists.length - 1, leastOfSix) : lists.length / 2
  return [...counts].some(([word, count]) => word.length > 3 && count >= leastWith)
}
