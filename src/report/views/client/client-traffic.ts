import type { CodedColumn, ReportRows, ReportSummary } from '../../data.ts'

export type TrafficOf = { name: string; clicks: number; impressions: number }

/** What searches brought: in all, and by service and county, most clicks first. */
export type ClientTraffic = {
  period: ReportSummary['searchPeriod']
  clicks: number
  impressions: number
  /** Pages that were shown in results. */
  pages: number
  services: TrafficOf[]
  counties: TrafficOf[]
}

/** Sums clicks and impressions of all URLs; undefined if no searches were imported. Time is linear in the rows. */
export function clientTraffic(
  { services, places, searchPeriod: period }: Pick<ReportSummary, 'services' | 'places' | 'searchPeriod'>,
  { count, numbers, coded }: ReportRows,
): ClientTraffic | undefined {
  const { clicks, impressions } = numbers
  if (!clicks || !impressions) return undefined
  const nameOfPlace = new Map(places.map(({ slug, name }) => [slug, name]))
  const countyOf = new Map(places.map(({ slug, county = slug }) => [slug, nameOfPlace.get(county) ?? '']))
  const serviceOf = new Map(services.map(({ slug, name }) => [slug, name]))
  const byService = adder(coded.service, serviceOf)
  const byCounty = adder(coded.place, countyOf)
  const total = { clicks: 0, impressions: 0, pages: 0 }
  for (let row = 0; row < count; row++) {
    const traffic = { clicks: clicks[row] ?? 0, impressions: impressions[row] ?? 0 }
    if (traffic.clicks === 0 && traffic.impressions === 0) continue
    total.clicks += traffic.clicks
    total.impressions += traffic.impressions
    total.pages++
    byService.add(row, traffic)
    byCounty.add(row, traffic)
  }
  return { ...total, period, services: byService.sums(), counties: byCounty.sums() }
}

type Traffic = Omit<TrafficOf, 'name'>

/** Sums traffic by the name of a value of a column. */
function adder({ values, codes }: CodedColumn, names: ReadonlyMap<string, string>) {
  const sums = new Map<string, TrafficOf>()
  return {
    add(row: number, { clicks, impressions }: Traffic): void {
      const name = names.get(values[codes[row] ?? -1] ?? '')
      if (!name) return
      const sum = sums.get(name) ?? { name, clicks: 0, impressions: 0 }
      sum.clicks += clicks
      sum.impressions += impressions
      sums.set(name, sum)
    },
    sums: () => [...sums.values()].sort((a, b) => b.clicks - a.clicks || b.impressions - a.impressions),
  }
}
