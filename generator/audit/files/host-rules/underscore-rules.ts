import type { HostHeader } from './host-header.ts'
import { exactPaths, type HostRule, requestsOf, wildcardPath } from './host-rule.ts'

/**
 * The headers of `_headers`: a path at the start of a line, and its headers on indented lines.
 * Source: https://developers.cloudflare.com/pages/configuration/headers/
 */
export function underscoreHeaders(text: string): HostHeader[] {
  const found: HostHeader[] = []
  let from = ''
  for (const [index, line] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(line)) continue
    const [, name, value] = /^\s+([^\s:]+)\s*:\s*(.*)$/.exec(line) ?? []
    if (/^\S/.test(line)) from = line.trim()
    else if (name !== undefined && value !== undefined)
      found.push({ file: '_headers', line: index + 1, from, matches: pathOfUrl(from), name, value: value.trim() })
  }
  return found
}

/** Cloudflare accepts whole URLs; the path is what counts here. */
const withoutOrigin = (pattern: string) => pattern.replace(/^https?:\/\/[^/]+/, '')
const pathOfUrl = (pattern: string) => wildcardPath(withoutOrigin(pattern))

/**
 * The rules of `_redirects`: source, target and status on a line. Those with status 404 that no page has to give way to
 * are left out: they name the error page of a folder.
 * Source: https://docs.netlify.com/routing/redirects/
 */
export function redirectsRules(text: string): HostRule[] {
  return text.split('\n').flatMap((line, index): HostRule[] => {
    const [from = '', to, status = '301', ...conditions] = line.trim().split(/\s+/)
    // `host-file-unread` reports a line that begins with anything else.
    if (!/^(?:\/|https?:\/\/)/.test(from) || to === undefined) return []
    const code = Number.parseInt(status, 10)
    const isForced = status.endsWith('!')
    if (code === 404 && !isForced) return []
    return [
      {
        file: '_redirects',
        line: index + 1,
        from,
        matches: pathOfUrl(from),
        paths: exactPaths(withoutOrigin(from)),
        ...requestsOf(from),
        ...(conditions.length > 0 && { isConditional: true }),
        ...(conditions.some((condition) => /^Language=/i.test(condition)) && { isByLanguage: true }),
        ...(isForced && { isForced }),
        to,
        status: code,
      },
    ]
  })
}
