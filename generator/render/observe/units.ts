/**
 * A unit is the smallest part of a site whose change is noticed: one field of one record, e.g. `cities/alta.body`, or the
 * list of records, fields or names itself, e.g. `cities`, `cities/alta`, `pictures`.
 */
export type Unit = { name: string; value: unknown }

type Fields = Readonly<Record<string, unknown>>

/** Where a record keeps its units: that of its list of fields, and how far after it that of each field is. */
export type RecordUnits = { own: number; offsetOf: ReadonlyMap<string, number> }

export type UnitTable = {
  units: Unit[]
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
  const units: Unit[] = []
  const ofRecord = new Map<object, RecordUnits>()
  const ofList = new Map<object, number>()
  const add = (name: string, value: unknown) => units.push({ name, value }) - 1
  const listFields = fieldLists()

  const addRecord = (name: string, record: Fields, valueIn: (field: string) => unknown = (field) => record[field]) => {
    const { fields, offsetOf } = listFields(Object.keys(record))
    ofRecord.set(record, { own: add(name, fields), offsetOf })
    for (const field of fields) add(`${name}.${field}`, valueIn(field))
  }

  for (const [root, fields] of Object.entries(roots)) {
    const [language = ''] = /^.* /.exec(root) ?? []
    addRecord(root, fields, (field) => (isTable(fields[field]) ? undefined : fields[field]))
    for (const [field, value] of Object.entries(fields)) {
      if (isRecordList(value)) {
        ofList.set(value, add(`${root}.${field}[]`, value.map(idOf)))
        for (const record of value) addRecord(`${language}${field}/${idOf(record)}`, record)
      } else if (isRecord(value)) addRecord(`${language}${field}`, value)
    }
  }
  return { units, ofRecord, ofList }
}

/** Thousands of records have the same fields, and share one list of them. */
function fieldLists() {
  const known = new Map<string, { fields: readonly string[]; offsetOf: ReadonlyMap<string, number> }>()
  return (fields: readonly string[]) => {
    const key = JSON.stringify(fields)
    const list = known.get(key) ?? { fields, offsetOf: new Map(fields.map((field, place) => [field, place + 1])) }
    known.set(key, list)
    return list
  }
}

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
