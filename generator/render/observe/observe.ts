import { noteRead } from '#src/reads.ts'
import type { RecordUnits } from './unit-names.ts'
import { listUnits, type UnitTable } from './units.ts'

type Fields = Readonly<Record<string | symbol, unknown>>

/**
 * Returns the same data as records that note what is read of them. Values of fields are returned as they are, so reading a
 * field is a dependency on all that is in it. A missing field is noted as well: it may be there in the next build.
 * @param noteUnit receives the number of each unit that is read; by default, the current computation does (`withReads`).
 */
export function observe<Roots extends Readonly<Record<string, object>>>(
  roots: Roots,
  noteUnit: (unit: number) => void = noteRead,
): { observed: Roots; units: Pick<UnitTable, 'names' | 'all'> } {
  const table = listUnits(roots as Roots & Record<string, Readonly<Record<string, unknown>>>) // plain data
  const known = new Map<object, object>()

  /** A list or record that has units, wrapped; anything else as it is. */
  const wrap = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const wrapped = known.get(value)
    if (wrapped) return wrapped
    const units = table.ofRecord.get(value)
    const made = units
      ? watchRecord(value as Fields, units)
      : table.ofList.has(value)
        ? (value as unknown[]).map(wrap)
        : undefined
    if (made) known.set(value, made)
    return made ?? value
  }

  const watchRecord = (record: Fields, { own, offsetOf }: RecordUnits): object => {
    // By offset: an array takes a quarter of the memory of a map.
    const values: unknown[] = []
    const lists: number[] = []
    const learn = (field: string, offset: number): unknown => {
      const value = record[field]
      const list = table.ofList.get(value as object)
      if (list !== undefined) lists[offset] = list
      values[offset] = wrap(value)
      return values[offset]
    }
    const read = (field: string | symbol): unknown => {
      const offset = offsetOf.get(field as string) // a symbol has none
      if (offset === undefined) {
        if (typeof field === 'string') noteUnit(own)
        return record[field]
      }
      noteUnit(own + offset)
      const value = values[offset] ?? learn(field as string, offset)
      const list = lists[offset]
      if (list !== undefined) noteUnit(list)
      return value
    }
    // The record itself may be frozen, and a proxy must return what a frozen target holds.
    return new Proxy(
      {},
      {
        get: (_, field) => read(field),
        has: (_, field) => {
          noteUnit(own)
          return Reflect.has(record, field)
        },
        ownKeys: () => {
          noteUnit(own)
          return Reflect.ownKeys(record)
        },
        getOwnPropertyDescriptor: (_, field) =>
          Object.hasOwn(record, field)
            ? { value: read(field), enumerable: true, configurable: true, writable: true }
            : undefined,
        set: () => false,
      },
    )
  }

  const observed: object = Object.fromEntries(Object.entries(roots).map(([name, root]) => [name, wrap(root)]))
  return { observed: observed as Roots, units: table } // the same keys, each wrapped
}
