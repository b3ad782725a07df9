import { caddyLines, caddyPath, matchersIn } from './caddy-lines.ts'
import { type HostRule, serverPattern } from './host-rule.ts'
import { nginxLines, unquoted } from './nginx-lines.ts'

/**
 * The redirects of an nginx configuration.
 * Source: https://nginx.org/en/docs/http/ngx_http_rewrite_module.html
 */
export function nginxRules(text: string): HostRule[] {
  return nginxLines(text).flatMap(({ text: content, ...requests }): HostRule[] => {
    const at = { file: 'nginx.conf', ...requests }
    const [, code, to] = /\breturn\s+(30[1278]|410)\s*([^;\s]*)\s*;/.exec(content) ?? []
    if (code !== undefined) return [{ ...at, to: unquoted(to ?? '') || undefined, status: Number(code) }]
    const [, bare] = /\breturn\s+(https?:[^;\s]+)\s*;/.exec(content) ?? []
    if (bare !== undefined) return [{ ...at, to: bare, status: 302 }]
    const [, from = '', target = '', flag] = /\brewrite\s+(\S+)\s+([^\s;]+)(?:\s+(\w+))?\s*;/.exec(content) ?? []
    const pattern = from === '' ? undefined : serverPattern(unquoted(from))
    const isRedirect = flag === 'permanent' || flag === 'redirect' || /^https?:/.test(target)
    if (!pattern || !isRedirect) return []
    return [
      { ...at, from, matches: (path) => pattern.test(path), to: target, status: flag === 'permanent' ? 301 : 302 },
    ]
  })
}

/**
 * The redirects of a Caddyfile. Those for a named matcher of more than paths are for some requests only.
 * Source: https://caddyserver.com/docs/caddyfile/directives/redir
 */
export function caddyRules(text: string): HostRule[] {
  const matchers = matchersIn(text)
  return caddyLines(text).flatMap(({ text: content, ...requests }): HostRule[] => {
    const [, matcher, to, code = '302'] =
      /^\s*redir\s+(?:([/*@]\S*)\s+(?!permanent$|temporary$|\d+$))?(\S+)(?:\s+(\S+))?\s*$/.exec(content) ?? []
    if (to === undefined) return []
    const status = code === 'permanent' ? 301 : Number.parseInt(code, 10) || 302
    const isNamed = matcher?.startsWith('@') === true
    const named = isNamed ? matchers.get(matcher) : undefined
    return [
      {
        file: 'Caddyfile',
        ...requests,
        ...(named ? { from: matcher ?? '', matches: named } : caddyPath(isNamed ? undefined : matcher)),
        ...(isNamed && !named && { isConditional: true }),
        to,
        status,
      },
    ]
  })
}
