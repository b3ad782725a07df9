/**
 * Tables that packed facts refer to by number: paths of pages, other texts of one page, texts that many pages have, URLs on this site, link
 * texts, ids of JSON-LD nodes, lists of the ids of a page, and keys of text blocks.
 */
export type FactTables = {
  paths: string[]
  own: string[]
  texts: string[]
  targets: string[]
  anchorTexts: string[]
  nodeIds: string[]
  idSets: string[]
  blocks: number[]
}

/**
 * The facts of a batch of pages as numbers, because as objects they take several times the memory, and most of the time
 * of sending, storing and collecting them.
 */
export type PackedFacts = {
  tables: FactTables
  /** Page after page. `fact-fields.ts` defines which field a number belongs to. */
  numbers: Uint32Array
  /** Index in `numbers` of the first number of each page, and their total. */
  starts: Uint32Array
}
