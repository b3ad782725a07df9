import type { Answers } from '../core/answers.ts'
import { contentTypeOf } from '../core/content-types.ts'
import type { HostRules } from './host-files.ts'
import { type RedirectMatch, redirectMatches } from './redirect-match.ts'
import { caching, hashedFolders } from './site-headers.ts'

/** Applies the redirects and headers of a built site as a host would. Without rules, only caching and content types. */
export function answersOf(rules: HostRules | undefined): Answers {
  const matches = (rules?.redirects ?? [])
    .flatMap((redirect) => redirectMatches(redirect, rules?.trailingSlash ?? 'always'))
    .map((match) => ({ ...match, pattern: new RegExp(match.regex) }))
  const hashed = new RegExp(`^/(${hashedFolders.join('|')})/`)
  return {
    redirected: (url) => {
      const [path = '/', query] = url.split(/\?(.*)/s, 2)
      for (const match of matches) {
        const groups = match.pattern.exec(path)
        if (groups) return { status: match.status, location: locationOf(match, groups, query) }
      }
      return undefined
    },
    headers: (path, isFound) => {
      const cache = rules?.headers.cache ?? caching
      const type = contentTypeOf(path)
      const { policy, every = [] } = rules?.headers ?? {}
      return [
        ...every,
        ...(policy ? [['Content-Security-Policy', path.endsWith('.svg') ? policy.drawing : policy.site] as const] : []),
        ['Cache-Control', isFound && hashed.test(path) ? cache.hashed : cache.other],
        ...(type && isFound ? [['Content-Type', type] as const] : []),
      ]
    },
  }
}

function locationOf({ to, keepsQuery }: RedirectMatch, groups: RegExpExecArray, query?: string): string | undefined {
  if (!to) return undefined
  const target = to.map((part) => (typeof part === 'number' ? (groups[part] ?? '') : part)).join('')
  return query !== undefined && keepsQuery ? `${target}?${query}` : target
}
