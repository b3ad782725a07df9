import type { HostHeader } from './host-header.ts'
import { exactPaths, type HostRule, requestsOf, wildcardPath } from './host-rule.ts'

/** A table of `netlify.toml`: `[[redirects]]` with its keys, or `[headers.values]` with those of the headers. */
type Table = { name: string; line: number; values: Map<string, string>; lines: Map<string, number> }

/** The redirects of `netlify.toml`. Source: https://docs.netlify.com/build/configure-builds/file-based-configuration/ */
export function netlifyRules(text: string): HostRule[] {
  return tablesIn(text).flatMap(({ name, line, values }): HostRule[] => {
    const from = values.get('from')
    const path = from?.replace(/^https?:\/\/[^/]+/, '')
    if (name !== 'redirects' || from === undefined || path === undefined) return []
    const isForced = values.get('force') === 'true'
    // The error page of a folder, if no page has to give way to it.
    if (values.get('status') === '404' && !isForced) return []
    return [
      {
        file: 'netlify.toml',
        line,
        from,
        matches: wildcardPath(path),
        paths: exactPaths(path),
        ...requestsOf(from),
        ...((values.has('conditions') || values.has('query')) && { isConditional: true }),
        ...(/\bLanguage\b/i.test(values.get('conditions') ?? '') && { isByLanguage: true }),
        ...(isForced && { isForced }),
        to: values.get('to'),
        status: Number(values.get('status') ?? 301),
      },
    ]
  })
}

/** The headers of `netlify.toml`. */
export function netlifyHeaders(text: string): HostHeader[] {
  let from = '/*'
  return tablesIn(text).flatMap(({ name, line, values, lines }) => {
    if (name === 'headers') from = values.get('for') ?? from
    if (name !== 'headers.values') return []
    const place = { file: 'netlify.toml', from, matches: wildcardPath(from) }
    return [...values].map(([key, value]): HostHeader => ({ ...place, line: lines.get(key) ?? line, name: key, value }))
  })
}

/** The tables with their plain values. TOML has more than this, which no redirect needs. */
function tablesIn(text: string): Table[] {
  const tables: Table[] = []
  for (const [index, line] of text.split('\n').entries()) {
    const [, name] = /^\s*\[{1,2}([\w.]+)\]{1,2}/.exec(line) ?? []
    if (name !== undefined) tables.push({ name, line: index + 1, values: new Map(), lines: new Map() })
    const [, key = '', quoted, bare] =
      /^\s*"?([\w-]+)"?\s*=\s*(?:["'](.*)["']|([^\s#]+.*?))\s*(?:#.*)?$/.exec(line) ?? []
    const table = tables.at(-1)
    if (key === '' || !table) continue
    table.values.set(key, quoted ?? bare ?? '')
    table.lines.set(key, index + 1)
  }
  return tables
}
