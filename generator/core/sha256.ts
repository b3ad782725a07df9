import { hash } from 'node:crypto'

/** 64 hex digits. */
export const sha256 = (bytes: Uint8Array | string): string => hash('sha256', bytes)
