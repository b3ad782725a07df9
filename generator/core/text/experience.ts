import { sentenceAt } from './sentences.ts'

const experience =
  /(\d+)\+?\s+years?(?:['’]|\s+of)?\s+(?:in business|of experience|experience|serving|in the trade)|\b(?:serving|served) [^.]{0,40} for (?:over |more than )?(\d+)\+? years/i

/** Years that the people of a company have together. */
const together =
  /\b(?:(?:between|among) (?:the \w+ of )?(?:us|them)|combined|together|collective(?:ly)?|in total|added up)\b/i

/** Whether the years at an offset are those of several people together. */
export const isTogether = (text: string, offset: number): boolean => together.test(sentenceAt(text, offset))

/** The years of experience that an English text claims for the company, with their words. */
export function experienceIn(text: string): { words: string; years: number } | undefined {
  const match = /year/i.test(text) ? experience.exec(text) : undefined
  if (!match || isTogether(text, match.index)) return undefined
  return { words: match[0], years: Number(match[1] ?? match[2]) }
}
