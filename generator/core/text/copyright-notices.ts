/** A copyright notice: its words, its last year, and the name after it, which may be empty. */
export type CopyrightNotice = { words: string; year: number; owner: string }

/** The sign or the word, one year or the last of two, and a name up to punctuation, a URL or "All rights". */
const notice =
  /(?:©|\bCopyright\b|\([cC]\))\s*(?:(?:©|\([cC]\))\s*)?(?:(?:19|20)\d\d\s*[–-]\s*)?((?:19|20)\d\d)(?![\d–-]| [–-]| to\b)(?:,?\s+(?:by\s+)?(\p{Lu}[\p{L}\d&'’ -]*?)(?=[\s-]*(?:All [Rr]ights|[a-z]+:|[^\p{L}\d&'’ -]|$)))?/gu

/** The copyright notices with a year in a text. */
export const copyrightNoticesIn = (text: string): CopyrightNotice[] =>
  /©|Copyright|\([cC]\)/.test(text)
    ? Array.from(text.matchAll(notice), ([words, year, owner = '']) => ({ words, year: Number(year), owner }))
    : []
