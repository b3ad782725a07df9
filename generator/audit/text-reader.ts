import type { Manifest } from '#manifest/schema.ts'
import { createMask } from '../similar/mask.ts'
import { shingleWords } from '../similar/shingle-text.ts'
import { hashWords } from '../similar/words.ts'
import { maskedNames } from '../uniqueness/measure.ts'
import { createNameMask } from './mask-names.ts'
import type { TextReader } from './page-facts.ts'

/** Reads texts with the names of places and services in it masked, by which pages of one kind differ whatever is written. */
export function createTextReader(manifest: Manifest): TextReader {
  const names = maskedNames(manifest)
  const mask = createMask(names)
  return {
    masked: createNameMask(names),
    shingles: (blocks) => {
      const words = hashWords(blocks.join('\n'))
      return { words: words.length, shingles: shingleWords(words, mask) }
    },
  }
}
