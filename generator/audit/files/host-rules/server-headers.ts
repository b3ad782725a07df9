import { caddyPath } from './caddy-lines.ts'
import type { HostHeader } from './host-header.ts'
import { nginxLines, unquoted } from './nginx-lines.ts'

/** The headers of an nginx configuration, without those with a variable as value. Source: https://nginx.org/en/docs/http/ngx_http_headers_module.html */
export function nginxHeaders(text: string): HostHeader[] {
  return nginxLines(text).flatMap(({ line, text: content, from, matches }): HostHeader[] => {
    const [, name, value] = /\badd_header\s+(\S+)\s+(.*?)\s*;/.exec(content) ?? []
    if (name === undefined || value === undefined || value.startsWith('$')) return []
    return [{ file: 'nginx.conf', line, from, matches, name, value: unquoted(value.replace(/\s+always$/, '')) }]
  })
}

/** The headers of a Caddyfile. Those for a named matcher are left out. Source: https://caddyserver.com/docs/caddyfile/directives/header */
export function caddyHeaders(text: string): HostHeader[] {
  return text.split('\n').flatMap((content, index): HostHeader[] => {
    const [, path, name, value] = /^\s*header\s+(?:([/*]\S*)\s+)?[+>?]?([A-Za-z][\w-]*)\s+(\S.*)$/.exec(content) ?? []
    if (name === undefined || value === undefined) return []
    return [{ file: 'Caddyfile', line: index + 1, ...caddyPath(path), name, value: unquoted(value.trim()) }]
  })
}
