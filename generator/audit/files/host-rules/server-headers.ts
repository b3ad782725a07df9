import { caddyPath } from './caddy-lines.ts'
import type { HostHeader } from './host-header.ts'
import { nginxLines, unquoted } from './nginx-lines.ts'

/** The headers of an nginx configuration. A variable has the value that it is set to first. Source: https://nginx.org/en/docs/http/ngx_http_headers_module.html */
export function nginxHeaders(text: string): HostHeader[] {
  const lines = nginxLines(text)
  const values = new Map<string, string>()
  for (const { text: content } of lines) {
    const [, name, value] = /^\s*set\s+(\$\w+)\s+(.*?)\s*;\s*$/.exec(content) ?? []
    if (name !== undefined && value !== undefined && !values.has(name)) values.set(name, unquoted(value))
  }
  return lines.flatMap(({ line, text: content, from, matches }): HostHeader[] => {
    const [, name, written = ''] =
      /\badd_header\s+(\S+)\s+("(?:[^"\\]|\\.)*"|'[^']*'|[^\s;]+)(?:\s+always)?\s*;/.exec(content) ?? []
    const value = written.startsWith('$') ? values.get(written) : unquoted(written)
    return name === undefined || value === undefined ? [] : [{ file: 'nginx.conf', line, from, matches, name, value }]
  })
}

/** The headers of a Caddyfile. Those for a named matcher are left out. Source: https://caddyserver.com/docs/caddyfile/directives/header */
export function caddyHeaders(text: string): HostHeader[] {
  /** The requests of an open block of headers; undefined outside of one, null for a named matcher. */
  let block: Pick<HostHeader, 'from' | 'matches'> | null | undefined
  let isForErrors = false
  return text.split('\n').flatMap((content, index): HostHeader[] => {
    // The blocks of a site begin at the margin.
    if (/^\S/.test(content)) isForErrors = content.startsWith('handle_errors')
    const [opened, blockPath] = /^\s*header(?:\s+(\S+))?\s+\{\s*$/.exec(content) ?? []
    if (opened !== undefined) {
      block = blockPath?.startsWith('@') ? null : isForErrors ? ofErrors : caddyPath(blockPath)
      return []
    }
    if (block !== undefined && content.trim() === '}') {
      block = undefined
      return []
    }
    const written = block === undefined ? /^\s*header\s+(?:([/*]\S*)\s+)?/.exec(content) : undefined
    const requests = block ?? (written ? caddyPath(written[1]) : undefined)
    const [, name, value] = /^\s*[+>?]?([A-Za-z][\w-]*)\s+(\S.*)$/.exec(content.slice(written?.[0].length ?? 0)) ?? []
    if (!requests || name === undefined || value === undefined) return []
    return [{ file: 'Caddyfile', line: index + 1, ...requests, name, value: unquoted(value.trim()) }]
  })
}

/** The headers of error pages are for no path. */
const ofErrors = { from: 'errors', matches: () => false }
