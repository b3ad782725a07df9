import { type CodedColumn, type CodedColumnName, codedColumns, type NumberColumn, numberColumns, type ReportRows, type TextColumn, textColumns } from '#src/report/data.ts'
import type { RouteId } from '#src/route.ts'
import { routes } from '#src/routes.ts'
import type { SiteIndex } from '#src/site.ts'
import type { RouteRow } from './route-row.ts'

/** The rows as the app reads them: by columns, and what repeats as a number. */
export function reportRows(
  rows: readonly RouteRow[],
  site: SiteIndex,
  chunks: ReadonlyMap<string, number>,
): ReportRows {
  const { origin } = site.manifest.site
  const rowOf = new Map(rows.map(({ path }, row) => [path, row]))
  const texts: Record<TextColumn, (row: RouteRow) => string> = {
    path: (row) => row.path,
    title: (row) => row.title,
    description: (row) => row.description,
    h1: (row) => row.h1,
    canonical: (row) => (row.canonical === origin + row.path ? '' : row.canonical),
    breadcrumbs: (row) => row.breadcrumbs.join(' › '),
    picture: (row) => row.picture,
    source: ({ sources: [at] }) => (at ? `${at.file}:${at.line}:${at.column}` : ''),
  }
  const coded: Record<CodedColumnName, (row: RouteRow) => string> = {
    status: (row) => row.status,
    kind: ({ route }) => (route in routes ? routes[route as RouteId].kind : ''),
    section: (row) => row.section,
    robots: (row) => row.robots,
    lastmod: (row) => row.lastmod,
    pictureOrigin: (row) => row.pictureOrigin,
    dataTypes: (row) => row.dataTypes,
    service: ({ params }) => params.service ?? '',
    place: ({ params }) => params.location ?? params.county ?? '',
  }
  const number = (column: NumberColumn) => (row: RouteRow) =>
    isPageless(row) && !knownWithoutPage.has(column) ? null : row[column]
  return {
    count: rows.length,
    text: tableOf(textColumns, (column) => rows.map(texts[column])),
    coded: tableOf(codedColumns, (column) => codedColumn(rows, coded[column])),
    numbers: tableOf(numberColumns, (column) => rows.map(number(column))),
    nearest: rows.map(({ nearest }) => (nearest === '' ? -1 : (rowOf.get(nearest) ?? -1))),
    chunk: rows.map(({ path }) => chunks.get(path) ?? -1),
  }
}

/** What can be counted of an address although nothing is there: a title of 0 pixels would be a fault of a page. */
const knownWithoutPage: ReadonlySet<NumberColumn> = new Set([
  'inlinks',
  'inlinksFromMain',
  'errors',
  'warnings',
  'notices',
  'known',
])
const isPageless = ({ status }: RouteRow) => status === 'missing' || status === 'redirect'

function tableOf<Name extends string, Column>(names: readonly Name[], columnOf: (name: Name) => Column) {
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Record<Name, Column> // one for each
}

function codedColumn(rows: readonly RouteRow[], textOf: (row: RouteRow) => string): CodedColumn {
  const numbers = new Map<string, number>()
  const codes = rows.map((row) => {
    const text = textOf(row)
    const known = numbers.get(text)
    if (known !== undefined) return known
    numbers.set(text, numbers.size)
    return numbers.size - 1
  })
  return { values: [...numbers.keys()], codes }
}
