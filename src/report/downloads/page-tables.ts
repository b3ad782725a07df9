import type { PageDetail, ReportSummary } from '../data.ts'
import { countText } from '../format.ts'
import { csvLine } from '../views/urls/csv.ts'

type Cells = readonly (string | number)[]

/** A table of what is on pages, e.g. of their links. It is written as CSV; the app shows it page by page. */
export type PageTable = {
  title: string
  file: string
  columns: readonly string[]
  rows: (page: PageDetail) => readonly Cells[]
  /** Rows of what is in a header or footer, which many pages share; `from` names them. */
  sharedRows?: (from: string, link: { target: string; text: string }) => Cells
  /** True if equal rows are one, with the number of pages that have it as the last cell. */
  isCounted?: true
}

const partOf = (isInMain: boolean) => (isInMain ? 'main content' : 'other part of the page')

export const pageTables = {
  links: {
    title: 'Links',
    file: 'links.csv',
    columns: ['From', 'To', 'Anchor text', 'Part'],
    rows: ({ path, links }) => links.map(([target, text, isInMain]) => [path, target, text, partOf(isInMain)]),
    sharedRows: (from, { target, text }) => [from, target, text, 'header or footer'],
  },
  anchors: {
    title: 'Anchor texts',
    file: 'anchor-texts.csv',
    columns: ['To', 'Anchor text', 'Pages'],
    rows: ({ links }) => links.map(([target, text]) => [target, text]),
    isCounted: true,
  },
  images: {
    title: 'Images',
    file: 'images.csv',
    columns: ['Page', 'Image', 'Alt text', 'Alt attribute', 'Width', 'Height'],
    rows: ({ path, pictures }) =>
      pictures.map(({ src, alt, width, height }) => [path, src, alt ?? '', altState(alt), width, height]),
  },
  headings: {
    title: 'Headings',
    file: 'headings.csv',
    columns: ['Page', 'Level', 'Heading'],
    rows: ({ path, headings }) => headings.map(([level, text]) => [path, level, text]),
  },
} as const satisfies Record<string, PageTable>

const altState = (alt: string | undefined) => (alt === undefined ? 'missing' : alt === '' ? 'empty' : 'text')

type Written = {
  pages: AsyncIterable<readonly PageDetail[]>
  /** Headers and footers, if their links belong to the table. */
  sharedParts?: ReportSummary['sharedParts']
  /** Rows to keep. Default: all. */
  isWanted?: (cells: Cells) => boolean
}

/** The table of some pages as CSV, in pieces. */
export async function pageTableCsv(
  table: PageTable,
  { pages, sharedParts = [], isWanted = () => true }: Written,
): Promise<string[]> {
  const { columns, rows, sharedRows, isCounted } = table
  const pieces = [`\ufeff${csvLine(columns)}`]
  const add = (some: readonly Cells[]) => pieces.push(some.filter(isWanted).map(csvLine).join(''))
  if (sharedRows)
    for (const { name, pages, links } of sharedParts)
      add(links.map((link) => sharedRows(`${partName(name)} of ${countText(pages, 'page', 'pages')}`, link)))
  const counts = new Map<string, { cells: Cells; count: number }>()
  for await (const some of pages) {
    if (!isCounted) add(some.flatMap(rows))
    else for (const page of some) countRows(counts, rows(page))
  }
  if (isCounted)
    add([...counts.values()].sort((a, b) => b.count - a.count).map(({ cells, count }) => [...cells, count]))
  return pieces
}

/** Counts each row once for its page. */
function countRows(counts: Map<string, { cells: Cells; count: number }>, rows: readonly Cells[]): void {
  for (const [key, cells] of new Map(rows.map((cells) => [JSON.stringify(cells), cells]))) {
    const known = counts.get(key)
    if (known) known.count++
    else counts.set(key, { cells, count: 1 })
  }
}

/** The generator appends a hash to distinguish parts of the same name. Readers see the number of pages instead. */
export const partName = (name: string) => name.replace(/ [0-9a-f]{8}$/, '')
