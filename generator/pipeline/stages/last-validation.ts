import { join } from 'node:path'
import { findConfig } from '../../config/find-config.ts'
import { hashContents } from '../../core/directory-hash.ts'
import { openFileCache } from '../../core/file-cache.ts'
import { sha256 } from '../../core/sha256.ts'
import type { Run } from '../run.ts'
import type { ValidateResult } from '../validate.ts'
import { codeState } from './last-build.ts'

type Note = { inputs: string; result: ValidateResult }

/** Manifests whose last validation is known. */
const mostNotes = 20

/**
 * The result of the last validation of the same files by the same code on the same day; otherwise that of `validate`,
 * which is kept for the next time. Code beside the manifest may import anything, so a site with code is always validated.
 */
export async function validateOnce(run: Run, validate: () => Promise<ValidateResult>): Promise<ValidateResult> {
  const { projectDir, manifestDir, publicDir, today, isStrict } = run
  if (findConfig(manifestDir).length > 0) return validate()
  const cache = openFileCache(join(run.cacheDir, 'validated'), mostNotes)
  const key = sha256(manifestDir)
  const contents = hashContents(manifestDir, ...(publicDir === undefined ? [] : [publicDir]))
  const inputs = sha256(JSON.stringify([projectDir, publicDir, today, isStrict, codeState(run), contents]))
  const stored = cache.read(key)
  const last = stored && (JSON.parse(stored.toString()) as Note) // verified: the bytes written below
  if (last?.inputs === inputs) return last.result
  const result = await validate()
  cache.write(key, JSON.stringify({ inputs, result } satisfies Note))
  return result
}
