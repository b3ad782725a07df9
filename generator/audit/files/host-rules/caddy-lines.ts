import { type HostRule, isScheme, schemeOfPort, serverPattern, wildcardPath } from './host-rule.ts'

/** A line of a Caddyfile, and the requests of its site. */
export type CaddyLine = {
  line: number
  text: string
  /** In a block of the site, such as `handle`. */
  isInBlock: boolean
} & Pick<HostRule, 'isFor' | 'scheme'>

/** The lines of a Caddyfile. A block after an address such as `http://example.com, :80` is a site. */
export function caddyLines(text: string): CaddyLine[] {
  let depth = 0
  let outer = 0
  let site: Pick<HostRule, 'isFor' | 'scheme'> = {}
  return text.split('\n').map((raw, index) => {
    const line = raw.replace(/(?:^|\s)#.*/, '').trimEnd()
    const opens = /(?:^|\s)\{$/.test(line)
    if (depth === 0 && opens) {
      site = siteOf(line.slice(0, -1))
      outer = Object.keys(site).length > 0 || isPort.test(line) ? 1 : 0
    }
    const isInBlock = depth > outer
    depth += opens ? 1 : line.trim() === '}' ? -1 : 0
    return { line: index + 1, text: line, isInBlock, ...site }
  })
}

/** The address of a site by its port alone. */
const isPort = /^\s*:\d+\s*\{$/

/** The requests of a site; all of them for a block that has no address. */
function siteOf(addresses: string): Pick<HostRule, 'isFor' | 'scheme'> {
  const all = addresses
    .split(/[\s,]+/)
    .filter((address) => address !== '')
    .map((address) => /^(?:(https?):\/\/)?([^:/]*)(?::(\d+))?$/.exec(address) ?? [])
  if (all.length === 0 || all.some(([, scheme, host = '', port]) => !scheme && !port && !host.includes('.'))) return {}
  const schemes = new Set(all.map(([, scheme = '', , port = '']) => (isScheme(scheme) ? scheme : schemeOfPort(port))))
  const [scheme] = schemes
  const hosts = all.map(([, , host = '']) => host)
  return {
    ...(!hosts.includes('') && { isFor: (name: string) => hosts.some((host) => wildcardPath(host)(name)) }),
    ...(schemes.size === 1 && scheme !== undefined && { scheme }),
  }
}

/** A path of Caddy is whole: a slash at its end counts. */
export function caddyPath(path: string | undefined): Pick<HostRule, 'from' | 'matches' | 'paths'> {
  if (path === undefined || path === '*') return { from: 'every path', matches: () => true }
  return path.includes('*')
    ? { from: path, matches: wildcardPath(path) }
    : { from: path, matches: (each) => each === path, paths: [path] }
}

/**
 * The paths of the named matchers that demand nothing else: `@old path /a /b/*`, `@old path_regexp ^/a` and `@old not path
 * /a`, also in a block of this one line. Source: https://caddyserver.com/docs/caddyfile/matchers
 */
export function matchersIn(text: string): Map<string, (path: string) => boolean> {
  const found = new Map<string, (path: string) => boolean>()
  const lines = text.replace(/^([ \t]*@\S+)\s*\{\s*\n([^{}\n]*)\n\s*\}/gm, '$1 $2')
  for (const { text: line } of caddyLines(lines)) {
    const [, name, not, kind, value = ''] = /^\s*(@\S+)\s+(not\s+)?(path|path_regexp)\s+([^{]+)$/.exec(line) ?? []
    if (name === undefined) continue
    const words = value.trim().split(/\s+/)
    const pattern = kind === 'path' ? undefined : serverPattern(words.at(-1) ?? '')
    const paths = words.map((word) => caddyPath(word).matches)
    const holds = (path: string) =>
      kind === 'path' ? paths.some((matches) => matches(path)) : (pattern?.test(path) ?? false)
    found.set(name, (path) => holds(path) !== (not !== undefined))
  }
  return found
}
