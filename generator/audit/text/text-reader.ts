import type { Manifest } from '#manifest/schema.ts'
import { createNameMask, maskedNames } from '../../core/text/name-mask.ts'
import { shingleWords } from '../../core/text/shingles.ts'
import { hashWords } from '../../core/text/words.ts'
import type { TextReader } from '../facts/page-facts.ts'

/** Reads texts with the names of the site masked, so that pages of one type compare by everything else. */
export function createTextReader(manifest: Manifest): TextReader {
  const mask = createNameMask(maskedNames(manifest))
  return {
    masked: mask.maskText,
    shingles: (blocks) => {
      const words = hashWords(blocks.join('\n'))
      return { words: words.length, shingles: shingleWords(words, mask) }
    },
  }
}
