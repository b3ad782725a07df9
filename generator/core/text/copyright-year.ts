/** A copyright notice: its words, its last year, and the name after it. */
export type CopyrightNotice = { words: string; year: number; owner: string }

const notice =
  /(?:©|\bCopyright\b|\([cC]\))\s*(?:©|\([cC]\)\s*)?(?:(?:19|20)\d\d\s*[–-]\s*)?((?:19|20)\d\d)(?![\d–-]| [–-]| to\b)(?:,? (?:by )?(\p{Lu}[\p{L}\d&'’ -]*))?/u

/** The copyright notice in a text with a year. */
export function copyrightIn(text: string): CopyrightNotice | undefined {
  if (!/©|Copyright|\([cC]\)/.test(text)) return undefined
  const [words, year, owner = ''] = notice.exec(text) ?? []
  return words === undefined ? undefined : { words: words.trim(), year: Number(year), owner: owner.trim() }
}
