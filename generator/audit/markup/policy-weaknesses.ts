import { allowsAnyInline, type ContentPolicy, sourcesFor } from './content-policy.ts'

const cache = new WeakMap<ContentPolicy, string[]>()

/** What a policy allows or leaves out that it should not, as verb phrases. */
export function weaknessesOf(policy: ContentPolicy): string[] {
  const known = cache.get(policy)
  if (known) return known
  const found: string[] = []
  const scripts = sourcesFor(policy, 'script-src', 'default-src')
  if (!scripts) found.push('does not limit scripts')
  else {
    if (allowsAnyInline(scripts)) found.push("allows every inline script ('unsafe-inline')")
    const wide = scripts.find((source) => /^(\*|https?:|https?:\/\/\*|data:|blob:)$/i.test(source))
    if (wide) found.push(`allows scripts from ${wide}`)
    if (scripts.some((source) => source.toLowerCase() === "'unsafe-eval'"))
      found.push("allows text to run as a script ('unsafe-eval')")
  }
  if (!sourcesFor(policy, 'object-src', 'default-src')) found.push('does not limit the content of <object>')
  if (!policy.has('base-uri')) found.push('has no base-uri, so an injected <base> redirects every relative URL')
  cache.set(policy, found)
  return found
}
