import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createShingleComparison } from '#generator/similar/compare-shingles.ts'

const sets = fc.array(fc.uint32Array({ maxLength: 8, max: 12 }), { maxLength: 4 })
const anySets = fc.array(fc.uint32Array({ maxLength: 40 }), { maxLength: 4 })

/** The same with plain sets. */
function jaccard(a: readonly Uint32Array[], b: readonly Uint32Array[]): number {
  const [first, second] = [a, b].map((each) => new Set(each.flatMap((set) => [...set])))
  const shared = [...(first ?? [])].filter((shingle) => second?.has(shingle)).length
  const all = (first?.size ?? 0) + (second?.size ?? 0) - shared
  return all === 0 ? 0 : shared / all
}

test('one comparison after another, of texts of any size, gives the Jaccard index', () => {
  const compare = createShingleComparison()
  for (const some of [sets, anySets])
    fc.assert(
      fc.property(some, some, (a, b) => {
        expect(compare(a, b)).toBe(jaccard(a, b))
      }),
    )
})

test('texts without words have nothing in common', () => {
  expect(createShingleComparison()([], [])).toBe(0)
  expect(createShingleComparison()([new Uint32Array()], [Uint32Array.of(0)])).toBe(0)
})
