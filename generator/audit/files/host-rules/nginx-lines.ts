import { type HostRule, isScheme, otherScheme, type Scheme, schemeOfPort, serverPattern } from './host-rule.ts'

/** A line of an nginx configuration without its comment, and the requests of its blocks. */
export type NginxLine = { line: number; text: string } & Requests

type Requests = Pick<HostRule, 'from' | 'matches' | 'paths' | 'isFor' | 'scheme' | 'isConditional' | 'isByLanguage'>

/** A block such as `server`, `location` or `if`. What a server listens to may be below its redirects. */
type Block = { narrows: Partial<Requests>; names: string[]; ports: string[]; parent: Block | undefined }

/** The lines of an nginx configuration, in which a line opens at most one block, and closes at most one. */
export function nginxLines(text: string): NginxLine[] {
  let open: Block | undefined
  const servers = {
    hasNames: /^\s*server_name\s[^;#]*\w\.\w/m.test(text),
    hasSecure: /^\s*listen\s[^;#]*(?:\b443\b|\bssl\b)/m.test(text),
  }
  const lines = text.split('\n').map((raw, index) => {
    const line = raw.replace(/#.*/, '').trim()
    if (line.includes('{')) open = { narrows: blockOf(line), names: [], ports: [], parent: open }
    const block = open
    block?.ports.push(...portsIn(line))
    block?.names.push(...namesIn(line))
    if (line.includes('}')) open = open?.parent
    return { line: index + 1, text: line, block }
  })
  return lines.map(({ block, ...line }) => ({ ...line, ...requestsOf(block, servers) }))
}

const everywhere = { from: 'every path', matches: () => true }

/** What the servers of a configuration have: one of several names, and one for https. */
type Servers = { hasNames: boolean; hasSecure: boolean }

function requestsOf(block: Block | undefined, servers: Servers): Requests {
  if (!block) return everywhere
  const outer = requestsOf(block.parent, servers)
  const { matches = outer.matches, isFor, from, ...rest } = block.narrows
  const served = isForNames(block.names, servers.hasNames)
  const [scheme, ...otherSchemes] = new Set(block.ports.map(schemeOfPort))
  const hosts = [outer.isFor, isFor, served].flatMap((each) => each ?? [])
  return {
    ...outer,
    // Without a server for https, another program takes these requests and asks this one.
    ...(servers.hasSecure && scheme !== undefined && otherSchemes.length === 0 && { scheme }),
    ...rest,
    from: from ?? outer.from,
    // A location in a location is a part of it.
    matches: from === undefined ? (path) => outer.matches(path) && matches(path) : matches,
    ...(hosts.length > 0 && { isFor: (host) => hosts.every((each) => each(host)) }),
  }
}

/** What the first line of a block demands of requests. */
function blockOf(line: string): Partial<Requests> {
  const [, kind = '', path = ''] = /\blocation\s+(=|~\*?|\^~)?\s*(\S+)\s*\{/.exec(line) ?? []
  if (path !== '') {
    const from = unquoted(path)
    return { from, matches: locationMatches(kind, from), paths: kind === '=' ? [from] : undefined }
  }
  const [, variable, operator = '', value = ''] =
    /\bif\s*\(\s*\$(\w+)\s*(!?~\*?|!?=)\s*(.*?)\s*\)\s*\{/.exec(line) ?? []
  if (variable !== undefined) return conditionOf(variable, operator, unquoted(value))
  return /\bif\s*\(/.test(line) ? { isConditional: true } : {}
}

function locationMatches(kind: string, path: string): (path: string) => boolean {
  if (kind === '=') return (each) => each === path
  if (!kind.startsWith('~')) return (each) => each.startsWith(path)
  const pattern = serverPattern(path, kind === '~*' ? 'i' : '')
  return (each) => pattern?.test(each) ?? false
}

function conditionOf(variable: string, operator: string, value: string): Partial<Requests> {
  const isNegated = operator.startsWith('!')
  if (variable === 'http_accept_language') return { isConditional: true, isByLanguage: true }
  const scheme = schemeOf(variable, value.replace(/^\^|\$$/g, ''))
  if (scheme) return { scheme: isNegated ? otherScheme(scheme) : scheme }
  const pattern = operator.includes('~') ? serverPattern(value, operator.endsWith('*') ? 'i' : '') : undefined
  const holds = (text: string) => (pattern ? pattern.test(text) : text === value) !== isNegated
  if (operator.includes('~') && !pattern) return { isConditional: true }
  switch (variable) {
    case 'host':
    case 'http_host':
      return { isFor: holds }
    case 'uri':
    case 'request_uri':
      return { matches: holds }
    default:
      return { isConditional: true }
  }
}

/** The scheme of the requests of which a variable has a value. */
function schemeOf(variable: string, value: string): Scheme | undefined {
  switch (variable) {
    case 'scheme':
    case 'http_x_forwarded_proto':
      return isScheme(value) ? value : undefined
    case 'https':
      return value === 'on' ? 'https' : value === '' ? 'http' : undefined
    case 'server_port':
      return schemeOfPort(value)
    default:
      return undefined
  }
}

/** The port of `listen [::]:443 ssl`. Without a port, an address has 80. */
function portsIn(line: string): string[] {
  const [, address, options = ''] = /^(?:.*\{)?\s*listen\s+([^\s;]+)([^;]*);/.exec(line) ?? []
  if (address === undefined) return []
  if (/\bssl\b/.test(options)) return ['443']
  return [/(?:^|:)(\d+)$/.exec(address)?.[1] ?? '80']
}

function namesIn(line: string): string[] {
  const [, names] = /^(?:.*\{)?\s*server_name\s+([^;]+);/.exec(line) ?? []
  return names?.trim().split(/\s+/) ?? []
}

/** Undefined for no name. A name that no host has is for all hosts that no other server names. */
function isForNames(names: readonly string[], hasNames: boolean): HostRule['isFor'] {
  if (names.includes('_') && hasNames) return () => false
  if (names.every((name) => !/[.~]/.test(name))) return undefined
  const patterns = names.map((name) =>
    name.startsWith('~')
      ? serverPattern(name.slice(1))
      : serverPattern(
          `^${name
            .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
            .replace(/^\\\./, '(?:.*\\.)?')
            .replace('*', '.*')}$`,
        ),
  )
  return (host) => patterns.some((pattern) => pattern?.test(host))
}

/** A word without its quotes. A backslash escapes a quote in it. */
export const unquoted = (value: string): string =>
  value.replace(/^(["'])(.*)\1$/, (_, _quote, text: string) => text.replace(/\\(["'])/g, '$1'))
