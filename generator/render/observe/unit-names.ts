/** Where a record keeps its units: that of its list of fields, and how far after it that of each field is. */
export type RecordUnits = { own: number; offsetOf: ReadonlyMap<string, number> }

/**
 * Names of units as plain data, by record: its first unit has its name, and the next ones that name with each field. As one
 * text for each unit, the names of 100,000 pages would take some 15 MB in each thread.
 */
export type UnitNames = {
  /** Of each record or list of records, in the order of their units. */
  holders: readonly string[]
  /** Lists of fields, each once, and the number of the one of each holder. */
  fieldLists: readonly (readonly string[])[]
  listOf: readonly number[]
  /** The first unit of each holder, and the number of units. */
  starts: Uint32Array
}

/** Collects the names of units. */
export function nameLists() {
  const holders: string[] = []
  const listOf: number[] = []
  const starts: number[] = [0]
  const lists = fieldLists()
  return {
    /** Adds the units of a record, or that of a list, which has no fields. */
    add: (holder: string, names: readonly string[]): RecordUnits => {
      const { number, offsetOf } = lists.listOf(names)
      const own = starts.at(-1) ?? 0
      holders.push(holder)
      listOf.push(number)
      starts.push(own + 1 + names.length)
      return { own, offsetOf }
    },
    names: (): UnitNames => ({ holders, fieldLists: lists.lists, listOf, starts: Uint32Array.from(starts) }),
  }
}

/** Thousands of records have the same fields, and share one list of them. */
function fieldLists() {
  const known = new Map<string, { number: number; offsetOf: ReadonlyMap<string, number> }>()
  const lists: (readonly string[])[] = []
  return {
    lists,
    listOf: (fields: readonly string[]) => {
      const key = JSON.stringify(fields)
      const found = known.get(key)
      if (found) return found
      const offsetOf = new Map(fields.map((field, place) => [field, place + 1]))
      const list = { number: lists.push(fields) - 1, offsetOf }
      known.set(key, list)
      return list
    },
  }
}

/** The fields of a holder. */
export const fieldsOf = ({ fieldLists, listOf }: UnitNames, holder: number): readonly string[] =>
  fieldLists[listOf[holder] ?? -1] ?? []

/** Number of units. */
export const unitCount = ({ starts }: UnitNames): number => starts.at(-1) ?? 0

/** All names, in the order of their numbers. */
export function* allNames(names: UnitNames): Generator<string> {
  for (const [at, holder] of names.holders.entries()) {
    yield holder
    for (const field of fieldsOf(names, at)) yield nameOfField(holder, field)
  }
}

export const nameOfField = (holder: string, field: string) => `${holder}.${field}`

/** The name of a unit; empty if there is no such unit. */
export function nameOfUnit(names: UnitNames, unit: number): string {
  const { holders, starts } = names
  let [low, high] = [0, holders.length]
  // The last holder that does not begin after the unit.
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= unit) low = middle
    else high = middle
  }
  const holder = holders[low]
  if (holder === undefined || unit >= unitCount(names)) return ''
  const field = fieldsOf(names, low)[unit - (starts[low] ?? 0) - 1]
  return field === undefined ? holder : nameOfField(holder, field)
}
