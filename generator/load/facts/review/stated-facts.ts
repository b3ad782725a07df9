import { isEnglishWord } from '../../../core/text/english-words.ts'
import { isCommonWord } from '../../../core/text/frequent-words.ts'
import { wholeNumber } from '../../../core/text/number-words.ts'
import { directionBefore, groupedWordAt, groupOf, isDependent, isReversing } from './opposed-words.ts'
import { isKind, isUnit, kindWords, turningWords } from './turning-words.ts'

/** A placeholder, a number with its sign or unit, or a word. */
const part = /\{[\w.-]+\}|(?:(?<![\p{L}\p{N}])-)?[$€£]?\d[\d.,:/–-]*(?:%|\p{L}+)?|\p{L}[\p{L}\p{N}’'.&-]*/gu

/** `St. George` is one name: this point ends no sentence. */
const shortened = /^(?:St|Ste|Sta|Mt|Ft|Pt)\.$/

/** Targets of links, and addresses of pictures. */
const target = /\]\([^)]*\)|<[^>]*>/g

const aNumber = new RegExp(`^${wholeNumber}$`, 'i')

/** Words of this length tell a heading, in which most begin with a capital. */
const longWord = 4
/** Share of capitals above which a text is a heading. */
const mostOfHeading = 0.6

/**
 * What a sentence states that may be untrue, in its order: numbers, names, and words that turn it around, such as "not" and
 * "north", "instead", "into" before a name, and "still", and what a place has, such as a prison. Of a heading only names that
 * are not words of English. Nothing if it has only words such as "still".
 * @param tag of the language, e.g. `en-US`.
 */
export function statedFacts(sentence: string, tag: string): string[] {
  const isEnglish = tag.startsWith('en')
  const turning = turningWords(tag)
  const kinds = kindWords(tag)
  const text = sentence.replace(target, ']')
  const parts = [...text.matchAll(part)].map(({ 0: words, index }) => ({
    word: shortened.test(words) ? words : words.replace(/(?:[’']s|[’'.,:&–-]+)$/u, ''),
    index,
    end: index + words.length,
  }))
  const isHeading = isTitleCase(parts.map(({ word }) => word))
  const facts: string[] = []
  const addWithDirection = (words: string, index: number) => {
    const direction = directionBefore(text, index, tag)
    facts.push(...(direction === undefined ? [] : [direction]), words)
  }
  for (let at = 0; at < parts.length; at++) {
    const { word, index } = parts[at] as (typeof parts)[number] // within its length
    if (/^[{$€£\d-]/.test(word)) addWithDirection(withUnit(word, parts.slice(at + 1, at + 3)), index)
    else if (isCapital(word)) {
      const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, index))
      const grouped = isFirst ? groupedWordAt(text, index, tag) : undefined
      if (grouped !== undefined && (groupOf(grouped) === 'past' || isReversing(grouped))) {
        facts.push(grouped)
        continue
      }
      let last = at
      while (isNameGoingOn(text, parts[last], parts[last + 1])) last++
      const names = parts.slice(at, last + 1).map((each) => each.word)
      // `Four Small Habits`: of a heading, all words have a capital.
      if (isFirst && (names.length === 1 || (isHeading && aNumber.test(word))) && turning.has(word.toLowerCase())) {
        facts.push(withUnit(word.toLowerCase(), parts.slice(at + 1, at + 3)))
        continue
      }
      const kept = isFirst ? withoutFirstWord(names, isEnglish, turning) : names
      const name = kept.filter((each) => !/^(?:I[’'].*|\p{L})$/u.test(each))
      if (name.length > 0 && !(isHeading && name.every((each) => isEnglishWord(each.toLowerCase()))))
        addWithDirection(name.join(' '), parts[last + 1 - kept.length]?.index ?? index)
      at = last
    } else if (turning.has(word.replace("'", '’'))) facts.push(withUnit(word, parts.slice(at + 1, at + 3)))
    else if (kinds.has(word)) facts.push(word)
    else {
      const grouped = groupedWordAt(text, index, tag)
      if (grouped !== undefined) facts.push(grouped)
    }
  }
  return facts.every((fact) => isDependent(fact) || isKind(fact)) ? [] : facts
}

const perUnit = /^(?:an?|per|each|every|al?|por|cada)$/

/** A number with the unit after it: `2 hours`, `$150 an hour`. */
function withUnit(word: string, [next, other]: readonly Part[]): string {
  if (!next) return word
  if (isUnit(next.word)) return `${word} ${next.word}`
  const isRate = /^[$€£]/.test(word) && perUnit.test(next.word) && other !== undefined && isUnit(other.word)
  return isRate ? `${word} ${next.word} ${other.word}` : word
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word)

type Part = { word: string; index: number; end: number }

/** Whether a name goes on with the next word: it has a capital, and only a space is between them. */
const isNameGoingOn = (text: string, one: Part | undefined, next: Part | undefined): boolean =>
  one !== undefined &&
  next !== undefined &&
  text.slice(one.end, next.index) === ' ' &&
  one.end === one.index + one.word.length &&
  isCapital(next.word)

/** A sentence begins with a capital, which makes a common word no name: `The`, `Silver built`. */
function withoutFirstWord(
  names: readonly string[],
  isEnglish: boolean,
  turning: ReadonlySet<string>,
): readonly string[] {
  const [first = '', ...others] = names
  const small = first.toLowerCase()
  if (others.length > 0) return isEnglish ? (isCommonWord(small) && !turning.has(small) ? others : names) : others
  return isEnglish && !isEnglishWord(small) ? names : []
}

function isTitleCase(words: readonly string[]): boolean {
  const long = words.filter((word) => word.length >= longWord && /^\p{L}/u.test(word))
  return long.length > 1 && long.filter(isCapital).length >= mostOfHeading * long.length
}
