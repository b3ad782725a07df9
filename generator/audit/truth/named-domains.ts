import type { Manifest } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import { hasText } from '../../core/text/has-text.ts'

const known = kept((_: Manifest) => new Map<string, boolean>())

/** Whether a text of the manifest, in any language, has a domain. */
export function isNamedDomain(domain: string, manifest: Manifest): boolean {
  const domains = known(manifest)
  const found = domains.get(domain) ?? hasText(manifest, (text) => text.includes(domain))
  domains.set(domain, found)
  return found
}
