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

/**
 * All units a value depends on, directly and through kept values. Long lists, such as that of an index of all cities,
 * stay on their own, because many pages share them.
 */
export type Dependencies = { units: Uint32Array; groups: ReadonlySet<readonly number[]> }

/** Kept values that read more units than this are groups. */
const mostInPage = 64

export function dependenciesOf(reads: Reads): Dependencies {
  const units = new Set(reads.units)
  const groups = new Set<readonly number[]>()
  const seen = new Set<Reads>()
  const add = (kept: Reads) => {
    if (seen.has(kept)) return
    seen.add(kept)
    if (kept.units.length > mostInPage) groups.add(kept.units)
    else for (const unit of kept.units) units.add(unit)
    kept.kept.forEach(add)
  }
  reads.kept.forEach(add)
  return { units: Uint32Array.from(units).sort(), groups }
}

/** The same without groups; ascending. */
export function unitsIn(reads: Reads): Uint32Array {
  const { units, groups } = dependenciesOf(reads)
  return Uint32Array.from(new Set([...units, ...[...groups].flat()])).sort()
}
