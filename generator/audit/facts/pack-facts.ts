import type { PageFacts } from '../../core/facts.ts'
import { numberColumn } from '../../core/number-column.ts'
import { ownCopy } from '../../core/own-copy.ts'
import type { FactTables, PackedFacts } from '../../core/packed-facts.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { type Column, type FactField, factFields, none, type Put } from './fact-fields.ts'

// The numbers of a page: one for each single field, in the order of the table; those of each list field; and where in
// them each list ends, counted from the first number of the page.

type NamedField = { name: keyof AuditedPage; field: FactField }

const fields = Object.entries(factFields).map(([name, field]) => ({ name, field }) as NamedField) // the table's own names
const singleFields = fields.filter(({ field }) => !field.isList)
export const listFields = fields.filter(({ field }) => field.isList)

/** Where a field is among the numbers of a page: a number from its start, or a list by its place among lists. */
export const placeOfField = new Map<string, number>(
  [singleFields, listFields].flatMap((some) => some.map(({ name }, place) => [name, place])),
)
export const singles = singleFields.length
const lists = listFields.length

export type FactsPacker = {
  /** Adds a page. */
  add: (facts: PageFacts) => void
  /** Adds a page of other packed facts, with some of its facts replaced. */
  copy: (from: PackedFacts, page: number, replaced?: Partial<PageFacts>) => void
  finish: () => PackedFacts
}

/** Packs the facts of a batch of pages. */
export function packFacts(): FactsPacker {
  const tables: FactTables = {
    paths: [],
    own: [],
    texts: [],
    targets: [],
    anchorTexts: [],
    nodeIds: [],
    idSets: [],
    blocks: [],
  }
  const known: Record<keyof FactTables, Map<string | number, number>> = {
    paths: new Map(),
    own: new Map(),
    texts: new Map(),
    targets: new Map(),
    anchorTexts: new Map(),
    nodeIds: new Map(),
    idSets: new Map(),
    blocks: new Map(),
  }
  const numbers = numberColumn()
  const starts = [0]
  const put: Put = (column, value) => {
    if (value === undefined) numbers.push(none)
    else if (column === 'number')
      numbers.push(value as number) // no text has this column
    else numbers.push(numberOf(column, value))
  }
  const numberOf = (table: keyof FactTables, value: string | number) => {
    const entries = known[table]
    const number = entries.get(value)
    if (number !== undefined) return number
    // A part of a page would keep all of it in memory until the batch is complete.
    const own = typeof value === 'string' ? ownCopy(value) : value
    entries.set(own, entries.size)
    const list: (string | number)[] = tables[table]
    return list.push(own) - 1
  }
  const addPage = (write: (field: NamedField) => void) => {
    const start = numbers.length()
    singleFields.forEach(write)
    const ends = listFields.map((field) => {
      write(field)
      return numbers.length() - start
    })
    starts.push(numbers.append(ends) + ends.length)
  }
  return {
    add: (facts) => addPage(({ field }) => field.write(facts, put)),
    copy: (from, page, replaced = {}) =>
      addPage(({ name, field }) => {
        // A field that is replaced reads no other.
        if (name in replaced) field.write(replaced as PageFacts, put)
        else
          packedNumbers(from, page, name).forEach((number, at) => {
            const column = field.columns[at % field.columns.length] as Column // within its length
            if (column === 'number' || number === none) numbers.push(number)
            else numbers.push(numberOf(column, from.tables[column][number] as string | number)) // a number of the table
          })
      }),
    finish: () => ({ tables, numbers: numbers.values().slice(), starts: Uint32Array.from(starts) }),
  }
}

/** The numbers of packed facts with those of some tables replaced. */
export function renumber(
  { numbers, starts }: PackedFacts,
  replacements: Partial<Record<keyof FactTables, Uint32Array>>,
): Uint32Array {
  const renumbered = numbers.slice()
  const replace = (column: Column, first: number, end: number, step: number) => {
    const replacement = column === 'number' ? undefined : replacements[column]
    if (!replacement) return
    for (let at = first; at < end; at += step) {
      const number = numbers[at] as number // within its length
      if (number !== none) renumbered[at] = replacement[number] as number // a number of the table
    }
  }
  for (let page = 0; page + 1 < starts.length; page++) {
    const [start = 0, end = 0] = starts.subarray(page, page + 2)
    let at = start
    for (const { field } of singleFields) {
      replace(field.columns[0], at, at + 1, 1)
      at++
    }
    let ends = end - lists
    for (const { field } of listFields) {
      const listEnd = start + (numbers[ends++] as number) // every page has an end for every list
      const { columns } = field
      for (const [place, column] of columns.entries()) replace(column, at + place, listEnd, columns.length)
      at = listEnd
    }
  }
  return renumbered
}

/** Names of the shared parts that pages of a batch have. */
export function partNames(packed: PackedFacts): Set<string> {
  const names = new Set<string>()
  for (let page = 0; page + 1 < packed.starts.length; page++)
    for (const name of readFact(packed, page, 'parts')) names.add(name)
  return names
}

/** The numbers of one field of a page. */
export function packedNumbers({ numbers, starts }: PackedFacts, page: number, name: keyof AuditedPage): Uint32Array {
  const [start = 0, end = 0] = starts.subarray(page, page + 2)
  const place = placeOfField.get(name) ?? 0
  if (!factFields[name].isList) return numbers.subarray(start + place, start + place + 1)
  const ends = end - lists
  const from = place === 0 ? singles : (numbers[ends + place - 1] ?? 0)
  return numbers.subarray(start + from, start + (numbers[ends + place] ?? 0))
}

/** One fact of a page. Facts that refer to a table other than those of texts are its numbers. */
export function readFact<Name extends keyof AuditedPage>(
  packed: PackedFacts,
  page: number,
  name: Name,
): AuditedPage[Name] {
  const field: FactField<AuditedPage[Name]> = factFields[name]
  const numbers = packedNumbers(packed, page, name)
  if (field.isList) return field.read(numbers, packed.tables)
  const ofPage = {
    get path() {
      return readFact(packed, page, 'path')
    },
  }
  return field.read(numbers[0] ?? none, packed.tables, ofPage)
}
