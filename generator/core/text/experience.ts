const experience =
  /(\d+)\+?\s+years?(?:['’]|\s+of)?\s+(?:in business|of experience|experience|serving|in the trade)|\b(?:serving|served) [^.]{0,40} for (?:over |more than )?(\d+)\+? years/i

/** The years of experience that an English text claims for the company, with their words. */
export function experienceIn(text: string): { words: string; years: number } | undefined {
  const match = /year/i.test(text) ? experience.exec(text) : undefined
  return match ? { words: match[0], years: Number(match[1] ?? match[2]) } : undefined
}
