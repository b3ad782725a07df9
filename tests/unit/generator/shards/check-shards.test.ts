import { appendFileSync, mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { requireParts, requireShards, ShardError } from '#generator/shards/check-shards.ts'
import { createRecordFile } from '#generator/shards/record-file.ts'
import { pagesPath, type ShardDescription, shardFormat, writeDescription } from '#generator/shards/shard.ts'
import { temporaryDir } from '../../../support/temporary.ts'

const inputs = { code: 'c'.repeat(64), manifest: 'e'.repeat(64), node: 'v20.19.0' }
const parts = 'a'.repeat(64)

type Damage = { changes?: Partial<ShardDescription>; damage?: (dir: string) => void }

/** Shards named for their numbers. */
async function shardDirs(of: number, damaged: Record<number, Damage> = {}) {
  const root = await temporaryDir()
  const dirs = Array.from({ length: of }, (_, index) => join(root, String(index + 1)))
  for (const [index, dir] of dirs.entries()) {
    mkdirSync(dir)
    const file = createRecordFile(pagesPath(dir))
    file.write({ page: index })
    const { changes, damage } = damaged[index + 1] ?? {}
    const shard = { format: shardFormat, number: index + 1, of, inputs, parts, pages: 1, ...file.finish() } as const
    writeDescription(dir, { ...shard, ...changes })
    damage?.(dir)
  }
  return { root, dirs }
}

const reasonOf = (work: () => unknown): string => {
  try {
    work()
  } catch (error) {
    if (error instanceof ShardError) return error.message
    throw error
  }
  return 'none'
}

test('all shards of a build are accepted in any order, and returned in theirs', async () => {
  const { dirs } = await shardDirs(3)
  const found = requireShards(dirs.toReversed(), inputs)
  expect(found.map(({ number, dir }) => [number, dir])).toEqual(dirs.map((dir, index) => [index + 1, dir]))
})

const otherHash = 'd'.repeat(64)

test.each<[string, Damage, string]>([
  [
    'other code',
    { changes: { inputs: { ...inputs, code: otherHash } } },
    '2 was built by another version of the code.',
  ],
  [
    'another manifest',
    { changes: { inputs: { ...inputs, manifest: otherHash } } },
    '2 was built from another manifest.',
  ],
  [
    'another version of Node',
    { changes: { inputs: { ...inputs, node: 'v22.1.0' } } },
    '2 was built with Node v22.1.0, but this is Node v20.19.0.',
  ],
  ['another total', { changes: { of: 4 } }, '2 is shard 2 of 4, but'],
  ['a number twice', { changes: { number: 1 } }, '2 are both shard 1 of 3.\n  Missing of 3 shards: 2.'],
  ['no description', { damage: (dir) => rmSync(join(dir, 'shard.json')) }, '2 contains no finished shard'],
  [
    'a description of another format',
    { changes: { format: 0 as typeof shardFormat } },
    'shard.json is damaged, or written by another version of Citywide. Build the shard again.',
  ],
  ['a damaged description', { damage: (dir) => writeFileSync(join(dir, 'shard.json'), '{') }, 'shard.json is damaged'],
  ['no pages', { damage: (dir) => rmSync(pagesPath(dir)) }, 'pages.bin is missing.'],
  ['half its pages', { damage: (dir) => truncateSync(pagesPath(dir), 5) }, 'pages.bin is incomplete: it has 5 bytes'],
  ['more than its pages', { damage: (dir) => appendFileSync(pagesPath(dir), 'x') }, 'pages.bin is incomplete'],
  [
    'damaged pages',
    { changes: { sha256: otherHash } },
    'pages.bin is damaged: its checksum differs from that in shard.json.',
  ],
])('a shard with %s is refused', async (_, damage, reason) => {
  const { root, dirs } = await shardDirs(3, { 2: damage })
  const message = reasonOf(() => requireShards(dirs, inputs))
  expect(message).toContain('These shards cannot be merged:\n')
  expect(message.replaceAll(`${root}/`, '')).toContain(reason)
})

test('missing shards are named', async () => {
  const { dirs } = await shardDirs(4)
  expect(reasonOf(() => requireShards([dirs[0] ?? '', dirs[2] ?? ''], inputs))).toContain('Missing of 4 shards: 2, 4.')
})

test('all reasons are given together', async () => {
  const { dirs } = await shardDirs(3, {
    1: { changes: { inputs: { ...inputs, code: otherHash } } },
    3: { damage: (dir) => rmSync(pagesPath(dir)) },
  })
  expect(reasonOf(() => requireShards(dirs, inputs)).split('\n')).toHaveLength(3)
})

test('shards whose pages refer to other parts are refused', async () => {
  const { dirs } = await shardDirs(2, { 2: { changes: { parts: otherHash } } })
  const shards = requireShards(dirs, inputs)
  expect(reasonOf(() => requireParts(shards, parts))).toContain(`${dirs[1]} was built on a machine that made other`)
})
