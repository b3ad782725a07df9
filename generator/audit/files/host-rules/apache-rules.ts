import { type HostRule, isNoindex, serverPattern } from './host-rule.ts'

const file = '.htaccess'

/**
 * The redirects of `.htaccess`, and the headers that hide pages. Rules in a section such as `<Files>`, after a condition or
 * with an expression are left out: they apply to some requests only.
 * Source: https://httpd.apache.org/docs/2.4/mod/mod_alias.html and …/mod_rewrite.html
 */
export function apacheRules(text: string): HostRule[] {
  const found: HostRule[] = []
  let sections = 0
  let isConditional = false
  for (const [index, raw] of text.split('\n').entries()) {
    const line = raw.trim()
    if (line === '' || line.startsWith('#')) continue
    if (/^<IfModule\b|^<\/IfModule>/i.test(line)) continue
    if (line.startsWith('<')) sections += line.startsWith('</') ? -1 : 1
    const words = argumentsOf(line)
    const rule = sections > 0 || isConditional ? undefined : ruleOf(words)
    if (rule) found.push({ file, line: index + 1, ...rule })
    isConditional = /^RewriteCond$/i.test(words[0] ?? '')
  }
  return found
}

type Rule = HostRule extends infer R ? (R extends HostRule ? Omit<R, 'file' | 'line'> : never) : never

function ruleOf([directive = '', ...words]: readonly string[]): Rule | undefined {
  switch (directive.toLowerCase()) {
    case 'header':
      return headerRule(words)
    case 'redirect':
    case 'redirectpermanent':
    case 'redirectmatch':
      return aliasRule(directive.toLowerCase(), words)
    case 'rewriterule':
      return rewriteRule(words)
    default:
      return undefined
  }
}

function headerRule(words: readonly string[]): Rule | undefined {
  const at = words.findIndex((word) => /^x-robots-tag$/i.test(word))
  if (at < 1 || words.some((word) => word.startsWith('expr='))) return undefined
  return isNoindex(words[at + 1] ?? '') ? { from: 'every path', matches: () => true, does: 'hide' } : undefined
}

const statuses: Readonly<Record<string, number>> = { permanent: 301, temp: 302, seeother: 303, gone: 410 }

function aliasRule(directive: string, words: readonly string[]): Rule | undefined {
  const [first = ''] = words
  const status = statuses[first.toLowerCase()] ?? (/^\d{3}$/.test(first) ? Number(first) : undefined)
  const [from = '', to] = status === undefined ? words : words.slice(1)
  const code = status ?? (directive === 'redirectpermanent' ? 301 : 302)
  if (directive === 'redirectmatch') {
    const pattern = serverPattern(from)
    return pattern && { from, matches: (path) => pattern.test(path), does: 'redirect', to, status: code }
  }
  // A prefix of whole segments.
  const matches = (path: string) => path === from || path.startsWith(from.endsWith('/') ? from : `${from}/`)
  return { from, matches, does: 'redirect', to, status: code }
}

function rewriteRule([from = '', to = '', options = '']: readonly string[]): Rule | undefined {
  const flags = options.replace(/^\[|\]$/g, '').split(',')
  const redirect = flags.find((flag) => /^R(=|$)/i.test(flag))
  const isGone = flags.some((flag) => /^[GF]$/i.test(flag))
  if ((redirect === undefined && !isGone) || from.startsWith('!')) return undefined
  const pattern = serverPattern(from, flags.includes('NC') ? 'i' : '')
  const status = isGone ? 410 : (statuses[redirect?.slice(2) ?? ''] ?? Number(redirect?.slice(2) || 302))
  // In a directory, the path has no slash at its start.
  const matches = (path: string) => pattern?.test(path.slice(1)) ?? false
  return pattern && { from, matches, does: 'redirect', to: to === '-' ? undefined : to, status }
}

/** The words of a line; quotes join words, and a backslash escapes a quote. */
function argumentsOf(line: string): string[] {
  return Array.from(line.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g), ([, quoted, bare]) => quoted ?? bare ?? '')
}
