import { type HostRule, isNoindex, wildcardPath } from './host-rule.ts'

/**
 * The rules of `_headers` that hide pages: a path at the start of a line, and its headers on indented lines.
 * Source: https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersRules(text: string): HostRule[] {
  const found: HostRule[] = []
  let from = ''
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    if (/^\S/.test(line)) from = line.trim()
    else if (isRobotsHeader(line))
      found.push({ file: '_headers', line: index + 1, from, matches: pathOfUrl(from), does: 'hide' })
  }
  return found
}

function isRobotsHeader(line: string): boolean {
  const [, value] = /^\s*x-robots-tag\s*:(.*)$/i.exec(line) ?? []
  return value !== undefined && isNoindex(value)
}

/** Cloudflare accepts whole URLs; the path is what counts here. */
const pathOfUrl = (pattern: string) => wildcardPath(pattern.replace(/^https?:\/\/[^/]+/, ''))

/**
 * The rules of `_redirects`: source, target and status on a line. Rules with conditions after them are left out, and so are
 * those with status 404, which name the error page of a folder.
 * Source: https://docs.netlify.com/routing/redirects/
 */
export function redirectsRules(text: string): HostRule[] {
  return text.split('\n').flatMap((line, index): HostRule[] => {
    const [from = '', to, status = '301', ...conditions] = line.trim().split(/\s+/)
    if (from === '' || from.startsWith('#') || to === undefined || conditions.length > 0) return []
    const code = Number.parseInt(status, 10)
    if (code === 404) return []
    return [{ file: '_redirects', line: index + 1, from, matches: pathOfUrl(from), does: 'redirect', to, status: code }]
  })
}
