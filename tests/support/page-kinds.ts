import type { RouteRow } from '../../generator/report/route-row.ts'

/**
 * One URL of each page type of a site, by the name of the type: the heaviest page of each row of the route table, with
 * cities and counties as separate types, and every page that has its own file.
 */
export function pageKinds(rows: readonly RouteRow[]): Record<string, string> {
  const heaviestFirst = rows
    .filter(({ status }) => status === 'page' || status === 'alias')
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
