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
    const [, code = '', to = ''] = /\breturn\s+(30[1278]|[45]\d\d)\s*([^;\s]*)[^;]*;/.exec(content) ?? []
    if (code.startsWith('3')) return [{ ...at, to: unquoted(to) || undefined, status: Number(code) }]
    if (code !== '') return [{ ...at, to: undefined, status: Number(code) }]
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
 * The redirects of a Caddyfile, and the paths it answers without a file. Those for a named matcher of more than paths are for
 * some requests only.
 * Source: https://caddyserver.com/docs/caddyfile/directives/redir and …/respond
 */
export function caddyRules(text: string): HostRule[] {
  const matchers = matchersIn(text)
  const byLanguage = languageMatchers(text)
  return caddyLines(text).flatMap(({ text: content, isInBlock, ...requests }): HostRule[] => {
    const [, redirMatcher, to, code = '302'] =
      /^\s*redir\s+(?:([/*@]\S*)\s+(?!permanent$|temporary$|\d+$))?(\S+)(?:\s+(\S+))?\s*$/.exec(content) ?? []
    const [, respondMatcher, answer] =
      /^\s*(?:respond|error)\s+(?:([/*@]\S*)\s+)?(?:(?:"[^"]*"|[^\s"{]+)\s+)?([45]\d\d)\s*\{?$/.exec(content) ?? []
    if (to === undefined && answer === undefined) return []
    const matcher = redirMatcher ?? respondMatcher
    // A block such as `handle` narrows what an answer without a path is for.
    if (answer !== undefined && matcher === undefined && isInBlock) return []
    const status = Number.parseInt(answer ?? '', 10) || (code === 'permanent' ? 301 : Number.parseInt(code, 10) || 302)
    const isNamed = matcher?.startsWith('@') === true
    const named = isNamed ? matchers.get(matcher) : undefined
    return [
      {
        file: 'Caddyfile',
        ...requests,
        ...(named ? { from: matcher ?? '', matches: named } : caddyPath(isNamed ? undefined : matcher)),
        ...(isNamed && !named && { isConditional: true }),
        ...(matcher !== undefined && byLanguage.has(matcher) && { isByLanguage: true }),
        to,
        status,
      },
    ]
  })
}

/** The named matchers that read the language of a browser: `@spanish header Accept-Language es*`, also in a block. */
function languageMatchers(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  let open: string | undefined
  for (const line of text.split('\n')) {
    const [, named] = /^\s*(@\S+)(?:\s|$)/.exec(line) ?? []
    const name = named ?? open
    if (name !== undefined && /\bheader(?:_regexp)?\s+Accept-Language\b/i.test(line)) found.add(name)
    if (/\{\s*$/.test(line)) open = name
    else if (line.trim() === '}') open = undefined
  }
  return found
}
