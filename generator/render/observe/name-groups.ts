import type { Dependencies } from '#src/reads.ts'
import { hashOf } from '../../core/hash.ts'
import type { PageUnits, UnitGroup } from '../store/page-store.ts'
import { nameOfUnit, type UnitNames } from './unit-names.ts'

/** Names each group by the names of its units, so that all workers and the next build name it the same. */
export function nameGroups(unitNames: UnitNames) {
  const names = new Map<readonly number[], string>()
  let fresh: UnitGroup[] = []
  const nameOf = (group: readonly number[]) => {
    const known = names.get(group)
    if (known !== undefined) return known
    const units = Uint32Array.from(group).sort()
    const name = hashOf(Array.from(units, (unit) => nameOfUnit(unitNames, unit)).join())
    names.set(group, name)
    fresh.push({ name, units })
    return name
  }
  return {
    name: ({ units, groups }: Dependencies): PageUnits => ({ units, groups: Array.from(groups, nameOf) }),
    takeNew: () => {
      const taken = fresh
      fresh = []
      return taken
    },
  }
}
