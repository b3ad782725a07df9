import { fieldsOf, nameLists, nameOfField, type RecordUnits, type UnitNames } from './unit-names.ts'

/**
 * A unit is the smallest part of a site whose change is noticed: one field of one record, e.g. `cities/alta.body`, or the
 * list of records, fields or names itself, e.g. `cities`, `cities/alta`, `pictures`.
 */
export type Unit = { name: string; value: unknown }

type Fields = Readonly<Record<string, unknown>>

export type UnitTable = {
  names: UnitNames
  /** Every unit, in the order of their numbers. */
  all: () => Generator<Unit>
  /** Units by record. A list of records has the unit of its order and membership alone. */
  ofRecord: ReadonlyMap<object, RecordUnits>
  ofList: ReadonlyMap<object, number>
}

/**
 * Lists the units of plain data two levels deep: the fields of each root, of the records in its lists, and of its nested
 * records. The same data gives the same units with the same numbers in every thread. A root named `es-US manifest` has
 * records in a language, whose names begin with it.
 */
export function listUnits(roots: Readonly<Record<string, Fields>>): UnitTable {
  const lists = nameLists()
  /** What each list of names is of: a record, or a list of records. */
  const holders: (Fields | readonly Fields[])[] = []
  const ofRecord = new Map<object, RecordUnits>()
  const ofList = new Map<object, number>()

  const addRecord = (name: string, record: Fields) => {
    holders.push(record)
    ofRecord.set(record, lists.add(name, Object.keys(record)))
  }
  for (const [root, fields] of Object.entries(roots)) {
    const [language = ''] = /^.* /.exec(root) ?? []
    addRecord(root, fields)
    for (const [field, value] of Object.entries(fields)) {
      if (isRecordList(value)) {
        holders.push(value)
        ofList.set(value, lists.add(`${root}.${field}[]`, []).own)
        for (const record of value) addRecord(`${language}${field}/${idOf(record)}`, record)
      } else if (isRecord(value)) addRecord(`${language}${field}`, value)
    }
  }
  const names = lists.names()
  const isRoot = new Set<unknown>(Object.values(roots))
  return {
    names,
    ofRecord,
    ofList,
    *all() {
      for (const [at, name] of names.holders.entries()) {
        const holder = holders[at] ?? []
        if (isList(holder)) {
          yield { name, value: holder.map(idOf) }
          continue
        }
        const fields = fieldsOf(names, at)
        yield { name, value: fields }
        for (const field of fields) {
          const value = holder[field]
          yield { name: nameOfField(name, field), value: isRoot.has(holder) && isTable(value) ? undefined : value }
        }
      }
    },
  }
}

const isList = (holder: Fields | readonly Fields[]): holder is readonly Fields[] => Array.isArray(holder)

/** Data whose fields are units of their own. */
const isTable = (value: unknown) => isRecordList(value) || isRecord(value)

function isRecordList(value: unknown): value is Fields[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.every((item) => isRecord(item) && idOf(item) !== undefined) &&
    new Set(value.map(idOf)).size === value.length
  )
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

function idOf({ key, slug }: Fields): string | undefined {
  return typeof key === 'string' ? key : typeof slug === 'string' ? slug : undefined
}
