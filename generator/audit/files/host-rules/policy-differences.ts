import { parsePolicy, sourcesFor } from '../../markup/content-policy.ts'
import { type HostHeader, isNamed } from './host-header.ts'

/** What the inline scripts and styles of pages need, by directive. */
const directives = { script: 'script-src', style: 'style-src' } as const

/**
 * Inline scripts and styles that the policy of one file blocks and those of the other files allow, as verb phrases. The
 * files of all hosts are written from one table, so the file that most others contradict was changed.
 */
export function policyDifferences(headers: readonly HostHeader[]): Map<HostHeader, string> {
  const policies = new Map<string, HostHeader>()
  for (const header of headers)
    if (isNamed(header, 'Content-Security-Policy') && header.matches('/') && !policies.has(header.file))
      policies.set(header.file, header)
  const all = [...policies.values()]
  const found = new Map<HostHeader, string>()
  for (const [kind, directive] of Object.entries(directives)) {
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
