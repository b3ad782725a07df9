import type { PackedFacts } from '../../core/packed-facts.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { type FactField, factFields, type ReadTables } from './fact-fields.ts'
import { lists, placeOfField, singles } from './pack-facts.ts'

/** Packed facts with the numbers of the tables of a site. */
export type SitePacked = Pick<PackedFacts, 'numbers' | 'starts'> & { tables: ReadTables }

/** A page whose facts stay packed: each has a getter that reads it. */
class PackedPage {
  readonly packed: SitePacked
  readonly start: number
  readonly ends: number

  constructor(packed: SitePacked, page: number) {
    this.packed = packed
    this.start = packed.starts[page] ?? 0
    this.ends = (packed.starts[page + 1] ?? 0) - lists
  }
}

Object.defineProperties(
  PackedPage.prototype,
  Object.fromEntries(Object.entries(factFields).map(([name, field]) => [name, { get: getter(name, field) }])),
)

function getter(name: string, field: FactField) {
  const place = placeOfField.get(name) ?? 0
  if (!field.isList)
    return function (this: PackedPage) {
      const { numbers, tables } = this.packed
      return field.read(numbers[this.start + place] as number, tables) // every page has a number for the field
    }
  return function (this: PackedPage) {
    const { numbers, tables } = this.packed
    const from = place === 0 ? singles : (numbers[this.ends + place - 1] as number) // where the list before it ends
    const end = numbers[this.ends + place] as number // every page has an end for the list
    return field.read(numbers.subarray(this.start + from, this.start + end), tables)
  }
}

/** The pages of packed facts. */
export function auditedPages(packed: SitePacked): AuditedPage[] {
  // Each has a getter for every field of `factFields`, which are those of the type.
  return Array.from({ length: packed.starts.length - 1 }, (_, page) => new PackedPage(packed, page) as never)
}
