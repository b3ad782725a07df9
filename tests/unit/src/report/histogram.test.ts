import { expect, test } from 'vitest'
import { evenBuckets, growingBuckets, shareBuckets } from '#src/report/views/overview/histogram.ts'

const lines = (buckets: ReturnType<typeof evenBuckets>) => buckets.map(({ label, count }) => `${label}: ${count}`)

test('each small number has its own bucket, and missing values come last', () => {
  expect(lines(evenBuckets([0, 1, 1, 3, null], 12))).toEqual(['0: 1', '1: 2', '2: 0', '3: 1', 'none: 1'])
})

test('bucket widths are round numbers', () => {
  // from 250 to 1150 in at most 12 buckets: 900 / 11 = 81.8 → 100
  const values = Array.from({ length: 10 }, (_, index) => 250 + index * 100)
  const buckets = evenBuckets(values, 12)
  expect(buckets[0]).toEqual({ label: '200–299', count: 1, range: { min: 200, max: 299 } })
  expect(buckets).toHaveLength(10)
})

test('an outlier goes into the last bucket, which is open', () => {
  const values = [...Array.from({ length: 199 }, (_, index) => index), 1_000_000]
  const buckets = evenBuckets(values, 12)
  expect(buckets.at(-1)).toEqual({ label: '180+', count: 20, range: { min: 180 } })
})

test('growing buckets count every number once', () => {
  const values = [0, 1, 1, 2, 4, 5, 9, 10, 19, 20, 173, null]
  const buckets = growingBuckets(values)
  expect(lines(buckets)).toEqual([
    '0: 1',
    '1: 2',
    '2–4: 2',
    '5–9: 2',
    '10–19: 2',
    '20–49: 1',
    '50–99: 0',
    '100–173: 1',
    'none: 1',
  ])
})

test('share buckets are ten percent wide, and the last includes 100', () => {
  const buckets = shareBuckets([0, 9.9, 10, 29.9, 90, 100, null])
  expect(buckets.map(({ count }) => count)).toEqual([2, 1, 1, 0, 0, 0, 0, 0, 0, 2, 1])
  expect(buckets[9]).toEqual({ label: '90–100', count: 2, range: { min: 90, max: 100 } })
})

test.each([
  ['even', evenBuckets([], 12)],
  ['growing', growingBuckets([])],
  ['shares', shareBuckets([])],
])('no values give no buckets (%s)', (_, buckets) => {
  expect(buckets).toEqual([])
})

test.each([
  ['equal values share a bucket', evenBuckets([7, 7, 7], 12), ['7: 3']],
  ['zeros share a bucket', growingBuckets([0, 0]), ['0: 2']],
])('%s', (_, buckets, expected) => {
  expect(lines(buckets)).toEqual(expected)
})
