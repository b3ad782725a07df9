import type { ReportRows, ReportSummary } from '../../data.ts'
import { percent } from '../../format.ts'
import type { CellState } from './coverage-grid.ts'

/** How a state is shown: never by its colour alone. */
export const stateTexts: Record<CellState, { sign: string; name: string; meaning: string }> = {
  live: { sign: '✓', name: 'Live', meaning: 'A page that search engines may show, with enough text of its own.' },
  thin: { sign: 'T', name: 'Thin', meaning: 'Less text of its own than the threshold asks for.' },
  duplicate: { sign: 'D', name: 'Duplicate', meaning: 'As much like another page as the threshold allows, or more.' },
  noindex: { sign: 'N', name: 'Noindex', meaning: 'The page tells search engines not to show it.' },
  alias: { sign: 'A', name: 'Alias', meaning: 'The canonical is another address, or a redirect leads on.' },
  known: { sign: 'K', name: 'Known issue', meaning: 'Live, with a finding of its own that the owner knows about.' },
  missing: { sign: '·', name: 'Missing', meaning: 'There is no page for this service in this place.' },
}

/** The order of the legend: what is well first, what is not there last. */
export const legend = ['live', 'known', 'thin', 'duplicate', 'noindex', 'alias', 'missing'] as const

/** What put a page into its state, in numbers. */
export function reasonOf(rows: ReportRows, row: number, thresholds: ReportSummary['thresholds']): string {
  if (row < 0) return ''
  const { ownShare, similarity } = rows.numbers
  const [own, alike] = [ownShare[row] ?? null, similarity[row] ?? null]
  const nearest = rows.text.path[rows.nearest[row] ?? -1]
  return [
    own === null ? '' : `${percent(own)} % text of its own (thin under ${percent(thresholds.ownShare)} %)`,
    alike === null
      ? ''
      : `${percent(alike)} % like ${nearest ?? 'the page most like it'} (duplicate from ${percent(thresholds.similarity)} %)`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}
