import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findNearest } from '#generator/similar/nearest.ts'
import { type Neighbours, neighboursKept } from '#generator/similar/neighbours.ts'
import type { TextSets } from '#generator/similar/text-sets.ts'
import { cpuTime } from '../../../support/cpu-time.ts'
import { corpora, setsOf } from './corpora.ts'

/** Each page's neighbours as pairs of page and similarity. */
function listed({ pages, similarities }: Neighbours): [number, number][][] {
  const lists: [number, number][][] = Array.from({ length: pages.length / neighboursKept }, () => [])
  for (const [at, page] of pages.entries()) {
    if (page >= 0) lists[Math.floor(at / neighboursKept)]?.push([page, similarities[at] ?? 0])
  }
  return lists
}

/** The expected result of `findNearest`, by comparing sets one by one. */
function bruteForce(lists: readonly (readonly number[])[], floor: number): [number, number][][] {
  const sets = lists.map((list) => new Set(list))
  return sets.map((set, page) =>
    sets
      .map((other, index): [number, number] => {
        const shared = [...set].filter((shingle) => other.has(shingle)).length
        return [index, shared === 0 ? 0 : shared / (set.size + other.size - shared)]
      })
      .filter(([index, similarity]) => index !== page && similarity > 0)
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, neighboursKept)
      .filter(([, similarity], place) => place === 0 || similarity >= floor),
  )
}

const nearestOf = (lists: readonly (readonly number[])[], floor = 0.2) => listed(findNearest(setsOf(lists), { floor }))

describe('the nearest page', () => {
  test('is the page with the largest shared part', () => {
    expect(nearestOf([[1, 2], [1, 2, 3, 4], [1]])).toEqual([
      [
        [1, 0.5],
        [2, 0.5],
      ],
      [
        [0, 0.5],
        [2, 0.25],
      ],
      [
        [0, 0.5],
        [1, 0.25],
      ],
    ])
  })

  test('is the first of two equally similar pages', () => {
    const lists = [[9], [1, 2, 3], [1, 2, 4], [1, 2, 5], [1, 2]]
    expect(nearestOf(lists)[4]?.map(([page]) => page)).toEqual([1, 2, 3])
  })

  test('is kept even below the floor, others are not', () => {
    // 1 of 9 and 1 of 10 shared
    expect(
      nearestOf([
        [1, 2, 3, 4, 5],
        [1, 6, 7, 8, 9],
        [1, 10, 11, 12, 13, 14],
      ])[0],
    ).toEqual([[1, 1 / 9]])
  })

  test('comes with at most four more', () => {
    expect(nearestOf(Array.from({ length: 9 }, () => [1, 2]))[8]?.map(([page]) => page)).toEqual([0, 1, 2, 3, 4])
  })

  test('has similarity 1 if it is the same', () => {
    expect(nearestOf([[1, 2, 3], [4], [1, 2, 3]]).map(([first]) => first)).toEqual([[2, 1], undefined, [0, 1]])
  })

  test('is missing for a single page, one without text and one that shares nothing', () => {
    expect(nearestOf([])).toEqual([])
    expect(nearestOf([[1, 2]])).toEqual([[]])
    expect(nearestOf([[], [], [1], [2]])).toEqual([[], [], [], []])
  })
})

describe('comparing all pages', () => {
  test('gives the result of comparing sets one by one', () => {
    const corpus = fc.array(fc.array(fc.nat(40), { maxLength: 25 }), { maxLength: 30 })
    fc.assert(
      fc.property(corpus, fc.double({ min: 0, max: 1, noNaN: true }), (lists, floor) => {
        expect(nearestOf(lists, floor)).toEqual(bruteForce(lists, floor))
      }),
    )
  })

  test.each(Object.keys(corpora))('gives it on %s', (name) => {
    const lists = listsOf(name, 150, 120)
    expect(nearestOf(lists)).toEqual(bruteForce(lists, 0.2))
  })

  test('reports every pair from the floor up once', () => {
    const pairs: [number, number, number][] = []
    const onPair = (a: number, b: number, similarity: number) => pairs.push([a, b, similarity])
    findNearest(
      setsOf([
        [1, 2],
        [1, 2, 3, 4],
        [3, 4, 5],
        [1, 2],
      ]),
      { floor: 0.4, onPair },
    )
    // 2 of 4; 2 of 5; the same; 2 of 4
    expect(pairs.sort()).toEqual([
      [0, 1, 0.5],
      [0, 3, 1],
      [1, 2, 0.4],
      [1, 3, 0.5],
    ])
  })
})

