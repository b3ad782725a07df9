import type { Manifest } from '#manifest/schema.ts'
import type { PolicyFact } from '../facts.ts'

/** Lengths of time in sentences about the subject of a policy. */
export function policyTermsIn(_blocks: readonly string[], _manifest: Manifest): PolicyFact[] {
  return []
}
