import { contentTypes } from '../../../core/content-types.ts'
import { apacheLines, sectionMatches } from './apache-lines.ts'
import type { HostHeader } from './host-header.ts'

/**
 * The headers of `.htaccess`, with those that `AddType`, `AddCharset`, `AddDefaultCharset`, `ExpiresByType` and
 * `ExpiresDefault` set. Lines in a section that is not one of files, or with an expression about more than the path, are
 * left out: they apply to some requests only.
 * Source: https://httpd.apache.org/docs/2.4/mod/mod_headers.html, …/mod_mime.html and …/mod_expires.html
 */
export function apacheHeaders(text: string): HostHeader[] {
  return apacheLines(text).flatMap((each): HostHeader[] => {
    const { line, directive, words, sections } = each
    const read = readers[directive]
    const isOfSection = read && sectionMatches(each)
    if (!read || !isOfSection) return []
    return read(words).map((header) => ({
      file: '.htaccess',
      line,
      ...header,
      ...(sections.length > 0 && {
        from: sections.join(' '),
        matches: (path) => isOfSection(path) && header.matches(path),
      }),
    }))
  })
}

type Header = Omit<HostHeader, 'file' | 'line'>

/** Matches the paths of `"expr=%{REQUEST_URI} =~ m#^/drafts/#"`. Other expressions are not about the path alone. */
function pathMatcher(condition: string): HostHeader['matches'] | undefined {
  const [, delimiter, pattern = '', flags = ''] =
    /^expr=\s*%\{REQUEST_URI\}\s*=~\s*m?([#/|])(.+)\1(i?)\s*$/.exec(condition) ?? []
  if (delimiter === undefined) return undefined
  try {
    const regex = new RegExp(pattern, flags)
    return (path) => regex.test(path)
  } catch {
    // A pattern that only Apache can read.
    return undefined
  }
}

const isPagePath = (path: string) => /(?:\/|\.html)$/.test(path)

const everywhere = { from: 'every path', matches: () => true }

const withoutDot = (ending: string) => ending.replace(/^\./, '')

/** The type of the files with an ending. A path of a folder is served from its index.html. */
function ofEnding(ending: string): Omit<Header, 'value'> {
  const from = `.${withoutDot(ending)}`
  return {
    from,
    matches: (path) => (path.endsWith('/') ? from === '.html' : path.endsWith(from)),
    name: 'Content-Type',
  }
}

const readers: Readonly<Record<string, (words: readonly string[]) => Header[]>> = {
  header: (words) => {
    const [name, value, condition] = words.slice(/^always|onsuccess$/i.test(words[0] ?? '') ? 2 : 1)
    if (name === undefined || value === undefined) return []
    if (condition === undefined) return [{ ...everywhere, name, value }]
    const matches = pathMatcher(condition)
    return matches ? [{ from: condition, matches, name, value }] : []
  },
  addtype: ([type = '', ...endings]) => endings.map((ending) => ({ ...ofEnding(ending), value: type })),
  addcharset: ([charset = '', ...endings]) =>
    endings.flatMap((ending) => {
      const type = contentTypes[withoutDot(ending)]
      return type === undefined ? [] : [{ ...ofEnding(ending), value: `${type}; charset=${charset}` }]
    }),
  adddefaultcharset: ([charset = '']) =>
    /^(?:on|off)$/i.test(charset)
      ? []
      : [{ from: 'text', matches: isPagePath, name: 'Content-Type', value: `text/html; charset=${charset}` }],
  expiresbytype: ([type = '', ...time]) =>
    type === 'text/html' ? [{ from: type, matches: isPagePath, name: 'Cache-Control', value: maxAgeOf(time) }] : [],
  expiresdefault: (time) => [{ ...everywhere, name: 'Cache-Control', value: maxAgeOf(time) }],
}

const secondsOf: Readonly<Record<string, number>> = {
  year: 31_536_000,
  month: 2_592_000,
  week: 604_800,
  day: 86_400,
  hour: 3600,
  minute: 60,
  second: 1,
}

/** `max-age=604800` of `access plus 1 week` and `A604800`. */
function maxAgeOf(time: readonly string[]): string {
  const text = time.join(' ')
  const units = [...text.matchAll(/(\d+)\s+(year|month|week|day|hour|minute|second)s?\b/gi)]
  const seconds =
    units.length > 0
      ? units.reduce((sum, [, count, unit = '']) => sum + Number(count) * (secondsOf[unit.toLowerCase()] ?? 0), 0)
      : Number(/^[AM](\d+)/.exec(text)?.[1] ?? 0)
  return `max-age=${seconds}`
}
