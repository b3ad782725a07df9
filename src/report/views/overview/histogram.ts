/** Both ends are included; without `max`, the range is open. */
export type Bucket = { label: string; count: number; range: { min: number; max?: number } | 'none' }

type Values = readonly (number | null)[]

/**
 * Counts values in at most `most` buckets of equal width, a round number. Outliers go into the last bucket, which is
 * open, so that one huge value does not put all others into a single bucket.
 */
export function evenBuckets(values: Values, most: number): Bucket[] {
  const sorted = sortedNumbers(values)
  if (sorted.length === 0) return withNone([], values)
  const least = sorted[0] ?? 0
  const nearlyMost = sorted[Math.ceil((sorted.length - 1) * 0.99)] ?? 0
  const step = roundStep((nearlyMost - least) / (most - 1))
  const first = Math.floor(least / step) * step
  const count = Math.min(most, Math.floor((nearlyMost - first) / step) + 1)
  const starts = Array.from({ length: count }, (_, index) => first + index * step)
  return withNone(
    bucketsFrom(
      starts,
      starts.map((start) => start + step - 1),
      sorted,
    ),
    values,
  )
}

/** Buckets of growing width (0, 1, 2–4, 5–9, 10–19 …), for numbers that are mostly small with a few huge ones. */
export function growingBuckets(values: Values): Bucket[] {
  const sorted = sortedNumbers(values)
  const most = sorted.at(-1) ?? -1
  const starts = [0, 1]
  for (let power = 1; power * 2 <= most; power *= 10) starts.push(power * 2, power * 5, power * 10)
  const used = starts.filter((start) => start <= most)
  return withNone(
    bucketsFrom(
      used,
      used.map((_, index) => (starts[index + 1] ?? most + 1) - 1),
      sorted,
    ),
    values,
  )
}

/** Buckets of ten percent; the last includes 100. */
export function shareBuckets(percents: Values): Bucket[] {
  const starts = Array.from({ length: 10 }, (_, index) => index * 10)
  const sorted = sortedNumbers(percents)
  if (sorted.length === 0) return withNone([], percents)
  return withNone(
    bucketsFrom(
      starts,
      starts.map((start) => (start === 90 ? 100 : start + 9.9)),
      sorted,
    ),
    percents,
  )
}

function bucketsFrom(starts: readonly number[], ends: readonly number[], sorted: Float64Array): Bucket[] {
  const most = sorted.at(-1) ?? 0
  return starts.map((min, index) => {
    const max = ends[index] ?? min
    const isLast = index === starts.length - 1
    const isOpen = isLast && most > max
    return {
      label: isOpen ? `${short(min)}+` : min === max ? short(min) : `${short(min)}–${short(max)}`,
      count: (isOpen ? sorted.length : countBelow(sorted, starts[index + 1] ?? max + 1)) - countBelow(sorted, min),
      range: isOpen ? { min } : { min, max },
    }
  })
}

function withNone(buckets: Bucket[], values: Values): Bucket[] {
  const count = values.filter((value) => value === null).length
  return count > 0 ? [...buckets, { label: 'none', count, range: 'none' }] : buckets
}

function sortedNumbers(values: Values): Float64Array {
  return Float64Array.from(values.filter((value) => value !== null)).sort()
}

/** Number of values below the limit, in sorted numbers. */
function countBelow(sorted: Float64Array, limit: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is at least `least`. */
function roundStep(least: number): number {
  if (least <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? power * 10
}

/** e.g. `950`, `12k`, `1.5M` */
function short(value: number): string {
  // Ends of buckets are rounded; more digits would suggest precision.
  if (value >= 1_000_000) return `${Math.round(value / 100_000) / 10}M`
  return value >= 10_000 ? `${Math.round(value / 100) / 10}k` : String(value)
}
