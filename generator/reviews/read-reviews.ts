import { parse as parseCsv } from 'csv-parse/sync'

/** A line of an export, with the cells that are known by their headings. */
export type ReviewRow = { line: number } & Partial<Record<Column, string>>

/** A line that cannot be used. */
export type Skipped = { line: number; reason: string }

export type ReviewTable = { rows: ReviewRow[]; skipped: Skipped[] }

type Column = keyof typeof headings

/**
 * Headings of known exports, without spaces and signs: the Business Profile of Google by way of Outscraper, Apify,
 * Birdeye and similar tools, Trustpilot Business, and lists in the manner of Yelp or of a spreadsheet.
 */
const headings = {
  name: [
    'name',
    'reviewer',
    'reviewername',
    'reviewerdisplayname',
    'author',
    'authorname',
    'authortitle',
    'customer',
    'customername',
    'consumername',
    'referenceconsumername',
    'username',
    'user',
    'displayname',
  ],
  text: [
    'review',
    'reviewtext',
    'reviewbody',
    'reviewcontent',
    'text',
    'content',
    'comment',
    'body',
    'snippet',
    'feedback',
  ],
  rating: ['rating', 'reviewrating', 'reviewstars', 'stars', 'starrating', 'score'],
  date: [
    'date',
    'reviewdate',
    'reviewdatetimeutc',
    'reviewcreated',
    'reviewcreatedutc',
    'reviewcreateddateutc',
    'createdat',
    'created',
    'createtime',
    'publishedat',
    'publishedatdate',
    'publishdate',
    'datecreated',
    'datepublished',
    'time',
  ],
  location: ['location', 'town', 'city', 'reviewerlocation', 'userlocation', 'customerlocation', 'authorlocation'],
  url: ['url', 'link', 'reviewurl', 'reviewlink', 'permalink'],
  source: ['source', 'platform', 'site', 'network', 'reviewsource'],
} as const

/** Reads reviews from a table with headings, separated by commas, semicolons or tabs. */
export function readReviews(text: string): ReviewTable {
  const content = text.replace(/^\uFEFF/, '')
  const [first = ''] = content.split(/\r?\n/)
  const delimiter = [',', ';', '\t'].find((char) => first.includes(char)) ?? ','
  const skipped: Skipped[] = []
  const rows = parseCsv(content, {
    delimiter,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    trim: true,
    on_skip: (error) => {
      if (error) skipped.push({ line: 'lines' in error ? Number(error.lines) : 0, reason: `${error.message}.` })
      return undefined
    },
  }) as unknown as { record: string[]; info: { lines: number } }[] // the types do not know the option `info`
  const [head, ...body] = rows
  const names = head?.record.map((name) => name.toLowerCase().replace(/[^a-z]/g, '')) ?? []
  const columns = Object.entries(headings).flatMap(([column, known]) => {
    const at = names.findIndex((name) => (known as readonly string[]).includes(name))
    return at < 0 ? [] : [[column, at] as const]
  })
  const missing = (['name', 'text', 'rating', 'date'] as const).filter(
    (each) => !columns.some(([name]) => name === each),
  )
  if (missing.length > 0)
    return {
      rows: [],
      skipped: missing.map((name) => ({
        line: 1,
        reason: `No column is named ${headings[name].slice(0, 4).join(', ')} or similar.`,
      })),
    }
  return {
    rows: body.map(({ record, info }) => ({
      line: info.lines,
      ...Object.fromEntries(columns.map(([column, at]) => [column, record[at] ?? ''])),
    })),
    skipped,
  }
}
