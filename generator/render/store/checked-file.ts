import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { sha256 } from '../../core/sha256.ts'

// Data of a build in the form of V8, after its checksum. Only the version of Node that wrote a file reads it.

/** Hex digits. */
const sumLength = 64

export function writeChecked(path: string, data: unknown): void {
  const bytes = serialize(data)
  // One after the other: joining them would take as much memory again.
  writeFileSync(path, sha256(bytes))
  appendFileSync(path, bytes)
}

/** Undefined if there is no such file, or it is damaged. */
export function readChecked(path: string): unknown {
  if (!existsSync(path)) return undefined
  const file = readFileSync(path)
  const bytes = file.subarray(sumLength)
  return file.toString('latin1', 0, sumLength) === sha256(bytes) ? deserialize(bytes) : undefined
}
