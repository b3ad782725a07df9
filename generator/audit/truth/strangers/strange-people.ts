import type { Manifest } from '#manifest/schema.ts'
import { licenseNumbersIn } from '../../../core/text/license-number.ts'
import { languageWords } from '../../language/language-words.ts'
import { textsIn } from '../written-texts.ts'
import { none, type StrangerReader } from './stranger.ts'

/** Reads the license number of the company in place of one that it does not have. A company may have several. */
export function otherLicenseReader(manifest: Manifest): StrangerReader {
  let licenses: ReadonlyMap<string, string> | undefined
  return (text) => {
    const stated = licenseNumbersIn(text)
    if (stated.length === 0) return none
    licenses ??= licensesOf({ ...manifest, cities: undefined, translations: undefined, messages: undefined })
    const [own] = licenses.values()
    const other = stated.find(({ number }) => !licenses?.has(number))
    return own === undefined || !other ? none : [{ kind: 'claim', found: other.words, wanted: own }]
  }
}

/** The license numbers in the texts of a value, with their words. */
function licensesOf(value: unknown): Map<string, string> {
  return new Map(textsIn(value).flatMap((text) => licenseNumbersIn(text).map(({ number, words }) => [number, words])))
}

/** Reads the name of another company that speaks in a text. */
export function otherCompanyReader(
  manifest: Manifest,
  written: () => string,
  isPlace: (words: string) => boolean,
): StrangerReader {
  const { speaker } = languageWords(manifest)
  return (text) => {
    const [, company] = text.includes(speaker.sign) ? (speaker.name.exec(text) ?? []) : []
    if (company === undefined || written().includes(company) || isPlace(company)) return none
    return [{ kind: 'company', found: company, wanted: manifest.site.business.name }]
  }
}

/** Reads people of another trade than the company. */
export function otherPeopleReader(manifest: Manifest, written: () => string): StrangerReader {
  const { ownPeople } = languageWords(manifest)
  let words: ReadonlyMap<string, number> | undefined
  /** Whether the manifest speaks so of the company's people, or has the word as often as one has that of the own trade. */
  const isOwn = (person: string) => {
    words ??= countWords(written())
    const spoken = Array.from(written().matchAll(new RegExp(ownPeople, 'gu')), ([, each]) => each)
    const { services } = manifest
    if (spoken.includes(person) || services.some((service) => service.name.toLowerCase().includes(person))) return true
    return [person, `${person}s`].reduce((sum, each) => sum + (words?.get(each) ?? 0), 0) > mostOfOthers
  }
  return (text) => {
    const [, person] = ownPeople.exec(text) ?? []
    return person === undefined || isOwn(person)
      ? none
      : [{ kind: 'company', found: person, wanted: manifest.site.business.name }]
  }
}

/** How often a manifest has a word for people of another trade: `cover the floor before the plumber comes`. */
const mostOfOthers = 12

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [each] of text.toLowerCase().matchAll(/\p{L}+/gu)) counts.set(each, (counts.get(each) ?? 0) + 1)
  return counts
}
