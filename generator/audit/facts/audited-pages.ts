import type { KeptText } from '../../core/intern-table.ts'
import type { PackedFacts } from '../../core/packed-facts.ts'
import { packLists, readLists } from '../../core/packed-lists.ts'
import type { TextsByNumber } from '../../core/packed-texts.ts'
import type { AuditedPage } from '../../core/site-facts.ts'
import { type FactField, factFields, type ReadTables } from './fact-fields.ts'
import { listFields, placeOfField, singles } from './pack-facts.ts'

const pathPlace = placeOfField.get('path') ?? 0

/** The facts of a batch with the numbers of the tables of a site, in half of the bytes of packed facts. */
type KeptFacts = {
  tables: ReadTables
  /** The numbers of single fields, page after page. */
  singles: Uint32Array
  /** The lists of all pages, and the byte where each list begins, page after page. */
  lists: Uint8Array
  starts: Uint16Array | Uint32Array
}

/** A page has its own path. */
const noTexts: TextsByNumber = { at: () => undefined }

/** A page whose facts stay packed: each has a getter that reads it. */
class PackedPage {
  readonly batch: KeptFacts
  readonly number: number
  /** In memory anyway, and read more often than any other fact. */
  readonly path: string

  constructor(batch: KeptFacts, number: number, path: string) {
    this.batch = batch
    this.number = number
    this.path = path
  }
}

const { path: _, ...packedFields } = factFields
Object.defineProperties(
  PackedPage.prototype,
  Object.fromEntries(Object.entries(packedFields).map(([name, field]) => [name, { get: getter(name, field) }])),
)

function getter(name: string, field: FactField) {
  const place = placeOfField.get(name) ?? 0
  if (!field.isList)
    return function (this: PackedPage) {
      const { batch, number } = this
      const value = batch.singles[number * singles + place] as number // every page has a number for the field
      return field.read(value, batch.tables, this)
    }
  const step = field.columns.length
  return function (this: PackedPage) {
    const { batch, number } = this
    const start = batch.starts[number * listFields.length + place] as number // every page has the list
    return field.read(readLists(batch.lists, start)(step), batch.tables)
  }
}

/**
 * The pages of packed facts, which are not kept.
 * @param facts with the numbers of the tables of a site.
 * @param paths those that the facts refer to.
 * @param kept finds paths of pages.
 */
export function auditedPages(
  { numbers, starts }: Omit<PackedFacts, 'tables'>,
  tables: Omit<ReadTables, 'paths'>,
  paths: readonly string[],
  kept: KeptText,
): AuditedPage[] {
  const count = starts.length - 1
  const ofSingles = new Uint32Array(count * singles)
  const lists = packLists()
  const listStarts: number[] = []
  for (let page = 0; page < count; page++) {
    const [start = 0, end = 0] = starts.subarray(page, page + 2)
    ofSingles.set(numbers.subarray(start, start + singles), page * singles)
    let ends = end - listFields.length
    let at = start + singles
    for (const { field } of listFields) {
      const listEnd = start + (numbers[ends++] as number) // every page has an end for every list
      listStarts.push(lists.add(numbers.subarray(at, listEnd), field.columns.length))
      at = listEnd
    }
  }
  const bytes = lists.bytes().slice()
  const Starts = bytes.length < 2 ** 16 ? Uint16Array : Uint32Array
  const batch: KeptFacts = {
    tables: { ...tables, paths: noTexts },
    singles: ofSingles,
    lists: bytes,
    starts: Starts.from(listStarts),
  }
  // Each has a getter for every field of `factFields`, which are those of the type.
  return Array.from({ length: count }, (_, page) => {
    const path = paths[ofSingles[page * singles + pathPlace] as number] as string // every page has a path
    return new PackedPage(batch, page, kept(path)) as never
  })
}
