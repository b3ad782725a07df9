import { packLists, readLists } from '../../core/packed-lists.ts'

/** Units a page was made from, and numbers of groups. */
export type UnitList = { units: ArrayLike<number>; groups: ArrayLike<number> }

/** Lists of the units of pages, one after the other. */
export function collectUnitLists() {
  const lists = packLists()
  return {
    /** Returns where the list begins. */
    add: ({ units, groups }: UnitList): number => {
      const start = lists.add(units)
      lists.add(groups)
      return start
    },
    values: (): Uint8Array => lists.bytes().slice(),
  }
}

/** The list that begins at a byte. */
export function readUnitList(bytes: Uint8Array, start: number): { units: Uint32Array; groups: Uint32Array } {
  const next = readLists(bytes, start)
  return { units: next(), groups: next() }
}
