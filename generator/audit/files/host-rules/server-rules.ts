import { type HostRule, serverPattern, wildcardPath } from './host-rule.ts'

/** A line of an nginx configuration without its comment, and the paths of its location. */
type NginxLine = { line: number; text: string; from: string; matches: (path: string) => boolean }

export function nginxLines(text: string): NginxLine[] {
  const locations: { from: string; matches: (path: string) => boolean }[] = []
  return text.split('\n').map((raw, index) => {
    const line = raw.replace(/#.*/, '').trim()
    const [, kind = '', path = ''] = /\blocation\s+(=|~\*?|\^~)?\s*(\S+)\s*\{/.exec(line) ?? []
    if (path !== '') locations.push({ from: path, matches: locationMatches(kind, path) })
    else if (line.includes('{')) locations.push(locations.at(-1) ?? everywhere)
    const here = locations.at(-1) ?? everywhere
    if (line.includes('}')) locations.pop()
    return { line: index + 1, text: line, ...here }
  })
}

/**
 * The redirects of an nginx configuration.
 * Source: https://nginx.org/en/docs/http/ngx_http_rewrite_module.html
 */
export function nginxRules(text: string): HostRule[] {
  return nginxLines(text).flatMap(({ line, text: content, from: location, matches }): HostRule[] => {
    const at = { file: 'nginx.conf', line }
    const [, code, to] = /\breturn\s+(30[1278]|410)\s*([^;\s]*)\s*;/.exec(content) ?? []
    if (code !== undefined) return [{ ...at, from: location, matches, to: to || undefined, status: Number(code) }]
    const [, from = '', target, flag] = /\brewrite\s+(\S+)\s+(\S+)\s+(permanent|redirect)\s*;/.exec(content) ?? []
    const pattern = from === '' ? undefined : serverPattern(from)
    if (!pattern) return []
    return [
      { ...at, from, matches: (path) => pattern.test(path), to: target, status: flag === 'permanent' ? 301 : 302 },
    ]
  })
}

const everywhere = { from: 'every path', matches: () => true }

function locationMatches(kind: string, path: string): (path: string) => boolean {
  if (kind === '=') return (each) => each === path
  if (!kind.startsWith('~')) return (each) => each.startsWith(path)
  const pattern = serverPattern(path, kind === '~*' ? 'i' : '')
  return (each) => pattern?.test(each) ?? false
}

/**
 * The redirects of a Caddyfile. Those for a named matcher are left out.
 * Source: https://caddyserver.com/docs/caddyfile/directives/redir
 */
export function caddyRules(text: string): HostRule[] {
  return text.split('\n').flatMap((line, index): HostRule[] => {
    const at = { file: 'Caddyfile', line: index + 1 }
    const [, from, to, code = '302'] = /^\s*redir\s+([/*]\S*)\s+(\S+)(?:\s+(\S+))?\s*$/.exec(line) ?? []
    if (to === undefined) return []
    const status = code === 'permanent' ? 301 : Number.parseInt(code, 10) || 302
    return [{ ...at, ...caddyPath(from), to, status }]
  })
}

/** A path of Caddy is whole: a slash at its end counts. */
export function caddyPath(path: string | undefined) {
  if (path === undefined || path === '*') return everywhere
  return { from: path, matches: path.includes('*') ? wildcardPath(path) : (each: string) => each === path }
}
