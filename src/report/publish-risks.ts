import type { SavedRow } from './compare-rows.ts'
import type { PublishRisks, ReportChanges, ReportRows } from './data.ts'

/** What can cost a site visitors once it is published, compared with an earlier report. */
export function publishRisks(
  before: readonly SavedRow[],
  { count, text, coded: { status, robots }, numbers }: ReportRows,
  { removed }: Pick<ReportChanges, 'removed'>,
): PublishRisks {
  const rowOf = new Map<string, number>()
  for (let row = 0; row < count; row++) rowOf.set(text.path[row] ?? '', row)
  const isRemoved = new Set(removed)
  const risks: PublishRisks = { unindexed: [], inlinksLost: [] }
  for (const { path, status: was, robots: directives = '', inlinks = 0 } of before) {
    if (was !== 'page' || isKeptOut(directives)) continue
    const row = rowOf.get(path) ?? -1
    const is = status.values[status.codes[row] ?? -1]
    if (isRemoved.has(path)) risks.unindexed.push({ path, because: 'removed' })
    else if (is === 'alias') risks.unindexed.push({ path, because: 'canonical' })
    else if (is !== 'page') continue
    else if (isKeptOut(robots.values[robots.codes[row] ?? -1] ?? '')) risks.unindexed.push({ path, because: 'noindex' })
    const left = numbers.inlinks[row] ?? 0
    if (is === 'page' && inlinks > 0 && left <= inlinks / 2)
      risks.inlinksLost.push({ path, before: inlinks, after: left })
  }
  risks.inlinksLost.sort((a, b) => b.before - b.after - (a.before - a.after))
  return risks
}

/** Whether robots directives keep a page out of search results. `none` means `noindex, nofollow`. */
const isKeptOut = (directives: string) => /\bnoindex\b|\bnone\b/i.test(directives)
