import { aName } from './a-name.ts'
import { sentencesOf } from './sentences.ts'
import { workers } from './workers.ts'

/** Places that a text says are served, with the words that say so. */
export type ServedList = { words: string; names: string[] }

/** What is done where a company works. */
const work =
  '(?:work|clean|operate|install|repair) in|visit|serve|service|cover|(?:come|travel|drive) to|(?:clean|visit|service|treat|inspect|repair|paint|mow) (?:homes|houses|apartments|offices|properties|yards|customers|businesses) in'
const adverb = '(?:also|now|proudly|even|are proud to|are happy to) '
const join = '(?:, | and |, and | or |, or | [yeou] )'
/** `We also work in Hauser and Dover`: a list of places that the company says it serves. `Lake and Lane counties` are not places. */
const served = new RegExp(
  `(?:\\b(?:[Ww]e|[Oo]ur (?:${workers})) (?:${adverb}){0,2}(?:${work})|\\b[Oo]ur (?:${workers}) in|(?:\\b(?:[Pp]roudly|[Nn]ow|[Aa]lso) s|^S)erving|\\b[Ss]ervice area (?:also )?(?:includes|covers)|[Tt]ambién trabajamos en|Atendemos estas localidades:|Damos servicio en) (${aName}(?:${join}${aName})*)(?![\\p{L}’])(?!(?:${join}${aName})* (?:County|counties|Valley))`,
  'gu',
)
/** Every text with such a list has one of these. */
const hint =
  /\b(?:[Ww]e|[Oo]ur [a-z]+) (?:[a-z]+ ){1,4}\p{Lu}|\b[Ss]erving \p{Lu}|\b[Ss]ervice area |\b(?:[Tt]ambién trabajamos|Atendemos estas|Damos servicio) /u

/** `For large jobs we also drive to Dover`: not every customer there is served. */
const onRequest =
  /^For (?!over|more|\d|the (?:last|past))[^,.]{3,60} we (?:also |even )|\b(?:on request|by arrangement|occasionally|sometimes)\b/

/** The lists of places in a text with single spaces. */
export const servedListsIn = (text: string): ServedList[] =>
  hint.test(text)
    ? sentencesOf(text).flatMap((sentence) =>
        onRequest.test(sentence)
          ? []
          : Array.from(sentence.matchAll(served), ([words, list = '']) => ({
              words,
              names: list.split(/, (?:and|or) |, | and | or | [yeou] /),
            })),
      )
    : []
