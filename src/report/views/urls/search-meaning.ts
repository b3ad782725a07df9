import type { Search, SearchTerm } from './search-terms.ts'

/** What a search finds, e.g. `Impressions is 0 and Title contains “heber”`; undefined if it is only words to find. */
export function searchMeaning({ groups }: Search): string | undefined {
  const isPlain = groups.every(([term, ...others]) => others.length === 0 && term && isWord(term))
  if (isPlain) return undefined
  return groups.map((group) => group.map(meaningOf).join(' or ')).join(' and ')
}

const isWord = ({ kind, column, isExcluded }: SearchTerm) => kind === 'text' && !column && !isExcluded

function meaningOf(term: SearchTerm): string {
  const { isExcluded } = term
  const subject = term.column?.label ?? 'the text'
  if (term.kind === 'number') return `${subject} ${isExcluded ? term.test.isNot : term.test.is}`
  if (term.kind === 'pattern') return `${subject} ${isExcluded ? 'does not match' : 'matches'} “${term.pattern.source}”`
  return `${subject} ${isExcluded ? 'does not contain' : 'contains'} “${term.text}”`
}
