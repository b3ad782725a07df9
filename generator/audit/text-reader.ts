import type { Manifest } from '#manifest/schema.ts'
import { createMask, wordsOf } from '../uniqueness/mask.ts'
import { maskedNames } from '../uniqueness/measure.ts'
import type { TextReader } from './page-facts.ts'

/** Reads texts with the names of places and services masked, by which pages of one kind differ whatever is written. */
export function createTextReader(manifest: Manifest): TextReader {
  const mask = createMask(maskedNames(manifest))
  const empty = new Uint32Array()
  return {
    masked: (text) => mask(wordsOf(text)).join(' '),
    shingles: (blocks) => ({
      words: wordsOf(blocks.join('\n')).length,
      shingles: { plain: empty, named: empty, masked: empty },
    }),
  }
}
