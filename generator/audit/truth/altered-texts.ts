import type { Manifest } from '#manifest/schema.ts'
import { textsIn } from './written-texts.ts'

/** What the manifest has for a text block. */
export type Written = {
  /** The only city that has this text word for word. */
  city: string | undefined
  /** The text of the manifest from which the block differs in one passage. */
  altered: AlteredText | undefined
}

export type AlteredText = {
  /** The words that differ, as the page and as the manifest have them. Empty for words that were added or removed. */
  found: string
  wanted: string
  /** The whole text of the manifest. */
  original: string
}

/** Words below which a text is a label, and characters of both ends by which texts are looked up. */
const fewestWords = 6
const endLength = 16
/** Characters below which a text is a label. Both ends of a short text overlap. */
const shortestText = 24

/** The build puts names into headings and labels, which then resemble others. */
const sentence = /.{32}[.!?]["”’)]?$/s

/** The most texts with one end. More of them come from a template, and comparing all of them takes too long. */
const mostWithOneEnd = 20

/** The most words that may differ, and the least share of a text that may not. */
const mostChanged = 14
const leastSame = 0.6

/**
 * Finds the text of the manifest that a text block is, or was before somebody edited the page. Such a text still begins or
 * ends in the same way: two lookups for each block, however many texts there are.
 */
export function writtenReader({
  cities,
  translations: _,
  messages: __,
  ...company
}: Manifest): (text: string) => Written | undefined {
  const owners = new Map<string, string | undefined>()
  for (const text of textsIn(company)) owners.set(text, undefined)
  // A name is on the pages of other places too, in lists and links.
  for (const { name, ...city } of cities)
    for (const text of new Set(textsIn(city))) owners.set(text, owners.has(text) ? undefined : name)
  const names = new Set(cities.map(({ name }) => name))
  const byEnd = new Map<string, string[]>()
  for (const text of owners.keys()) {
    if (!sentence.test(text)) continue
    for (const end of endsOf(text)) {
      const known = byEnd.get(end)
      if (known && known.length < mostWithOneEnd) known.push(text)
      else if (!known) byEnd.set(end, [text])
    }
  }
  return (text) => {
    if (text.length < shortestText) return undefined
    if (owners.has(text)) {
      const city = owners.get(text)
      return city === undefined ? undefined : { city, altered: undefined }
    }
    const [start, end] = endsOf(text)
    for (const original of [...(byEnd.get(start) ?? []), ...(byEnd.get(end) ?? [])]) {
      const altered = difference(text, original)
      // An item of a list has the name of its record before its text.
      if (altered?.wanted === '' && (owners.has(altered.found) || names.has(altered.found))) return undefined
      if (altered) return { city: undefined, altered }
    }
    return undefined
  }
}

const endsOf = (text: string) => [`${text.slice(0, endLength)}…`, `…${text.slice(-endLength)}`] as const

/** The passage in which two texts differ, if the rest of them is the same. */
function difference(text: string, original: string): AlteredText | undefined {
  const [found, wanted] = [text.split(' '), original.split(' ')]
  const shorter = Math.min(found.length, wanted.length)
  if (wanted.length < fewestWords) return undefined
  let before = 0
  while (before < shorter && found[before] === wanted[before]) before++
  let after = 0
  while (after < shorter - before && found.at(-1 - after) === wanted.at(-1 - after)) after++
  const changed = Math.max(found.length, wanted.length) - before - after
  if (changed > mostChanged || before + after < leastSame * wanted.length) return undefined
  const passage = (words: readonly string[]) => words.slice(before, words.length - after).join(' ')
  return { found: passage(found), wanted: passage(wanted), original }
}
