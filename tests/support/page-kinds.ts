import type { RouteRow } from '../../generator/report/route-row.ts'

/**
 * One address of each kind of page a site has, by the name of the kind: the heaviest page of each row of the route
 * table, cities and counties told apart, and every page that has a file of its own.
 */
export function pageKinds(rows: readonly RouteRow[]): Record<string, string> {
  const heaviestFirst = rows
    .filter(({ status }) => status !== 'missing')
    .sort((a, b) => Number(a.status === 'alias') - Number(b.status === 'alias') || b.bytes - a.bytes)
  const kinds: Record<string, string> = {}
  for (const row of heaviestFirst) kinds[kindOf(row)] ??= row.path
  return kinds
}

function kindOf({ section, path, route, params, sources }: RouteRow): string {
  if (section === 'pages') return path
  if (params.location === undefined) return route
  return sources.some(({ file }) => file.endsWith('cities.csv')) ? `${route} of a city` : `${route} of a county`
}
