import type { AuditedSite } from '../../../core/audited-site.ts'
import { allowsAnyInline, parsePolicy, sourcesFor } from '../../markup/content-policy.ts'
import { type HostHeader, isNamed } from './host-header.ts'

/** What the inline scripts and styles of pages need, by directive. */
const directives = { script: 'script-src', style: 'style-src' } as const

/**
 * Inline scripts and styles that the policy of a file blocks, as verb phrases: those that the policies of pages allow, or
 * the other files. The files of all hosts are written from one table, so the file that most others contradict was changed.
 */
export function policyDifferences(
  headers: readonly HostHeader[],
  site: Pick<AuditedSite, 'pages' | 'readPage'>,
): Map<HostHeader, string> {
  const policies = new Map<string, HostHeader>()
  for (const header of headers)
    if (isNamed(header, 'Content-Security-Policy') && header.matches('/') && !policies.has(header.file))
      policies.set(header.file, header)
  const all = [...policies.values()]
  const found = new Map<HostHeader, string>()
  const onPages = all.length === 0 ? [] : pagePolicies(site)
  for (const [kind, directive] of Object.entries(directives)) {
    for (const header of all) {
      const sources = sourcesFor(parsePolicy(header.value), directive, 'default-src')
      if (!sources || allowsAnyInline(sources)) continue
      for (const { path, policy } of onPages) {
        const lacks = [...hashesOf(policy, directive)].find((hash) => !sources.includes(hash))
        if (lacks !== undefined && !found.has(header))
          found.set(header, `does not allow the inline ${kind} with the hash ${lacks}, which ${path} has`)
      }
    }
    const hashes = all.map(({ value }) => hashesOf(value, directive))
    for (const [number, header] of all.entries()) {
      const others = hashes.filter((_, other) => other !== number)
      const lacks = [...new Set(others.flatMap((each) => [...each]))].find(
        (hash) => !hashes[number]?.has(hash) && others.every((each) => each.has(hash)),
      )
      // Of two files, it is unknown which was changed.
      if (lacks !== undefined && !found.has(header) && (all.length > 2 || found.size === 0))
        found.set(
          header,
          `does not allow the inline ${kind} with the hash ${lacks}, which ${others.length === 1 ? 'the file of the other host allows' : 'the files of all other hosts allow'}`,
        )
    }
  }
  return found
}

const hashesOf = (policy: string, directive: string): ReadonlySet<string> =>
  new Set(
    (sourcesFor(parsePolicy(policy), directive, 'default-src') ?? []).filter((source) => source.startsWith("'sha")),
  )

/** The policies that the first page of each type has for itself: exactly what it needs. */
function pagePolicies({
  pages,
  readPage,
}: Pick<AuditedSite, 'pages' | 'readPage'>): { path: string; policy: string }[] {
  if (!readPage) return []
  const first = new Map(pages.toReversed().map((page) => [page.route, page]))
  first.delete(undefined)
  return [...first.values()].toReversed().flatMap((page) => {
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(readPage(page))?.[1]
    return policy === undefined ? [] : [{ path: page.path, policy }]
  })
}
