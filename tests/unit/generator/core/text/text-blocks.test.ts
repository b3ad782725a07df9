import { expect, test } from 'vitest'
import { blockKey, packBlocks, shinglesAt, unpackBlocks } from '#generator/core/text/text-blocks.ts'

const blocks = new Map([
  [7, { plain: Uint32Array.of(1, 2), named: Uint32Array.of(3), masked: Uint32Array.of(4, 5) }],
  [2 ** 52, { plain: new Uint32Array(), named: new Uint32Array(), masked: new Uint32Array() }],
  [9, { plain: Uint32Array.of(6), named: new Uint32Array(), masked: Uint32Array.of(8) }],
])

test('unpacked blocks are those that were packed', () => {
  expect(unpackBlocks(packBlocks(blocks))).toEqual(blocks)
  expect(shinglesAt(packBlocks(blocks), 2)).toEqual(blocks.get(9))
})

test('texts that differ have different keys, which are whole numbers', () => {
  expect(blockKey('a b c')).not.toBe(blockKey('a b d'))
  expect(Number.isSafeInteger(blockKey('a b c'))).toBe(true)
})
