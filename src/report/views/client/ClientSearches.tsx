import { countText, numberText } from '../../format.ts'
import type { ClientTraffic, TrafficOf } from './client-traffic.ts'

/** Rows of a table; the others are one row together. */
const most = 12

/** What searches brought, as a part of the report for the client. */
export function ClientSearches({ traffic }: { traffic: ClientTraffic }) {
  const { period, clicks, impressions, pages, services, counties } = traffic
  return (
    <>
      <h2>What searches brought</h2>
      <p>
        {period ? `From ${period.from} to ${period.to}, search` : 'Search'} results showed the site{' '}
        {countText(impressions, 'time', 'times')} and brought {countText(clicks, 'visit', 'visits')}, on{' '}
        {countText(pages, 'page', 'pages')}.
      </p>
      <TrafficTable heading="Service" sums={services} />
      <TrafficTable heading="County" sums={counties} />
    </>
  )
}

function TrafficTable({ heading, sums }: { heading: string; sums: readonly TrafficOf[] }) {
  if (sums.length === 0) return null
  const others = sums.slice(most)
  const sum = (key: 'clicks' | 'impressions') => others.reduce((total, each) => total + each[key], 0)
  const shown = [
    ...sums.slice(0, most),
    ...(others.length > 0
      ? [{ name: `${others.length} others`, clicks: sum('clicks'), impressions: sum('impressions') }]
      : []),
  ]
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Visits</th>
          <th scope="col">Shown</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, clicks, impressions }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{numberText(clicks)}</td>
            <td>{numberText(impressions)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
