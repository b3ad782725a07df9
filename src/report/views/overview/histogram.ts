/** Both ends belong to it; without a `max` it is open. */
export type Bucket = { label: string; count: number; range: { min: number; max?: number } | 'none' }

type Values = readonly (number | null)[]

/**
 * How many values there are in steps of one width, a round number, so that there are no more than `most` steps. What
 * lies far above all others is in the last, which is open, lest one giant leave the rest in a single step.
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

/** The same in steps that grow (0, 1, 2–4, 5–9, 10–19 …), for numbers of which most are small and a few enormous. */
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

/** Shares in percent, ten to a step; the last has 100 in it. */
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

/** How many of sorted numbers are less. */
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

/** 1, 2 or 5 followed by noughts: the first that is no less. */
function roundStep(least: number): number {
  if (least <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= least) ?? power * 10
}

/** e.g. `950`, `12k`, `1.5M` */
function short(value: number): string {
  // What is not even in thousands is the end of a step, where a digit more would only be read as precision.
  if (value >= 1_000_000) return `${Math.round(value / 100_000) / 10}M`
  return value >= 10_000 ? `${Math.round(value / 100) / 10}k` : String(value)
}
