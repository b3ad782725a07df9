import { createHash } from 'node:crypto'

/** First 16 hex digits of the SHA-256. */
export function hashOf(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
