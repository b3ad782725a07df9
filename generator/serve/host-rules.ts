import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentTypeOf } from '../hosts/content-types.ts'
import type { HostRules } from '../hosts/host-files.ts'
import { type RedirectMatch, redirectMatches } from '../hosts/redirect-match.ts'
import { caching, type Header, hashedFolders } from '../hosts/site-headers.ts'
import { hostingDir } from '../report/write-hosting.ts'

/** Redirects and headers of a built site, as `preview` applies them. */
export type Answers = {
  /** Undefined if no redirect matches; without `location` if the URL is gone (410). `url` is path and query. */
  redirected: (url: string) => { status: number; location?: string } | undefined
  /** For a root-relative URL; `isFound` says whether it has a file. */
  headers: (path: string, isFound: boolean) => Header[]
}

/** The rules of the last build into a report; undefined if there are none. */
export async function readHostRules(reportDir: string): Promise<HostRules | undefined> {
  const text = await readFile(join(hostingDir(reportDir), 'rules.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as HostRules) // written by the build
}

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
