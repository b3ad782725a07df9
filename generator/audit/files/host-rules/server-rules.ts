import { type HostRule, isNoindex, serverPattern, wildcardPath } from './host-rule.ts'

/**
 * The redirects of an nginx configuration, and the headers that hide pages.
 * Source: https://nginx.org/en/docs/http/ngx_http_rewrite_module.html
 */
export function nginxRules(text: string): HostRule[] {
  const found: HostRule[] = []
  const locations: { from: string; matches: (path: string) => boolean }[] = []
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.replace(/#.*/, '').trim()
    const at = { file: 'nginx.conf', line: index + 1 }
    const [, kind = '', path = ''] = /\blocation\s+(=|~\*?|\^~)?\s*(\S+)\s*\{/.exec(line) ?? []
    if (path !== '') locations.push({ from: path, matches: locationMatches(kind, path) })
    else if (line.includes('{')) locations.push(locations.at(-1) ?? everywhere)
    const here = locations.at(-1) ?? everywhere
    const [, robots] = /\badd_header\s+x-robots-tag\s+(.*?);/i.exec(line) ?? []
    if (robots !== undefined && isNoindex(robots)) found.push({ ...at, ...here, does: 'hide' })
    const [, code, to] = /\breturn\s+(30[1278]|410)\s*([^;\s]*)\s*;/.exec(line) ?? []
    if (code !== undefined) found.push({ ...at, ...here, does: 'redirect', to: to || undefined, status: Number(code) })
    const [, from = '', target, flag] = /\brewrite\s+(\S+)\s+(\S+)\s+(permanent|redirect)\s*;/.exec(line) ?? []
    const pattern = from === '' ? undefined : serverPattern(from)
    if (pattern)
      found.push({
        ...at,
        from,
        matches: (each) => pattern.test(each),
        does: 'redirect',
        to: target,
        status: flag === 'permanent' ? 301 : 302,
      })
    if (line.includes('}')) locations.pop()
  }
  return found
}

const everywhere = { from: 'every path', matches: () => true }

function locationMatches(kind: string, path: string): (path: string) => boolean {
  if (kind === '=') return (each) => each === path
  if (!kind.startsWith('~')) return (each) => each.startsWith(path)
  const pattern = serverPattern(path, kind === '~*' ? 'i' : '')
  return (each) => pattern?.test(each) ?? false
}

/**
 * The redirects of a Caddyfile, and the headers that hide pages. Rules for a named matcher are left out.
 * Source: https://caddyserver.com/docs/caddyfile/directives/redir
 */
export function caddyRules(text: string): HostRule[] {
  return text.split('\n').flatMap((line, index): HostRule[] => {
    const at = { file: 'Caddyfile', line: index + 1 }
    const [, path, robots = ''] = /^\s*header\s+(?:([/*]\S*)\s+)?[+>?]?x-robots-tag\s+(.*)$/i.exec(line) ?? []
    if (isNoindex(robots)) return [{ ...at, ...caddyPath(path), does: 'hide' }]
    const [, from, to, code = '302'] = /^\s*redir\s+([/*]\S*)\s+(\S+)(?:\s+(\S+))?\s*$/.exec(line) ?? []
    if (to === undefined) return []
    const status = code === 'permanent' ? 301 : Number.parseInt(code, 10) || 302
    return [{ ...at, ...caddyPath(from), does: 'redirect', to, status }]
  })
}

/** A path of Caddy is whole: a slash at its end counts. */
function caddyPath(path: string | undefined) {
  if (path === undefined || path === '*') return everywhere
  return { from: path, matches: path.includes('*') ? wildcardPath(path) : (each: string) => each === path }
}
