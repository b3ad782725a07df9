import { lowerFirst } from '#src/format.ts'
import { mentionCounter } from '../../../core/text/mentions.ts'
import { type NameFinder, nameFinder } from '../../../core/text/name-finder.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Known } from '../known-names.ts'
import type { Mentions } from './statements.ts'

/** Reads names of places. Most texts have none, and are read by a lookup for each word. */
export type MentionReader = {
  /** The names in a text, in any case. */
  placesIn: NameFinder
  /** The names in a text, written as names. `words` are those of the text. */
  namesIn: (text: string, words: Int32Array) => readonly string[]
  /** What the names in a text are names of. */
  mentionsOf: (names: readonly string[], text: string) => Mentions
}

export function mentionReader(known: Known): MentionReader {
  const all = [...known.cityNames, ...known.countyNames]
  const placesIn = nameFinder(all)
  const count = mentionCounter(all)
  const countyOf = countiesNamedAsCities(known)
  return {
    placesIn,
    namesIn: (text, words) => {
      const found = placesIn(words)
      if (found.length === 0) return none
      const names = [...count(text)].flatMap(([name, mentions]) => {
        const county = countyOf.get(name)
        if (county === undefined) return name
        const ofCounty = oneLine(text).split(lowerFirst(county)).length - 1
        return ofCounty === 0 ? name : ofCounty === mentions ? county : [name, county]
      })
      const inSentence = found.filter(
        (name) => designated.test(name) && known.countyNames.has(name) && oneLine(text).includes(lowerFirst(name)),
      )
      return inSentence.length === 0 ? names : [...new Set([...names, ...inSentence])]
    },
    mentionsOf: (names, text) =>
      names.length === 0
        ? noMentions
        : {
            cities: names.filter((name) => known.cityNames.has(name)),
            counties: names.filter((name) => known.countyNames.has(name)),
            regions: names.flatMap((name) => regionsAfter(name, text, known)),
          },
  }
}

/** A name whose designation is before it, and a word in a sentence: `Condado de Bernalillo`. */
const designated = /^\p{Lu}\p{Ll}+ (?:\p{Ll}+ )*(\p{Lu}.*)$/u

/**
 * Full names of counties by the city that has the same name, where the designation is before it: a sentence writes
 * `el condado de Bernalillo`, and the city of Bernalillo may be elsewhere.
 */
function countiesNamedAsCities({ cityNames, countyNames }: Known): ReadonlyMap<string, string> {
  return new Map(
    [...countyNames].flatMap((county) => {
      const [, name = ''] = designated.exec(county) ?? []
      return cityNames.has(name) ? [[name, county]] : []
    }),
  )
}

const none: readonly never[] = []
const noMentions: Mentions = { cities: none, counties: none, regions: none }

/** `Park City, UT`, `Johnson County, Missouri`: the codes of regions after a name. */
function regionsAfter(name: string, text: string, { regionCodes, regionOf }: Known) {
  const found: { name: string; region: string }[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const [, region] = /^, ([A-Z]{2})(?!\w)/.exec(text.slice(at + name.length, at + name.length + 5)) ?? []
    if (region !== undefined && regionCodes.has(region)) found.push({ name, region })
    if (text.startsWith(', ', at + name.length))
      for (const [long, code] of regionOf)
        if (text.startsWith(long, at + name.length + 2)) found.push({ name, region: code })
  }
  return found
}
