import { type FactSources, fact } from '../fact.ts'
import type { FactCode } from '../fact-codes.ts'
import { pairWordsOf } from '../languages/pair-words.ts'
import type { FieldText } from '../texts.ts'

type Fault = { code: FactCode; what: string; words: string; fix?: string }

export const report = ({ record, path }: FieldText, { words, fix = 'Correct the text.', ...text }: Fault) =>
  fact(record, path, { fix, ...text }, words)

/** A number in digits or in words. */
export const numberIn = (text: string, { records }: FactSources) =>
  /^\d+$/.test(text) ? Number(text) : pairWordsOf(records.language.tag)?.numbers.get(text.toLowerCase())
