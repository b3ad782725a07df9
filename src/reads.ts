// Which parts of a site a computation reads. A build keeps this with each page, so that the next build knows which pages
// a change concerns. Outside such a build nothing is noted, and nothing here costs time.

/** What a computation was made from: numbers of the units of the site it read, and kept values it used. */
export type Reads = { units: readonly number[]; kept: readonly Reads[] }

type Frame = { units: Set<number>; kept: Set<Reads> }

let current: Frame | undefined

/** Notes that the current computation reads a unit. */
export function noteRead(unit: number): void {
  current?.units.add(unit)
}

/** Notes that the current computation uses a value that was kept, and so depends on all that was read for it. */
export function noteUse(reads: Reads): void {
  current?.kept.add(reads)
}

/** Does a piece of work, and returns with its value what it read. The work around it is not charged with these reads. */
export function withReads<Value>(work: () => Value): { value: Value; reads: Reads } {
  const outer = current
  const frame: Frame = { units: new Set(), kept: new Set() }
  current = frame
  try {
    const value = work()
    return { value, reads: { units: [...frame.units], kept: [...frame.kept] } }
  } finally {
    current = outer
  }
}

/** Every unit that was read, directly and for kept values; ascending. */
export function unitsIn(reads: Reads): Uint32Array {
  const found = new Set<number>()
  const seen = new Set<Reads>()
  const visit = (each: Reads) => {
    if (seen.has(each)) return
    seen.add(each)
    for (const unit of each.units) found.add(unit)
    each.kept.forEach(visit)
  }
  visit(reads)
  return Uint32Array.from(found).sort()
}
