import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../core/atomic-write.ts'

// A shard is a directory with two files: the pages, and what describes them. The description is written last, so a
// directory with one holds a finished shard.

/** Changes with every change of either file. */
export const shardFormat = 1

const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/** Everything the pages of a shard depend on, the same on every machine that has it. */
const Inputs = z.strictObject({ code: Hash, manifest: Hash, node: z.string() })
export type ShardInputs = z.infer<typeof Inputs>

const Description = z.strictObject({
  format: z.literal(shardFormat),
  /** From 1. */
  number: z.int().min(1),
  of: z.int().min(1),
  inputs: Inputs,
  /** Hash of the stylesheets, scripts, images and the map that the pages refer to. */
  parts: Hash,
  /** Number of pages. */
  pages: z.int().min(0),
  /** Size and checksum of the file of pages. */
  bytes: z.int().min(0),
  sha256: Hash,
})
/** What shard.json says. */
export type ShardDescription = z.infer<typeof Description>

const descriptionPath = (dir: string) => join(dir, 'shard.json')
export const pagesPath = (dir: string) => join(dir, 'pages.bin')

export function writeDescription(dir: string, description: ShardDescription): void {
  writeWhole(descriptionPath(dir), `${JSON.stringify(description, undefined, 2)}\n`)
}

/** Before a shard is written again, so that a build that is stopped leaves no finished one. */
export function removeDescription(dir: string): void {
  rmSync(descriptionPath(dir), { recursive: true, force: true })
}

/** The description of the shard in a directory, or a sentence about why there is none. */
export function readDescription(dir: string): ShardDescription | string {
  const path = descriptionPath(dir)
  if (!existsSync(path)) return `${dir} contains no finished shard: there is no shard.json.`
  const parsed = Description.safeParse(jsonOf(readFileSync(path, 'utf8')))
  if (parsed.success) return parsed.data
  return `${path} is damaged, or written by another version of Citywide. Build the shard again.`
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
