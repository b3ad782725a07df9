import { noteRead } from '#src/reads.ts'
import { listUnits, type RecordUnits, type UnitTable } from './units.ts'

/** A field of a record that was read before: its unit, that of the list in it, and its value as pages see it. */
type Field = { unit: number | undefined; list: number | undefined; value: unknown }

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
      ? watchRecord(value, units)
      : table.ofList.has(value)
        ? (value as unknown[]).map(wrap)
        : undefined
    if (made) known.set(value, made)
    return made ?? value
  }

  const watchRecord = (record: object, { own, offsetOf }: RecordUnits): object => {
    const fields = new Map<string | symbol, Field>()
    const learn = (field: string | symbol): Field => {
      const value: unknown = Reflect.get(record, field)
      const [unit, list] =
        typeof field === 'symbol' ? [] : [own + (offsetOf.get(field) ?? 0), table.ofList.get(value as object)]
      const learned = { unit, list, value: wrap(value) }
      fields.set(field, learned)
      return learned
    }
    const read = (field: string | symbol) => {
      const { unit, list, value } = fields.get(field) ?? learn(field)
      if (unit !== undefined) noteUnit(unit)
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
