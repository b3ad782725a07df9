import { sha256 } from './sha256.ts'

/** First 16 hex digits of the SHA-256. */
export const hashOf = (content: Uint8Array | string): string => sha256(content).slice(0, 16)
