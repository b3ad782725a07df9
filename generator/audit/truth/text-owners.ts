import type { Manifest } from '#manifest/schema.ts'
import { countyName } from '#src/place.ts'
import { numberTable } from '../../core/number-table.ts'
import { mixBits } from '../../core/text/mix-bits.ts'
import { sentencesOf } from '../../core/text/sentences.ts'
import { textsIn } from './written-texts.ts'

/** The record that alone has a text: a city, a county or a service, or a service in one of the two. */
export type TextOwner = {
  city?: string
  /** Its full name. */
  county?: string
  service?: string
}

/** Finds the records whose texts a text block repeats. */
export type TextOwners = {
  /** Every text of the manifest, with the only record that has it; undefined for those of the company and of several records. */
  byText: ReadonlyMap<string, TextOwner | undefined>
  /** The records that alone have one of the sentences of a text, each once. */
  ofSentences: (text: string) => readonly TextOwner[]
}

/** Characters of the shortest sentence, and of the shortest text of a county or service, that tells one record from others. */
export const shortestPassage = 40

export function textOwners({
  cities,
  counties = [],
  services = [],
  translations: _,
  messages: __,
  ...company
}: Manifest): TextOwners {
  const byText = new Map<string, TextOwner | undefined>()
  for (const text of textsIn(company)) byText.set(text, undefined)
  const names = new Map(services.map(({ slug, name }) => [slug, name]))
  const add = (record: object, owner: TextOwner) => {
    for (const text of new Set(textsIn(record))) byText.set(text, byText.has(text) ? undefined : owner)
  }
  const addPlace = (place: { services?: Readonly<Record<string, unknown>> }, owner: TextOwner) => {
    const { services: inPlace = {}, ...record } = place
    add(record, owner)
    for (const [slug, texts] of Object.entries(inPlace)) add([texts], { ...owner, service: names.get(slug) })
  }
  // A name is on the pages of other records too, in lists and links.
  for (const { name, ...service } of services) add(service, { service: name })
  for (const county of counties) {
    const { name: ___, fullName: ____, ...record } = county
    addPlace(record, { county: countyName(county) })
  }
  for (const { name, ...city } of cities) addPlace(city, { city: name })
  let ownerOf: ((sentence: string) => TextOwner | undefined) | undefined
  return {
    byText,
    ofSentences: (text) => {
      if (text.length < shortestPassage) return none
      ownerOf ??= indexSentences(byText)
      const found = new Set<TextOwner>()
      for (const sentence of sentencesOf(text)) {
        const owner = ownerOf(sentence)
        if (owner) found.add(owner)
      }
      return found.size === 0 ? none : [...found]
    },
  }
}

const none: readonly never[] = []

/** The only record that has a long sentence. Sentences are kept as numbers: as texts, each thread would keep those of the whole manifest. */
function indexSentences(byText: TextOwners['byText']): (sentence: string) => TextOwner | undefined {
  const table = numberTable()
  const owners: (TextOwner | undefined)[] = []
  for (const [text, owner] of byText) {
    if (text.length < shortestPassage) continue
    for (const sentence of sentencesOf(text)) {
      if (sentence.length < shortestPassage) continue
      const number = table.numberOf(hashSentence(sentence))
      // A text of several paragraphs is there as a whole, and by its paragraphs.
      owners[number] = number < owners.length && owners[number] !== owner ? undefined : owner
    }
  }
  return (sentence) => {
    if (sentence.length < shortestPassage) return undefined
    const number = table.find(hashSentence(sentence))
    return number === undefined ? undefined : owners[number]
  }
}

/** A number of 53 bits, so that two sentences hardly ever have the same. */
function hashSentence(sentence: string): number {
  let [high, low] = [0, 0]
  for (let at = 0; at < sentence.length; at++) {
    const code = sentence.charCodeAt(at)
    high = Math.imul(high ^ code, 0x9e3779b1)
    low = Math.imul(low ^ code, 0x01000193) + at
  }
  return (mixBits(high) & 0x1fffff) * 2 ** 32 + (mixBits(low) >>> 0)
}
