import { existsSync } from 'node:fs'
import { RefusalError } from '../core/refusal-error.ts'
import { summaryOf } from './record-file.ts'
import { pagesPath, readDescription, type ShardDescription, type ShardInputs } from './shard.ts'

export type FoundShard = ShardDescription & { dir: string }

/** Shards that are not exactly those of one build. */
export class ShardError extends RefusalError {
  constructor(reasons: readonly string[]) {
    super(['These shards cannot be merged:', ...reasons.map((reason) => `  ${reason}`)].join('\n'))
  }
}

/**
 * The shards in some directories, in the order of their numbers.
 * @throws {ShardError} unless they are all the shards of one build of these inputs, each once and undamaged.
 */
export function requireShards(dirs: readonly string[], inputs: ShardInputs): FoundShard[] {
  const read = dirs.map((dir) => ({ dir, description: readDescription(dir) }))
  const shards = read.flatMap(({ dir, description }) =>
    typeof description === 'string' ? [] : [{ ...description, dir }],
  )
  const reasons = [
    ...read.flatMap(({ description }) => (typeof description === 'string' ? [description] : [])),
    ...shards.flatMap((shard) => [foreign(shard, inputs), damage(shard)].filter((reason) => reason !== undefined)),
    ...notOneBuild(shards),
  ]
  if (reasons.length > 0) throw new ShardError(reasons)
  return shards.sort((a, b) => a.number - b.number)
}

/** @throws {ShardError} if the pages of a shard refer to other stylesheets, scripts or images than this machine made. */
export function requireParts(shards: readonly FoundShard[], parts: string): void {
  const others = shards.filter((shard) => shard.parts !== parts)
  if (others.length > 0)
    throw new ShardError(
      others.map(
        ({ dir }) =>
          `${dir} was built on a machine that made other stylesheets, scripts or images. Use machines of the same type.`,
      ),
    )
}

function foreign({ dir, inputs }: FoundShard, own: ShardInputs): string | undefined {
  if (inputs.node !== own.node) return `${dir} was built with Node ${inputs.node}, but this is Node ${own.node}.`
  if (inputs.code !== own.code) return `${dir} was built by another version of the code.`
  if (inputs.manifest !== own.manifest) return `${dir} was built from another manifest.`
  return undefined
}

function damage({ dir, bytes, sha256 }: FoundShard): string | undefined {
  const path = pagesPath(dir)
  if (!existsSync(path)) return `${path} is missing.`
  const found = summaryOf(path)
  if (found.bytes !== bytes) return `${path} is incomplete: it has ${found.bytes} bytes instead of ${bytes}.`
  return found.sha256 === sha256 ? undefined : `${path} is damaged: its checksum differs from that in shard.json.`
}

/** What is wrong with the numbers of the shards. */
function notOneBuild(shards: readonly FoundShard[]): string[] {
  const [first] = shards
  if (!first) return []
  const others = shards.filter(({ of }) => of !== first.of)
  if (others.length > 0)
    return others.map(
      ({ dir, number, of }) =>
        `${dir} is shard ${number} of ${of}, but ${first.dir} is shard ${first.number} of ${first.of}.`,
    )
  const dirOf = new Map<number, string>()
  const doubled = shards.flatMap(({ dir, number }) => {
    const known = dirOf.get(number)
    if (known === undefined) dirOf.set(number, dir)
    return known === undefined ? [] : [`${known} and ${dir} are both shard ${number} of ${first.of}.`]
  })
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter((number) => !dirOf.has(number))
  return missing.length === 0 ? doubled : [...doubled, `Missing of ${first.of} shards: ${listed(missing)}.`]
}

/** Most numbers of a list to name. */
const mostNamed = 20

function listed(numbers: readonly number[]): string {
  const more = numbers.length - mostNamed
  return `${numbers.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
