import { expect, test } from 'vitest'
import type { ReportRows } from '#src/report/data.ts'
import { clientTraffic } from '#src/report/views/client/client-traffic.ts'
import { rowsOf } from '../../../../../support/report-data.ts'

const site = {
  services: [
    { slug: 'drains', name: 'Drains' },
    { slug: 'sinks', name: 'Sinks' },
  ],
  places: [
    { slug: 'elm', name: 'Elm', kind: 'city' as const, county: 'oak' },
    { slug: 'oak', name: 'Oak County', kind: 'county' as const },
  ],
}
const rows = rowsOf([
  { path: '/' },
  { path: '/drains/elm/', service: 'drains', place: 'elm' },
  { path: '/oak/', place: 'oak' },
  { path: '/sinks/', service: 'sinks' },
  { path: '/sinks/elm/', service: 'sinks', place: 'elm' },
])
const withTraffic: ReportRows = {
  ...rows,
  numbers: { ...rows.numbers, clicks: [4, 1, 2, 3, 0], impressions: [40, 10, 20, 30, 0] },
}

test('clicks and impressions are summed by service and by county, with those of its cities', () => {
  expect(clientTraffic(site, withTraffic)).toEqual({
    period: undefined,
    clicks: 10,
    impressions: 100,
    pages: 4,
    services: [
      { name: 'Sinks', clicks: 3, impressions: 30 },
      { name: 'Drains', clicks: 1, impressions: 10 },
    ],
    counties: [{ name: 'Oak County', clicks: 3, impressions: 30 }],
  })
})

test('there is no traffic without an export of searches', () => {
  expect(clientTraffic(site, rows)).toBeUndefined()
})
