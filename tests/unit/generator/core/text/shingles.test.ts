import { expect, test } from 'vitest'
import { createNameMask } from '#generator/core/text/name-mask.ts'
import { maskedShingles, type Shingles, shingleText } from '#generator/core/text/shingles.ts'
import { seeded } from '../../similar/corpora.ts'

const mask = createNameMask({ place: ['Oak', 'Salt Lake City'], county: [], zip: [], service: [] })
const shingles = (text: string) => shingleText(text, mask)
const sizes = ({ plain, named, masked }: Shingles) => [plain.length, named.length, masked.length]

test('a text of seven words has three runs of five', () => {
  expect(sizes(shingles('a b c d e f g'))).toEqual([3, 0, 0])
})

test('a text of one to four words is one run, and a text without words has none', () => {
  expect(sizes(shingles('a b c d'))).toEqual([1, 0, 0])
  expect(sizes(shingles('at oak'))).toEqual([0, 1, 1])
  expect(sizes(shingles(' … '))).toEqual([0, 0, 0])
  expect(shingles('a b c d').plain).not.toEqual(shingles('d c b a').plain)
})

test('runs with a name in them are kept twice, as written and masked', () => {
  // a–e and b–f have none; written: c d e f oak, d e f oak g; masked: the same with {place}
  expect(sizes(shingles('a b c d e f oak g'))).toEqual([2, 2, 2])
  // written: seven words, three runs; masked: x {place} a b c
  expect(sizes(shingles('x salt lake city a b c'))).toEqual([0, 3, 1])
})

test('another name changes the runs as written and not the masked runs', () => {
  const [oak, lake] = [
    shingles('we clean homes in oak all year'),
    shingles('we clean homes in salt lake city all year'),
  ]
  expect(oak.masked).toEqual(lake.masked)
  expect(oak.plain).toEqual(lake.plain)
  expect(oak.named).not.toEqual(lake.named)
})

test('runs are ascending and without repeats', () => {
  const { plain } = shingles('to be or not to be or not to be or not')
  // Four different runs; the rest repeat them.
  expect(plain).toHaveLength(4)
  expect([...plain]).toEqual([...plain].sort((a, b) => a - b))
})

test('a masked text contains a shingle once', () => {
  const [plain, named, masked] = [Uint32Array.of(1, 3, 5), Uint32Array.of(2, 3, 9), Uint32Array.of(3, 4)]
  expect([...maskedShingles({ plain, named, masked })]).toEqual([1, 3, 4, 5])
})

test('different runs have different hashes, in a large vocabulary and in a small one', () => {
  const random = seeded(7)
  const common = 'the a of to and in we clean your home for dust it is on with at no or by'.split(' ')
  const numbered = (length: number) => Array.from({ length }, (_, index) => String(index))
  for (const vocabulary of [common, numbered(60), numbered(5000)]) {
    const words = Array.from({ length: 200_000 }, () => vocabulary[random() % vocabulary.length])
    const runs = new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')))
    // 200,000² / 2^33: four or five collisions are chance, sixteen are not.
    expect(runs.size - shingles(words.join(' ')).plain.length).toBeLessThan(16)
  }
})
