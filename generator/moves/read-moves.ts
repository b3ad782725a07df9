import { parse as parseCsv } from 'csv-parse/sync'
import { delimiterOf, lettersOfHeading } from '../core/table-headings.ts'

/** A URL of another site and where it moved, as an export states it. */
export type Move = {
  /** Path, or absolute URL. */
  from: string
  /** Path, or absolute URL; undefined if the export does not say. */
  to?: string
  isGone: boolean
  /** Counted from 1. */
  line: number
}

/** A line that is not a move: a temporary redirect, a pattern that has no equivalent, or a mistake. */
export type Skipped = { line: number; reason: string }

export type Export = { format: string; moves: Move[]; skipped: Skipped[] }

/**
 * Reads the redirects or the URLs that another site exports: `_redirects` of Netlify and Cloudflare, `.htaccess` of
 * Apache, a CSV table with headings such as those of WordPress plugins and crawlers, JSON as in `vercel.json`, or a
 * sitemap. The format is recognised by the content.
 */
export function readMoves(text: string): Export {
  const content = text.replace(/^\uFEFF/, '')
  const start = content.trimStart()
  if (start.startsWith('<')) return readSitemap(content)
  if (/^[[{]/.test(start)) return readJson(content)
  if (/^\s*(Redirect(Match|Permanent|Temp)?|RewriteRule)\s/im.test(content)) return readApache(content)
  const [first = ''] = start.split(/\r?\n/)
  return /[,;\t]/.test(first) && !/^(\/|https?:)\S*\s/.test(first) ? readTable(content) : readRedirects(content)
}

const isPermanent = (status: string) => /^(301|308|permanent)!?$/i.test(status)
const isGone = (status: string) => /^(410|gone)!?$/i.test(status)

/** `from to [status]` on each line. Without a status, Netlify answers 301, and Cloudflare 302. */
function readRedirects(text: string): Export {
  return fromLines('_redirects', text, (line) => {
    const [from = '', to, status = '301'] = line.split(/\s+/).filter((word) => !/^[A-Za-z]+=/.test(word))
    if (!/^(?:\/|https?:)/.test(from)) return 'It is not a redirect. Write the old path, a space and the new one.'
    if (to === undefined) return { from, isGone: false }
    if (isGone(status)) return { from, isGone: true }
    return isPermanent(status) ? { from, to, isGone: false } : `It has the status ${status}, which is not permanent.`
  })
}

function readApache(text: string): Export {
  return fromLines('.htaccess', text, (line) => {
    const [directive = '', ...words] = line.match(/"[^"]*"|\S+/g)?.map((word) => word.replace(/^"|"$/g, '')) ?? []
    switch (directive.toLowerCase()) {
      case 'redirectpermanent':
        return { from: words[0] ?? '', to: words[1], isGone: false }
      case 'redirect': {
        const [status = '', ...rest] = /^(\d{3}|[a-z]+)$/i.test(words[0] ?? '') ? words : ['302', ...words]
        if (isGone(status)) return { from: rest[0] ?? '', isGone: true }
        if (!isPermanent(status)) return `It has the status ${status}, which is not permanent.`
        return { from: rest[0] ?? '', to: rest[1], isGone: false }
      }
      case 'rewriterule': {
        const [pattern = '', to = '', flags = ''] = words
        const literal = /^\^?\/?((?:[\w/-]|\\\.)*?)(?:\/\?)?\$$/.exec(pattern)?.[1]
        if (/\bG\b/i.test(flags)) return literal === undefined ? noLiteral : { from: pathOf(literal), isGone: true }
        if (!/R=(301|308|permanent)/i.test(flags)) return undefined
        return literal === undefined || to.includes('$') ? noLiteral : { from: pathOf(literal), to, isGone: false }
      }
      case 'redirectmatch':
        return noLiteral
      default:
        return undefined
    }
  })
}

const noLiteral = 'It is a regular expression. Write it as a rule with :name or *, if it is still needed.'
const pathOf = (literal: string) => `/${literal.replaceAll('\\.', '.')}`

/** Headings of the columns in English and Spanish, in lower case without accents, spaces and underscores. */
const headings: Record<'from' | 'to' | 'status' | 'regex', readonly string[]> = {
  from: [
    'source',
    'from',
    'old',
    'oldurl',
    'sourceurl',
    'redirectfrom',
    'requesturl',
    'url',
    'address',
    'loc',
    'path',
    'origen',
    'desde',
    'urlantigua',
    'direccionantigua',
  ],
  to: [
    'target',
    'to',
    'new',
    'newurl',
    'targeturl',
    'redirectto',
    'redirecturl',
    'destination',
    'actiondata',
    'destino',
    'hacia',
    'urlnueva',
    'direccionnueva',
  ],
  status: ['code', 'status', 'statuscode', 'actioncode', 'type', 'httpcode', 'codigo', 'estado'],
  regex: ['regex', 'isregex'],
}

function readTable(text: string): Export {
  const rows = parseCsv(text, {
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[] // the types do not know the option `info`
  const [head, ...body] = rows
  const names = head?.record.map(lettersOfHeading) ?? []
  const columnOf = (kind: keyof typeof headings) => names.findIndex((name) => headings[kind].includes(name))
  const [from, to, status, regex] = [columnOf('from'), columnOf('to'), columnOf('status'), columnOf('regex')]
  if (from < 0)
    return {
      format: 'CSV',
      moves: [],
      skipped: [
        {
          line: 1,
          reason: `No column is named ${headings.from.slice(0, 4).join(', ')} or similar. The first line must have the headings, such as "from,to".`,
        },
      ],
    }
  const result: Export = { format: 'CSV', moves: [], skipped: [] }
  for (const { record, info } of body) {
    const line = info.lines
    const code = status < 0 ? '' : (record[status] ?? '')
    const source = record[from] ?? ''
    if (regex >= 0 && /^(1|true|yes)$/i.test(record[regex] ?? '')) result.skipped.push({ line, reason: noLiteral })
    else if (source === '') result.skipped.push({ line, reason: 'It has no source.' })
    else if (/^(302|303|307)$/.test(code))
      result.skipped.push({ line, reason: `It has the status ${code}, which is not permanent.` })
    else result.moves.push({ from: source, to: (to >= 0 && record[to]) || undefined, isGone: isGone(code), line })
  }
  return result
}

function readJson(text: string): Export {
  const result: Export = { format: 'JSON', moves: [], skipped: [] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    return { ...result, skipped: [{ line: 1, reason: `It is not valid JSON: ${(error as Error).message}.` }] } // JSON.parse throws a SyntaxError
  }
  const rules = Array.isArray(value) ? value : (value as { redirects?: unknown }).redirects
  if (!Array.isArray(rules))
    return { ...result, skipped: [{ line: 1, reason: 'It is not a list, and has no list "redirects".' }] }
  for (const [index, rule] of rules.entries()) {
    const { source, from = source, destination, to = destination, permanent, statusCode, status = statusCode } = rule
    const line = index + 1
    if (typeof from !== 'string') result.skipped.push({ line, reason: `Entry ${line} has no "source".` })
    else if (permanent === false || (status !== undefined && !isPermanent(String(status)) && !isGone(String(status))))
      result.skipped.push({ line, reason: `Entry ${line} is not permanent.` })
    else result.moves.push({ from, to: typeof to === 'string' ? to : undefined, isGone: isGone(String(status)), line })
  }
  return result
}

function readSitemap(text: string): Export {
  const moves = Array.from(text.matchAll(/<loc>\s*([^<]+?)\s*<\/loc>/g), (match) => ({
    from: unescapeXml(match[1] ?? ''),
    isGone: false,
    line: text.slice(0, match.index).split('\n').length,
  }))
  if (moves.length === 0)
    return { format: 'sitemap', moves, skipped: [{ line: 1, reason: 'It has no <loc>, so it is not a sitemap.' }] }
  if (text.includes('<sitemapindex'))
    return {
      format: 'sitemap',
      moves: [],
      skipped: moves.map(({ from, line }) => ({ line, reason: `It is another sitemap. Import ${from} instead.` })),
    }
  return { format: 'sitemap', moves, skipped: [] }
}

const unescapeXml = (text: string) => text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Reads each line that is neither empty nor a comment. `read` returns a move, why it is none, or undefined for other content. */
function fromLines(
  format: string,
  text: string,
  read: (line: string) => Omit<Move, 'line'> | string | undefined,
): Export {
  const result: Export = { format, moves: [], skipped: [] }
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const content = raw.replace(/(^|\s)#.*$/, '').trim()
    if (content === '') continue
    const found = read(content)
    const line = index + 1
    if (typeof found === 'string') result.skipped.push({ line, reason: found })
    else if (found) result.moves.push({ ...found, line })
  }
  return result
}