describe('comparing likely pages only', () => {
  describe.each(Object.keys(corpora))('on 3,000 pages of %s', (name) => {
    const sets = corpusOf(name, 3000, 100)
    const search = (exactUpTo: number) => {
      const pairs = new Set<number>()
      const onPair = (a: number, b: number, similarity: number) => {
        if (similarity >= 0.8) pairs.add(a * sets.count + b)
      }
      return { ...findNearest(sets, { floor: 0.2, exactUpTo, onPair }), pairs }
    }
    const near = search(0)
    const exact = search(sets.count)

    test('finds the nearest page of at least 95 % of pages', () => {
      let similar = 0
      let found = 0
      for (let at = 0; at < near.pages.length; at += neighboursKept) {
        const similarity = exact.similarities[at] ?? 0
        if (similarity < 0.6) continue
        similar++
        if ((near.similarities[at] ?? 0) >= similarity - 0.02) found++
      }
      expect(similar).toBeGreaterThan(100)
      expect(found / similar).toBeGreaterThanOrEqual(0.95)
    })

    test('finds at least 95 % of pairs of 0.8 or more, if a page has few', () => {
      const found = [...exact.pairs].filter((pair) => near.pairs.has(pair)).length
      // A page with many similar pages has more such pairs than comparisons.
      const asked = Math.min(exact.pairs.size, sets.count)
      expect(found).toBeGreaterThanOrEqual(asked * 0.95)
    })

    test('reports no wrong pair', () => {
      expect([...near.pairs].filter((pair) => !exact.pairs.has(pair))).toEqual([])
    })
  })

  test('gives the same result every time', () => {
    const sets = corpusOf('services', 2000, 60)
    expect(findNearest(sets, { floor: 0.2, exactUpTo: 0 })).toEqual(findNearest(sets, { floor: 0.2, exactUpTo: 0 }))
  })

  test('finds an identical page, however short', () => {
    const lists = Array.from({ length: 1000 }, (_, page) => [2 * (page >> 1), 2 * (page >> 1) + 1])
    const found = listed(findNearest(setsOf(lists), { floor: 0.2, exactUpTo: 0 }))
    expect(found.filter((list, page) => list[0]?.[0] === (page ^ 1) && list[0][1] === 1)).toHaveLength(1000)
  })

  test('finds nothing if no pages share text', () => {
    expect(listed(findNearest(setsOf([[], [], [1], [2]]), { floor: 0, exactUpTo: 0 }))).toEqual([[], [], [], []])
    expect(listed(findNearest(setsOf([]), { floor: 0, exactUpTo: 0 }))).toEqual([])
  })

  test('compares a page with at most 24, even if all are similar', () => {
    let compared = 0
    findNearest(corpusOf('crowds', 3000, 60), { floor: 0, exactUpTo: 0, onPair: () => compared++ })
    expect(compared).toBeLessThanOrEqual(24 * 3000)
  })

  test('takes four times as long for four times the pages', () => {
    const [few, many] = [corpusOf('template', 6000, 60), corpusOf('template', 24_000, 60)]
    const timeOf = (sets: TextSets) => cpuTime(() => findNearest(sets, { floor: 0.2 }))
    timeOf(few) // so that neither of the two that count begins with code not yet compiled
    const ratio = timeOf(many) / timeOf(few)
    // 4, and some for sorting and cache misses; comparing all pairs would be 16.
    expect(ratio).toBeLessThan(8)
  })
})

const corpusOf = (...corpus: Parameters<typeof listsOf>) => setsOf(listsOf(...corpus))

function listsOf(name: string, count: number, size: number): number[][] {
  const corpus = corpora[name]
  if (!corpus) throw new Error(`There is no corpus "${name}".`)
  return corpus(count, size)
}
