import { type ApacheLine, apacheLines } from './apache-lines.ts'
import {
  type HostRule,
  isScheme,
  otherScheme,
  pathsOfPattern,
  type Scheme,
  schemeOfPort,
  serverPattern,
} from './host-rule.ts'

/**
 * The redirects of `.htaccess`. Lines in a section such as `<Files>`, or after a condition about anything but host, scheme,
 * path and address, apply to some requests only.
 * Source: https://httpd.apache.org/docs/2.4/mod/mod_alias.html and …/mod_rewrite.html
 */
export function apacheRules(text: string): HostRule[] {
  return apacheLines(text).flatMap((line): HostRule[] => {
    const rule = ruleOf(line)
    return rule
      ? [{ file: '.htaccess', line: line.line, ...rule, ...(line.isInSection && { isConditional: true }) }]
      : []
  })
}

type Rule = Omit<HostRule, 'file' | 'line'>

function ruleOf({ directive, words, conditions }: ApacheLine): Rule | undefined {
  switch (directive) {
    case 'redirect':
    case 'redirectpermanent':
    case 'redirectmatch':
      return aliasRule(directive, words)
    case 'rewriterule': {
      const understood = conditions.flatMap((condition) => conditionOf(condition) ?? [])
      const rule = rewriteRule(words)
      const hosts = understood.flatMap(({ isFor }) => isFor ?? [])
      const [scheme] = understood.flatMap((condition) => condition.scheme ?? [])
      const paths = rule?.paths ?? understood.find((condition) => condition.paths)?.paths
      return (
        rule && {
          ...rule,
          matches: (path) => rule.matches(path) && understood.every(({ matches }) => matches?.(path) ?? true),
          paths,
          ...(hosts.length > 0 && { isFor: (host) => hosts.every((isFor) => isFor(host)) }),
          ...(scheme !== undefined && { scheme }),
          ...(understood.length < conditions.length && { isConditional: true }),
          ...(conditions.some(([tested = '']) => /Accept-Language/i.test(tested)) && { isByLanguage: true }),
        }
      )
    }
    default:
      return undefined
  }
}

/**
 * What a condition such as `RewriteCond %{HTTP_HOST} ^www\. [NC]` demands of host, scheme and path. Undefined for one about
 * something else, and for alternatives.
 */
function conditionOf([tested = '', pattern = '', flags = '']: readonly string[]):
  | { isFor?: (host: string) => boolean; scheme?: Scheme; matches?: Rule['matches']; paths?: Rule['paths'] }
  | undefined {
  const isNegated = pattern.startsWith('!')
  const scheme = schemeOf(tested, pattern.replace(/^!?[=^]*/, '').replace(/\$$/, ''))
  if (scheme) return /\bOR\b/i.test(flags) ? undefined : { scheme: isNegated ? otherScheme(scheme) : scheme }
  const regex = serverPattern(pattern.replace(/^!/, ''), /\bNC\b/i.test(flags) ? 'i' : '')
  if (!regex || /^!?[-<>=]/.test(pattern) || /\bOR\b/i.test(flags)) return undefined
  const holds = (text: string) => regex.test(text) !== isNegated
  const isExact = !isNegated && regex.flags === ''
  switch (tested.toUpperCase()) {
    case '%{HTTP_HOST}':
      return { isFor: holds }
    case '%{REQUEST_URI}':
      return { matches: holds, paths: isExact ? pathsOfPattern(pattern) : undefined }
    case '%{THE_REQUEST}':
      return {
        matches: (path) => holds(`GET ${path} HTTP/1.1`),
        paths: isExact ? pathsOfPattern(pattern.replace(/^\^\[A-Z\]\+ (.*)\[\?\\s\]$/, '^$1$')) : undefined,
      }
    case '%{REMOTE_ADDR}':
    case '%{REMOTE_HOST}':
      return isNegated ? {} : undefined // for all visitors but those of an office
    default:
      return undefined
  }
}

/** The scheme of the requests of which a variable has a value. */
function schemeOf(tested: string, value: string): Scheme | undefined {
  const name = value.toLowerCase()
  switch (tested.toUpperCase()) {
    case '%{HTTPS}':
      return name === 'on' ? 'https' : name === 'off' ? 'http' : undefined
    case '%{SERVER_PORT}':
      return schemeOfPort(name)
    case '%{REQUEST_SCHEME}':
    case '%{HTTP:X-FORWARDED-PROTO}':
      return isScheme(name) ? name : undefined
    default:
      return undefined
  }
}

const statuses: Readonly<Record<string, number>> = { permanent: 301, temp: 302, seeother: 303, gone: 410 }

function aliasRule(directive: string, words: readonly string[]): Rule | undefined {
  const [first = ''] = words
  const status = statuses[first.toLowerCase()] ?? (/^\d{3}$/.test(first) ? Number(first) : undefined)
  const [from = '', to] = status === undefined ? words : words.slice(1)
  const code = status ?? (directive === 'redirectpermanent' ? 301 : 302)
  if (directive === 'redirectmatch') {
    const pattern = serverPattern(from)
    return pattern && { from, matches: (path) => pattern.test(path), paths: pathsOfPattern(from), to, status: code }
  }
  // A prefix of whole segments.
  const matches = (path: string) => path === from || path.startsWith(from.endsWith('/') ? from : `${from}/`)
  return { from, matches, to, status: code }
}

function rewriteRule([from = '', to = '', options = '']: readonly string[]): Rule | undefined {
  const flags = options.replace(/^\[|\]$/g, '').split(',')
  const redirect = flags.find((flag) => /^R(=|$)/i.test(flag))
  const isGone = flags.some((flag) => /^[GF]$/i.test(flag))
  // The page of another site under the same URL.
  const isProxied = flags.some((flag) => /^P$/i.test(flag)) && /^https?:/i.test(to)
  if ((redirect === undefined && !isGone && !isProxied) || from.startsWith('!')) return undefined
  const pattern = serverPattern(from, flags.includes('NC') ? 'i' : '')
  const status = isGone
    ? 410
    : isProxied
      ? 200
      : (statuses[redirect?.slice(2) ?? ''] ?? Number(redirect?.slice(2) || 302))
  // In a directory, the path has no slash at its start.
  const matches = (path: string) => pattern?.test(path.slice(1)) ?? false
  const paths = pattern?.flags === '' ? pathsOfPattern(from)?.map((path) => `/${path}`) : undefined
  return pattern && { from, matches, paths, to: to === '-' ? undefined : to, status }
}
