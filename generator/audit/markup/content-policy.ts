import { createHash } from 'node:crypto'
import type { OwnPage } from '../../core/html/page.ts'
import { perScan } from '../../core/html/per-scan.ts'
import { selection } from './selection.ts'

/** A Content Security Policy: the sources of each directive, as written. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>

const parsed = new Map<string, ContentPolicy>()
const mostKept = 2000

/** The policies in the `<meta>` elements of a page. */
export const policiesOf = ({ own }: Pick<OwnPage, 'own'>) => policiesIn(own)

const policiesIn = perScan((scan): ContentPolicy[] =>
  policyElements(scan).map(({ attributes: { content = '' } }) => parsePolicy(content)),
)

const policyElements = selection(
  ({ name, attributes }) => name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy',
)

/** Parses a policy. If a directive occurs twice, the first one counts. Cached: nearly all pages of a site share a few policies. */
export function parsePolicy(text: string): ContentPolicy {
  const known = parsed.get(text)
  if (known) return known
  const policy = new Map<string, readonly string[]>()
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  if (parsed.size < mostKept) parsed.set(text, policy)
  return policy
}

/** The sources of the first of the given directives that the policy has; undefined if it has none of them. */
export function sourcesFor(policy: ContentPolicy, ...directives: string[]): readonly string[] | undefined {
  for (const directive of directives) {
    const sources = policy.get(directive)
    if (sources) return sources
  }
  return undefined
}

const isHashOrNonce = (source: string) => /^'(sha(256|384|512)|nonce)-/i.test(source)

/** Whether every inline script or style is allowed: a hash or a nonce disables 'unsafe-inline'. */
export function allowsAnyInline(sources: readonly string[]): boolean {
  return sources.some((source) => source.toLowerCase() === "'unsafe-inline'") && !sources.some(isHashOrNonce)
}

const hashes = new Map<string, string[]>()

/** Whether an inline script or style is allowed: by 'unsafe-inline', its nonce or its hash. */
export function allowsInline(sources: readonly string[], text: string, nonce: string | undefined): boolean {
  if (allowsAnyInline(sources)) return true
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true
  return hashesOf(text).some((hash) => sources.includes(hash))
}

function hashesOf(text: string): string[] {
  const known = hashes.get(text)
  if (known) return known
  const normalized = text.replace(/\r\n?/g, '\n') // browsers hash the text with normalized line ends
  const found = (['sha256', 'sha384', 'sha512'] as const).map(
    (algorithm) => `'${algorithm}-${createHash(algorithm).update(normalized).digest('base64')}'`,
  )
  if (hashes.size < mostKept) hashes.set(text, found)
  return found
}
