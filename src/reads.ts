// Which parts of a site a computation reads. A build keeps this with each page, so that the next build knows which pages
// a change concerns. Outside such a build nothing is noted, and nothing here costs time.

/** What a computation was made from: numbers of the units of the site it read, and kept values it used. */
export type Reads = { units: readonly number[]; kept: readonly Reads[] }

type Frame = { number: number; units: number[]; hasInner: boolean; kept: Set<Reads> }

let current: Frame | undefined
let frames = 0

/** The number of the last computation that read each unit: a page reads most of its units many times. */
let lastReader = new Uint32Array(1 << 12)

/** Notes that the current computation reads a unit. */
export function noteRead(unit: number): void {
  if (!current || lastReader[unit] === current.number) return
  if (unit >= lastReader.length) {
    const grown = new Uint32Array(unit * 2)
    grown.set(lastReader)
    lastReader = grown
  }
  lastReader[unit] = current.number
  current.units.push(unit)
}

/** Notes that the current computation uses a value that was kept, and so depends on all that was read for it. */
export function noteUse(reads: Reads): void {
  current?.kept.add(reads)
}

/** Does a piece of work, and returns with its value what it read. The work around it is not charged with these reads. */
export function withReads<Value>(work: () => Value): { value: Value; reads: Reads } {
  const outer = current
  const frame: Frame = { number: ++frames, units: [], hasInner: false, kept: new Set() }
  if (outer) outer.hasInner = true
  current = frame
  try {
    const value = work()
    // A unit that was read before and after another computation read it is there twice.
    const units = frame.hasInner ? [...new Set(frame.units)] : frame.units
    return { value, reads: { units, kept: [...frame.kept] } }
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
  // By way of a list: reading a set into numbers takes nearly twice as long.
  return { units: new Uint32Array([...units]).sort(), groups }
}

/** The same without groups; ascending. */
export function unitsIn(reads: Reads): Uint32Array {
  const { units, groups } = dependenciesOf(reads)
  return Uint32Array.from(new Set([...units, ...[...groups].flat()])).sort()
}
