import { type HostRule, isScheme, schemeOfPort, wildcardPath } from './host-rule.ts'

/** A line of a Caddyfile, and the requests of its site. */
export type CaddyLine = { line: number; text: string } & Pick<HostRule, 'isFor' | 'scheme'>

/** The lines of a Caddyfile. A block after an address such as `http://example.com, :80` is a site. */
export function caddyLines(text: string): CaddyLine[] {
  let depth = 0
  let site: Pick<HostRule, 'isFor' | 'scheme'> = {}
  return text.split('\n').map((raw, index) => {
    const line = raw.replace(/(?:^|\s)#.*/, '').trimEnd()
    const opens = /(?:^|\s)\{$/.test(line)
    if (depth === 0 && opens) site = siteOf(line.slice(0, -1))
    depth += opens ? 1 : line.trim() === '}' ? -1 : 0
    return { line: index + 1, text: line, ...site }
  })
}

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
export function caddyPath(path: string | undefined): Pick<HostRule, 'from' | 'matches'> {
  if (path === undefined || path === '*') return { from: 'every path', matches: () => true }
  return { from: path, matches: path.includes('*') ? wildcardPath(path) : (each) => each === path }
}
