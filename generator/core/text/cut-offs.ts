import type { FoundSlip } from './punctuation.ts'
import { paragraphsOf } from './sentences.ts'

/** The end of a text of at least this many words, on a word that never ends a sentence. */
const fewestWords = 8
const dangling =
  /\b(?:the|a|an|and|or|of|to|for|with|our|your|their|its|including|from|by|as|than|is|are|because|such|if|whether|but)$/i

/** One after which no heading ends either: `what we are responsible for` is one. */
const always = /\b(?:the|a|an|and|or|our|your|their|its|including|because)$/i

/**
 * The verb at the end of an indirect question: `Why we look how old the pipe is`. After "that" and "who", and after "how to",
 * another clause ends on it. A sentence after others that begins with such a word, as in `What matters is`, is none.
 */
const indirect =
  /(?:^(?:How|What|When|Where|Which|Who|Whose|Why)|\b(?:how|what|whose|why))(?! to\b)(?:(?! (?:that|which|who|to) )[^.!?:;,])+ (?:is|are)$/

/** The preposition at the end of one: `What to bring and who to ask for`. */
const stranded = /^(?:What|Where|Which|Who) [^.!?:;,]+ (?:for|to|with)$/

/** `lighter than you are`, `as old as the house is`: the verb at the end of a comparison. */
const compared = /\b(?:than|as \p{L}+ as) (?:\p{L}+ ){1,3}(?:is|are)$/u

/** `Clackamas County, OR`, the code of a region. */
const regionCode = /, [A-Z]{2}$/

/** More letters than such a word has. */
const longestDangling = 20

/** The next sentence begins after such a word: `including If`. */
const interrupted =
  /\b(?:the|a|an|and|or|of|to|for|with|including|because) (?:(?:If|We|When|They|Our|Your|Then|It|You|This|These|There|Some|Most|Many|Each|Every|While|After|Before|Since|Until|During)(?= \p{Ll})|(?:By|In|On|At|From)(?= (?:the|an?|most|some|late|early|mid|spring|summer|autumn|fall|winter|our|your|this|these|many|each|every)\b))/u

/** Letters of a word that has a capital in a heading whose words have capitals. */
const longWord = /(?<!\p{L})\p{L}{4,}/gu

/** Whether a paragraph is a heading: by its mark, or because most of its long words after the first have capitals. */
function isHeading(paragraph: string): boolean {
  if (/^#{1,6} /.test(paragraph)) return true
  const [, ...words] = paragraph.match(longWord) ?? []
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length
  return words.length > 0 && !paragraph.includes('\n') && small <= words.length / 4
}

export function cutOff(text: string, last = dangling): FoundSlip | undefined {
  for (const paragraph of paragraphsOf(text)) {
    const plain = paragraph.trim()
    const [middle] = last === dangling ? (interrupted.exec(plain) ?? []) : []
    const end = plain.slice(-longestDangling)
    if (middle === undefined && (!last.test(end) || regionCode.test(end))) continue
    // `When to Wait and When to Fell`, `What We Say Yes To`
    if (isHeading(plain) && (middle !== undefined || !always.test(end))) continue
    const words = plain.split(/\s+/)
    if (words.length < fewestWords) continue
    if (middle === undefined && last === dangling && [indirect, stranded, compared].some((each) => each.test(plain)))
      continue
    if (middle !== undefined) return { words: middle, what: `A sentence breaks off: "… ${middle} …".` }
    return {
      words: words.slice(-4).join(' '),
      what: `A text breaks off: "… ${words.slice(-4).join(' ')}".`,
      ...(last === dangling && always.test(end) && { severity: 'error' as const }),
    }
  }
  return undefined
}

/** A bracket that is open at the end of its paragraph. Emoticons and lists such as "a)" close more than they open. */
export function openBracket(text: string): FoundSlip | undefined {
  if (!text.includes('(')) return undefined
  for (const paragraph of paragraphsOf(text)) {
    const at = paragraph.lastIndexOf('(')
    if (at < 0 || paragraph.split('(').length <= paragraph.split(')').length) continue
    const open = paragraph.indexOf(')', at) < 0 ? at : paragraph.indexOf('(')
    // The target of a link.
    if (paragraph[open - 1] === ']') continue
    const words = paragraph.slice(open).split(/\s+/, 3).join(' ')
    return { words, what: `A bracket is not closed: "${words}…".` }
  }
  return undefined
}

/** A quotation mark without its counterpart in its paragraph. After a digit it is the sign for inches. */
export function openQuote(text: string): FoundSlip | undefined {
  if (!/["“”]/.test(text)) return undefined
  for (const paragraph of paragraphsOf(text)) {
    const all = [...paragraph.matchAll(/"/g)]
    const straight = all.filter(({ index }) => !/\d/.test(paragraph[index - 1] ?? ''))
    const [opened, closed] = [paragraph.split('“').length, paragraph.split('”').length]
    const isOpen = straight.length % 2 === 1 && !isClosedByNumber(all, paragraph)
    const at = isOpen ? straight.at(-1)?.index : opened === closed ? undefined : paragraph.search(/[“”]/)
    if (at === undefined) continue
    const words = paragraph.slice(at).split(/\s+/, 3).join(' ')
    return { words, what: `A quotation mark has no counterpart: "${words.replace(/["“”]/, '')}…".` }
  }
  return undefined
}

/** `a call center says "from $19".`: within a quotation, a mark after a digit ends it. */
function isClosedByNumber(marks: readonly RegExpExecArray[], paragraph: string): boolean {
  let isOpen = false
  for (const { index } of marks) if (isOpen || !/\d/.test(paragraph[index - 1] ?? '')) isOpen = !isOpen
  return !isOpen
}

export function nothingButSigns(text: string): FoundSlip | undefined {
  const plain = text.trim()
  if (!/^(?:…|\.{2,}|-+|–|—|\?+|x+)$/i.test(plain)) return undefined
  return { words: plain, what: `The text is "${plain}".` }
}
