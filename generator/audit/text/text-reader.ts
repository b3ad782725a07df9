import type { Manifest } from '#manifest/schema.ts'
import { boundedMemo } from '../../core/bounded-memo.ts'
import type { ClaimFact, PolicyFact } from '../../core/facts.ts'
import { type DistinctText, perText } from '../../core/html/distinct-text.ts'
import { createNameMask, maskedNames } from '../../core/text/name-mask.ts'
import { type Shingles, shingleWords } from '../../core/text/shingles.ts'
import { blockKey } from '../../core/text/text-blocks.ts'
import { hashWords } from '../../core/text/words.ts'
import { knownOf } from '../truth/known-names.ts'
import { statementReader } from '../truth/read-statements.ts'
import type { Statements } from '../truth/statements/statements.ts'
import { type StrayReader, strayReader } from '../truth/stray-reader.ts'
import { claimsIn } from './claims.ts'
import { policyTermsIn } from './policy-terms.ts'

/** Reads texts with knowledge of the site: its names, claims and policies. */
export type TextReader = {
  /** The text with the names of places and services masked, so that pages of one type compare by everything else. */
  masked: (text: string) => string
  /** The same with the other words as written. */
  maskedHeading: (text: string) => string
  /** The strays of a page with its text blocks. */
  strays: StrayReader
  /** Reads a text block. Most blocks of a page are on earlier pages too, and are read once. */
  block: (block: DistinctText) => ReadBlock
  /** A text block with names masked. */
  maskedBlock: (block: DistinctText) => string
}

/** What site rules need of a text block. */
export type ReadBlock = {
  /** Its `blockKey`. */
  key: number
  words: number
  shingles: Shingles
  claims: readonly ClaimFact[]
  policies: readonly PolicyFact[]
  statements: Statements | undefined
}

/** Titles and headings kept in memory. */
const mostTexts = 4000

/** A masked title or heading in which a place with an article is named as the others are: `on the Isle of Wight`. */
const withoutArticle = (masked: string) => masked.replace(/(?<!\p{L})(?:in|on) the (?=\{)/iu, 'in ')

export function createTextReader(manifest: Manifest, readsFiles: boolean): TextReader {
  const mask = createNameMask(maskedNames(manifest))
  const known = knownOf(manifest)
  const statements = statementReader(manifest, known, readsFiles)
  const readBlock = (text: string): ReadBlock => {
    const words = hashWords(text)
    const stated = statements.statements(text, words) // before shingling, which overwrites the words
    return {
      key: blockKey(text),
      words: words.length,
      shingles: shingleWords(words, mask),
      claims: claimsIn(text, manifest),
      policies: policyTermsIn(text, manifest),
      statements: stated,
    }
  }
  return {
    masked: boundedMemo(mostTexts, (text) => withoutArticle(mask.maskText(text))),
    maskedHeading: boundedMemo(mostTexts, (text) => withoutArticle(mask.maskWritten(text))),
    strays: strayReader(manifest, known, statements),
    block: perText(readBlock),
    maskedBlock: perText(mask.maskText),
  }
}
