import { wholeNumberOf } from './number-words.ts'

const people =
  /(\d{1,3}(?:,\d{3})+|\d{4,})\s+(?:people|residents|inhabitants)\b|\bpopulation of (?:about |around |nearly )?(\d[\d,]*\d)/

/** The number of residents that an English text states, with its words. */
export function populationIn(text: string): { words: string; value: number } | undefined {
  const match = people.exec(text)
  return match ? { words: match[0], value: wholeNumberOf(match[1] ?? match[2] ?? '') } : undefined
}

/** A rounded number may differ by a quarter. */
const rounding = 1.25

export const isRounded = (stated: number, real: number) => Math.max(stated / real, real / stated) <= rounding
