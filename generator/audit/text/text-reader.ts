import type { Manifest } from '#manifest/schema.ts'
import { createMask } from '../../core/text/mask.ts'
import { shingleWords } from '../../core/text/shingles.ts'
import { hashWords } from '../../core/text/words.ts'
import { maskedNames } from '../../similar/uniqueness.ts'
import type { TextReader } from '../facts/page-facts.ts'
import { createNameMask } from './mask-names.ts'

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
