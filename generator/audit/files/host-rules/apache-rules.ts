import { type ApacheLine, apacheLines } from './apache-lines.ts'
import { type HostRule, serverPattern } from './host-rule.ts'

/**
 * The redirects of `.htaccess`. Lines in a section such as `<Files>`, or after a condition about anything but the host name,
 * are left out: they apply to some requests only.
 * Source: https://httpd.apache.org/docs/2.4/mod/mod_alias.html and …/mod_rewrite.html
 */
export function apacheRules(text: string): HostRule[] {
  return apacheLines(text).flatMap((line): HostRule[] => {
    const rule = line.isInSection ? undefined : ruleOf(line)
    return rule ? [{ file: '.htaccess', line: line.line, ...rule }] : []
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
      const [condition, ...more] = conditions
      const isFor = condition && hostCondition(condition)
      if (more.length > 0 || (condition && !isFor)) return undefined
      const rule = rewriteRule(words)
      return rule && { ...rule, isFor }
    }
    default:
      return undefined
  }
}

/** `RewriteCond %{HTTP_HOST} ^www\. [NC]`; undefined for a condition about something else. */
function hostCondition([tested = '', pattern = '', flags = '']: readonly string[]): HostRule['isFor'] {
  if (!/^%\{HTTP_HOST\}$/i.test(tested)) return undefined
  const regex = serverPattern(pattern.replace(/^!/, ''), /\bNC\b/i.test(flags) ? 'i' : '')
  return regex && ((host) => regex.test(host) !== pattern.startsWith('!'))
}

const statuses: Readonly<Record<string, number>> = { permanent: 301, temp: 302, seeother: 303, gone: 410 }

function aliasRule(directive: string, words: readonly string[]): Rule | undefined {
  const [first = ''] = words
  const status = statuses[first.toLowerCase()] ?? (/^\d{3}$/.test(first) ? Number(first) : undefined)
  const [from = '', to] = status === undefined ? words : words.slice(1)
  const code = status ?? (directive === 'redirectpermanent' ? 301 : 302)
  if (directive === 'redirectmatch') {
    const pattern = serverPattern(from)
    return pattern && { from, matches: (path) => pattern.test(path), to, status: code }
  }
  // A prefix of whole segments.
  const matches = (path: string) => path === from || path.startsWith(from.endsWith('/') ? from : `${from}/`)
  return { from, matches, to, status: code }
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
  return pattern && { from, matches, to: to === '-' ? undefined : to, status }
}
