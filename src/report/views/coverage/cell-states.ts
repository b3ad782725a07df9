import type { ReportRows, ReportSummary } from '../../data.ts'
import { percent } from '../../format.ts'
import type { CellState } from './coverage-grid.ts'

/** Sign and text of each state. Colour alone would not be accessible. */
export const stateTexts: Record<CellState, { sign: string; name: string; meaning: string }> = {
  live: { sign: '✓', name: 'Live', meaning: 'The page is indexable and has enough unique text.' },
  thin: { sign: 'U', name: 'Little unique text', meaning: 'The page has less unique text than the threshold.' },
  duplicate: { sign: 'D', name: 'Near duplicate', meaning: 'The similarity to another page reaches the threshold.' },
  noindex: { sign: 'N', name: 'Noindex', meaning: 'The robots meta element excludes the page from search results.' },
  alias: { sign: 'A', name: 'Alias', meaning: 'The canonical is another URL, or the URL redirects.' },
  known: { sign: 'K', name: 'Known issue', meaning: 'Live, with a known issue on the page.' },
  missing: { sign: '·', name: 'Missing', meaning: 'There is no page for this service in this place.' },
}

/** Order of the legend: from live to missing. */
export const legend = ['live', 'known', 'thin', 'duplicate', 'noindex', 'alias', 'missing'] as const

/** The numbers that decide the state of a page. */
export function reasonOf(rows: ReportRows, row: number, thresholds: ReportSummary['thresholds']): string {
  if (row < 0) return ''
  const { ownShare, similarity } = rows.numbers
  const [unique, similar] = [ownShare[row] ?? null, similarity[row] ?? null]
  const nearest = rows.text.path[rows.nearest[row] ?? -1]
  return [
    unique === null ? '' : `${percent(unique)} % unique text (little below ${percent(thresholds.ownShare)} %)`,
    similar === null
      ? ''
      : `${percent(similar)} % similar to ${nearest ?? 'the nearest page'} (near duplicate from ${percent(thresholds.similarity)} %)`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}
