import { type Reads, unitsIn, withReads } from '#src/reads.ts'

const purposes = ['site', 'shared', 'audit'] as const
type Purpose = (typeof purposes)[number]

/** Collects the units that what all pages have in common is made from, by what it is for. */
export function collectUnits() {
  const known = Object.fromEntries(purposes.map((purpose) => [purpose, new Set<number>()])) as Record<
    Purpose,
    Set<number>
  >
  let fresh = noUnits()
  const note = (purpose: Purpose, reads: Reads) => {
    for (const unit of unitsIn(reads)) {
      if (known[purpose].has(unit)) continue
      known[purpose].add(unit)
      fresh[purpose].push(unit)
    }
  }
  return {
    of<Value>(purpose: Purpose, work: () => Value): Value {
      const { value, reads } = withReads(work)
      note(purpose, reads)
      return value
    },
    /** Units not read before the last call. */
    takeNew: (): Record<Purpose, Uint32Array> => {
      const taken = fresh
      fresh = noUnits()
      return {
        site: Uint32Array.from(taken.site),
        shared: Uint32Array.from(taken.shared),
        audit: Uint32Array.from(taken.audit),
      }
    },
  }
}

const noUnits = (): Record<Purpose, number[]> => ({ site: [], shared: [], audit: [] })
