import type { Manifest } from '#manifest/schema.ts'
import type { StrayFact } from '../../../core/facts.ts'
import type { OwnPage } from '../../../core/html/page.ts'
import { garbledIn, mayBeGarbled } from '../../../core/text/garbled.ts'
import { literal } from '../../../core/text/literal.ts'
import type { NameFinder } from '../../../core/text/name-finder.ts'
import { languageWords } from '../../language/language-words.ts'
import { writtenReader } from '../altered-texts.ts'
import { answerReader } from '../answer-strays.ts'
import type { Known } from '../known-names.ts'
import { featureReader } from '../listed-features.ts'
import { type MisspeltPlace, misspeltPlaceReader } from '../misspelt-places.ts'
import { strangeRegionReader } from '../strange-regions.ts'
import { strangeTownReader } from '../strangers/strange-places.ts'
import { type Stranger, writtenText } from '../strangers/stranger.ts'
import { strangerReader } from '../strangers.ts'
import type { Edits } from './statements.ts'

/** Compares texts with the manifest, for pages that may have been edited by hand. */
export type EditReader = {
  /** `names` are those of places in the text, written as names. */
  editsIn: (text: string, words: Int32Array, names: readonly string[]) => Edits
  /** The only service that has a text word for word. */
  serviceWith: (text: string) => string | undefined
  /** Whether a text of the manifest has some words. */
  isWritten: (words: string) => boolean
  /** A name of a place with a slip. */
  misspeltIn: (text: string) => MisspeltPlace | undefined
  /** A town after a word such as `in` that is nowhere in the manifest, for alt texts. */
  strangeTownIn: (text: string) => string | undefined
  /** A region or country that is nowhere in the manifest. */
  strangeRegionIn: (text: string, words: Int32Array) => string | undefined
  /** Answers under another question. */
  answersIn: (texts: readonly string[]) => readonly StrayFact[]
  /** Items of other services, or of none, in the list of what the service of a page includes. */
  featuresIn: (page: OwnPage) => readonly StrayFact[]
}

export function editReader(manifest: Manifest, known: Known, placesIn: NameFinder): EditReader {
  const written = writtenText(manifest)
  const isWritten = (words: string) => written().includes(words)
  const writtenFor = writtenReader(manifest)
  const strangersIn = strangerReader(manifest, known, written)
  const strangeRegionIn = strangeRegionReader(manifest, isWritten)
  const misspeltIn = misspeltPlaceReader(manifest, known)
  const smallNameIn = smallNameReader(manifest, placesIn, isWritten)
  return {
    editsIn: (text, words, names) => {
      // Letters in the wrong encoding are no other names.
      if (mayBeGarbled(text) && garbledIn(text) !== undefined) return { ...noEdits, written: writtenFor(text) }
      const region = strangeRegionIn(text, words)
      const ofRegion: Stranger[] = region === undefined ? [] : [{ kind: 'county', found: region, wanted: '' }]
      return {
        written: writtenFor(text),
        strangers: [...strangersIn(text, names), ...ofRegion],
        misspelt: misspeltIn(text) ?? smallNameIn(text, words, names),
      }
    },
    serviceWith: (text) => {
      const { owners: [owner] = [], altered } = writtenFor(text) ?? {}
      return altered || owner?.city !== undefined || owner?.county !== undefined ? undefined : owner?.service
    },
    isWritten,
    misspeltIn,
    strangeTownIn: strangeTownReader(manifest),
    strangeRegionIn,
    answersIn: answerReader(manifest, (text) => writtenFor(text)?.altered !== undefined),
    featuresIn: featureReader(manifest),
  }
}

const none: readonly never[] = []
const noEdits: Edits = { written: undefined, strangers: none, misspelt: undefined }

/** For a page that the build has just made: comparing it would make it depend on the texts of all records. */
export const noEditReader: EditReader = {
  editsIn: () => noEdits,
  serviceWith: () => undefined,
  isWritten: () => true,
  misspeltIn: () => undefined,
  strangeTownIn: () => undefined,
  strangeRegionIn: () => undefined,
  answersIn: () => none,
  featuresIn: () => none,
}

/** Finds the name of a place in small letters: `in alpine`. */
function smallNameReader(manifest: Manifest, placesIn: NameFinder, isWritten: (words: string) => boolean) {
  const { beforePlace } = languageWords(manifest)
  return (text: string, words: Int32Array, names: readonly string[]): MisspeltPlace | undefined => {
    for (const name of placesIn(words)) {
      const small = name.toLowerCase()
      if (names.includes(name) || !text.includes(` ${small}`)) continue
      const pattern = new RegExp(`(?<!\\p{L})(?:${beforePlace}) ${literal(small)}(?=[.,;:!?]|$| (?:and|or|y|o) )`, 'u')
      const [phrase] = pattern.exec(text) ?? []
      if (phrase !== undefined && !isWritten(phrase)) return { found: small, wanted: name }
    }
    return undefined
  }
}
