import { hash } from 'node:crypto'

/** First 16 hex digits of the SHA-256. A text of its own: a part of all 64 digits would keep them in memory. */
export const hashOf = (content: Uint8Array | string): string => hash('sha256', content, 'buffer').toString('hex', 0, 8)

/** The same digits as a number of 64 bits, which takes a quarter of the memory. */
export const hashNumberOf = (content: Uint8Array | string): bigint =>
  hash('sha256', content, 'buffer').readBigUInt64BE()

/** The number of the digits of a hash, and back. */
export const hashToNumber = (digits: string): bigint => BigInt(`0x${digits}`)
export const hashFromNumber = (number: bigint): string => number.toString(16).padStart(16, '0')
