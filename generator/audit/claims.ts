import type { Manifest } from '#manifest/schema.ts'
import type { ClaimFact } from '../facts.ts'

/** Numbers of communities, services or counties that a text claims. */
export function claimsIn(_text: string, _manifest: Manifest): ClaimFact[] {
  return []
}
