import type { SiteFiles } from '../../../core/audited-site.ts'
import { type ApacheLine, apacheLinesOf, sectionMatches } from './apache-lines.ts'
import { azureLocks } from './azure-rules.ts'
import { caddyLines, caddyPath, matchersIn } from './caddy-lines.ts'
import { nginxLines } from './nginx-lines.ts'
import { readHostFiles } from './read-host-files.ts'
import { underscoreHeaders } from './underscore-rules.ts'

/** A line of a host's file that asks visitors of some paths for a password, or refuses them. */
export type HostLock = {
  /** Below the output directory, e.g. `.htaccess`. */
  file: string
  /** From 1. */
  line: number
  /** As written. */
  text: string
  /** Whether it is for a path, which begins with a slash. */
  matches: (path: string) => boolean
}

/** The locks in all files that hosts read from the output directory, those that the visitors of an office may pass included. */
export function hostLocks(files: SiteFiles): HostLock[] {
  return [...apacheLocks(apacheLinesOf(files)), ...otherLocks(files)]
}

const otherLocks = readHostFiles<HostLock>({
  // Netlify's own header.
  '/_headers': (text) =>
    underscoreHeaders(text).flatMap(({ file, line, matches, name }) =>
      /^basic-auth$/i.test(name) ? [{ file, line, text: name, matches }] : [],
    ),
  '/nginx.conf': nginxLocks,
  '/staticwebapp.config.json': azureLocks,
  '/Caddyfile': caddyLocks,
})

/** `Require` is the line that decides. Without it, one that asks for a password or denies all does. */
function apacheLocks(lines: readonly ApacheLine[]): HostLock[] {
  const locks = lines.flatMap((line): (HostLock & { directive: string })[] => {
    const { directive, words } = line
    const said = words.join(' ')
    const locks =
      directive === 'require'
        ? // `not` refuses some visitors.
          !/^(?:all granted$|not )/i.test(said)
        : directive === 'authtype' || (directive === 'deny' && /^from all$/i.test(said))
    const matches = locks ? sectionMatches(line) : undefined
    return matches ? [{ file: '.htaccess', line: line.line, directive, text: `${directive} ${said}`, matches }] : []
  })
  const required = locks.filter(({ directive }) => directive === 'require')
  return required.length > 0 ? required : locks
}

/** Source: https://nginx.org/en/docs/http/ngx_http_auth_basic_module.html and …/ngx_http_access_module.html */
function nginxLocks(text: string): HostLock[] {
  return nginxLines(text).flatMap(({ line, text: content, matches, isConditional }) =>
    !isConditional && /\b(?:auth_basic\s+(?!off\b|"?off"?\s*;)[^;]+|deny\s+all)\s*;/.test(content)
      ? [{ file: 'nginx.conf', line, text: content.replace(/^.*\{\s*/, ''), matches }]
      : [],
  )
}

/** Source: https://caddyserver.com/docs/caddyfile/directives/basic_auth */
function caddyLocks(text: string): HostLock[] {
  const matchers = matchersIn(text)
  return caddyLines(text).flatMap(({ line, text: content }) => {
    const [, matcher] = /^\s*basic_?auth(?:\s+([/*@]\S*))?(?:\s+\w+)*\s*\{?$/.exec(content) ?? [undefined, null]
    if (matcher === null) return []
    const named = matcher?.startsWith('@') ? matchers.get(matcher) : caddyPath(matcher).matches
    return named ? [{ file: 'Caddyfile', line, text: content.replace(/\s*\{$/, '').trim(), matches: named }] : []
  })
}
