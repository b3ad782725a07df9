import type { ReportRows, ReportSummary } from '../../data.ts'

export type PageTypeTotal = { pageType: string; urls: number; aliases: number }

/** URLs of each page type, in the order of the route table. URLs without a page come last, with an empty page type. */
export function urlsByPageType({ coded }: ReportRows, pageTypes: ReportSummary['kinds']): PageTypeTotal[] {
  const totals = new Map(pageTypes.map(({ kind }) => [kind, { pageType: kind, urls: 0, aliases: 0 }]))
  for (const pageType of coded.kind.values.toSorted((a, b) => (a < b ? -1 : 1))) {
    if (pageType !== '' && !totals.has(pageType)) totals.set(pageType, { pageType, urls: 0, aliases: 0 })
  }
  totals.set('', { pageType: '', urls: 0, aliases: 0 })
  const alias = coded.status.values.indexOf('alias')
  for (const [row, code] of coded.kind.codes.entries()) {
    const total = totals.get(coded.kind.values[code] ?? '')
    if (!total) continue
    total.urls += 1
    if (coded.status.codes[row] === alias) total.aliases += 1
  }
  return [...totals.values()].filter(({ urls }) => urls > 0)
}
