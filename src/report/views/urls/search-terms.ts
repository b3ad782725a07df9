export type SearchTerm = { text: string; isExcluded: boolean }

/**
 * What to look for: every word has to be there, in any case of letters; words in quotes as they stand together, and
 * none that has a minus before it. `"salt lake" -alias` finds what has `salt lake` and not `alias`.
 */
export function searchTerms(query: string): SearchTerm[] {
  return [...query.toLowerCase().matchAll(/(-?)(?:"([^"]*)"?|(\S+))/g)]
    .map(([, minus, phrase, word]) => ({ text: phrase ?? word ?? '', isExcluded: minus === '-' }))
    .filter(({ text }) => text !== '')
}
