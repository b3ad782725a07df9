import { type CodedColumnName, codedColumns, type NumberColumn, type TextColumn, textColumns } from './data.ts'

export type ColumnName = TextColumn | CodedColumnName | NumberColumn

/** What a number counts; shares are from 0 to 1 and are shown in percent. */
export type Unit = 'count' | 'bytes' | 'pixels' | 'share'

export type Column = {
  name: ColumnName
  label: string
  /** What it means, for those who ask. */
  meaning: string
  form: 'text' | 'coded' | 'number'
  unit?: Unit
  /** Usual width in the table, in CSS pixels. */
  width: number
}

const label = (name: ColumnName, text: string, width: number, meaning: string, unit?: Unit): Column => ({
  name,
  label: text,
  width,
  meaning,
  form: isIn(textColumns, name) ? 'text' : isIn(codedColumns, name) ? 'coded' : 'number',
  unit,
})

function isIn(names: readonly string[], name: string): boolean {
  return names.includes(name)
}

/** All columns in the order they are offered. */
export const columns: readonly Column[] = [
  label('path', 'Address', 340, 'Path of the address, from the root of the site.'),
  label('status', 'Status', 90, 'A page, an alias of another page, a redirect, or an address that nothing serves.'),
  label('kind', 'Kind', 120, 'Row of the route table the page is made by.'),
  label('section', 'Section', 120, 'Section of the sitemap.'),
  label('title', 'Title', 300, 'Text of the title element.'),
  label('titleWidth', 'Title width', 110, 'Width of the title as search results set it, in pixels.', 'pixels'),
  label('description', 'Description', 360, 'The meta description.'),
  label(
    'descriptionWidth',
    'Description width',
    150,
    'Width of the description as search results set it, in pixels.',
    'pixels',
  ),
  label('h1', 'H1', 260, 'Text of the first heading of level one.'),
  label('canonical', 'Canonical', 260, 'Canonical address, where it is not the address itself.'),
  label('robots', 'Robots', 130, 'What the page tells robots.'),
  label('lastmod', 'Last changed', 115, 'Day its content last changed.'),
  label('breadcrumbs', 'Breadcrumbs', 240, 'Names of the pages above it.'),
  label('service', 'Service', 160, 'Service the page is about.'),
  label('place', 'Place', 160, 'Place the page is about.'),
  label('words', 'Words', 85, 'Words of its main text.', 'count'),
  label('bytes', 'HTML size', 100, 'Size of the document, uncompressed.', 'bytes'),
  label('depth', 'Depth', 80, 'Fewest clicks from the front page; none where no way leads there.', 'count'),
  label('inlinks', 'Inlinks', 85, 'Pages that link to it.', 'count'),
  label('inlinksFromMain', 'Inlinks from text', 140, 'Pages that link to it from their main text.', 'count'),
  label('outlinks', 'Outlinks', 90, 'Pages of this site it links to.', 'count'),
  label('externalLinks', 'External links', 120, 'Links that lead to other sites.', 'count'),
  label('pictures', 'Pictures', 90, 'Pictures on the page.', 'count'),
  label('ownShare', 'Own text', 105, 'Share of its text that stands on no page like it, names masked.', 'share'),
  label('similarity', 'Likeness', 105, 'Likeness to the page most like it, names masked.', 'share'),
  label('picture', 'Picture', 180, 'The picture shown first.'),
  label('pictureOrigin', 'Picture from', 120, 'How the page comes by its first picture.'),
  label('dataTypes', 'Structured data', 200, 'Types of its structured data.'),
  label('errors', 'Errors', 80, 'Errors that show on it.', 'count'),
  label('warnings', 'Warnings', 105, 'Warnings that show on it.', 'count'),
  label('notices', 'Notices', 90, 'Notices that show on it.', 'count'),
  label('known', 'Known', 85, 'Known issues that show on it.', 'count'),
  label('source', 'Source', 260, 'File, line and column of the first record it is made from.'),
]

/** @throws {RangeError} for a name that is no column. */
export function columnOf(name: ColumnName): Column {
  const column = columns.find((each) => each.name === name)
  if (!column) throw new RangeError(`${name} is no column of the report.`)
  return column
}
