export type SearchTerm = { text: string; isExcluded: boolean }

/**
 * The terms of a search, in lower case. All must match; quotes make a phrase, and a minus excludes a term.
 * `"salt lake" -alias` finds texts that contain `salt lake` but not `alias`.
 */
export function searchTerms(query: string): SearchTerm[] {
  return [...query.toLowerCase().matchAll(/(-?)(?:"([^"]*)"?|(\S+))/g)]
    .map(([, minus, phrase, word]) => ({ text: phrase ?? word ?? '', isExcluded: minus === '-' }))
    .filter(({ text }) => text !== '')
}
