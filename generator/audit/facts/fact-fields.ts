import type { PageFacts } from '../../core/facts.ts'
import type { FactTables } from '../../core/packed-facts.ts'
import type { TextsByNumber } from '../../core/packed-texts.ts'
import type { AuditedPage } from '../../core/site-facts.ts'

/** What a packed number stands for: an entry of a table, or itself. */
export type Column = keyof FactTables | 'number'

/** Takes the next value of a field. */
export type Put = (column: Column, value: string | number | undefined) => void

/** The tables that are needed to read a field. The numbers of other tables are read as numbers. */
export type ReadTables = Record<'paths' | 'own' | 'texts', TextsByNumber>

/** The page whose field is read. */
export type ReadPage = { readonly path: string }

/** A field with one number. */
type SingleField<Value> = {
  columns: readonly [Column]
  isList: false
  write: (facts: PageFacts, put: Put) => void
  read: (number: number, tables: ReadTables, page: ReadPage) => Value
}

/** A field with any number of entries. Each has a number for each column. */
type ListField<Value> = {
  columns: readonly Column[]
  isList: true
  write: (facts: PageFacts, put: Put) => void
  read: (numbers: Uint32Array, tables: ReadTables) => Value
}

export type FactField<Value = unknown> = SingleField<Value> | ListField<Value>

/** Stands for undefined in the column of a table. */
export const none = 0xffffffff

/** How each field of a page is packed and read. */
export const factFields: { readonly [Name in keyof AuditedPage]: FactField<AuditedPage[Name]> } = {
  path: text('paths', ({ path }) => path),
  file: textWithPath(({ file }) => file),
  route: optionalText(({ route }) => route),
  section: optionalText(({ section }) => section),
  params: list(
    ['texts', 'texts'],
    ({ params }) => Object.entries(params),
    (numbers, { texts }) => {
      const params: Record<string, string> = {}
      for (let at = 0; at < numbers.length; at += 2) params[textAt(texts, numbers[at])] = textAt(texts, numbers[at + 1])
      return params
    },
  ),
  title: text('own', ({ title }) => title),
  description: text('own', ({ description }) => description),
  canonical: textWithPath(({ canonical }) => canonical),
  robots: text('texts', ({ robots }) => robots),
  words: count(({ words }) => words),
  bytes: count(({ bytes }) => bytes),
  hash: text('own', ({ hash }) => hash),
  contentHash: text('own', ({ contentHash }) => contentHash),
  headLinks: json('texts', ({ headLinks }) => headLinks),
  alternates: json('own', ({ alternates }) => alternates),
  externalLinks: count(({ externalLinks }) => externalLinks),
  lastDay: text('texts', ({ lastDay }) => lastDay),
  jobsClose: text('texts', ({ jobsClose }) => jobsClose),
  offersEnd: text('texts', ({ offersEnd }) => offersEnd),
  textHash: text('own', ({ textHash }) => textHash),
  titlePattern: text('texts', ({ titlePattern }) => titlePattern),
  dataTypes: text('texts', ({ dataTypes }) => dataTypes),
  headingPattern: text('texts', ({ headingPattern }) => headingPattern),
  intro: text('texts', ({ intro }) => intro),
  ownWords: count(({ ownWords }) => ownWords),
  idSet: single('idSets', ({ ids }) => ids.join(' '), asNumber),
  claims: json('texts', ({ claims }) => claims),
  policies: json('texts', ({ policies }) => policies),
  strays: json('texts', ({ strays }) => strays),
  testimonials: json('texts', ({ testimonials }) => testimonials),
  issues: json('texts', ({ issues }) => issues),
  h1: textList('own', ({ h1 }) => h1),
  breadcrumbs: textList('texts', ({ breadcrumbs }) => breadcrumbs),
  parts: textList('texts', ({ parts }) => parts),
  styles: textList('texts', ({ styles }) => styles),
  links: numberList('targets', ({ links }) => new Set(links.map(({ target }) => target))),
  anchors: list(
    ['targets', 'anchorTexts', 'number'],
    ({ links }) => links.map(({ target, text, isInMain }) => [target, text, Number(isInMain)]),
    asNumbers,
  ),
  integrities: textList('texts', ({ integrities }) => integrities),
  resources: numberList('targets', ({ resources }) => resources),
  conditionalResources: numberList('targets', ({ conditionalResources }) => conditionalResources),
  pictures: numberList('targets', ({ pictures }) => pictures),
  pictureUses: list(
    ['texts', 'number', 'number'],
    ({ pictureUses }) => pictureUses.map(({ url, width, height }) => [url, width, height]),
    (numbers, { texts }) =>
      Array.from({ length: numbers.length / 3 }, (_, use) => ({
        url: textAt(texts, numbers[use * 3]),
        width: numbers[use * 3 + 1] ?? 0,
        height: numbers[use * 3 + 2] ?? 0,
      })),
  ),
  dataUrls: numberList('targets', ({ dataUrls }) => dataUrls),
  socialPictures: numberList('targets', ({ socialPictures }) => socialPictures),
  dataPictures: list(
    ['targets', 'number', 'number', 'number'],
    ({ dataPictures }) => dataPictures.map(({ url, width, height, isLogo }) => [url, width, height, Number(isLogo)]),
    asNumbers,
  ),
  nodeIds: numberList('nodeIds', ({ nodeIds }) => nodeIds),
  nodeReferences: numberList('nodeIds', ({ nodeReferences }) => nodeReferences),
  statements: list(
    ['nodeIds', 'texts', 'number'],
    ({ statements }) => statements.map(({ id, property, value }) => [id, property, value]),
    (numbers, { texts }) =>
      Array.from({ length: numbers.length / 3 }, (_, at) => ({
        id: numbers[at * 3] ?? none,
        property: textAt(texts, numbers[at * 3 + 1]),
        value: numbers[at * 3 + 2] ?? 0,
      })),
  ),
  questions: numberList('number', ({ questions }) => questions),
  blocks: numberList('blocks', ({ blocks }) => blocks),
}

type TextTable = keyof ReadTables

function text(table: TextTable, of: (facts: PageFacts) => string): FactField<string> {
  return single(table, of, (number, tables) => textAt(tables[table], number))
}

function optionalText<Text extends string>(of: (facts: PageFacts) => Text | undefined): FactField<Text | undefined> {
  // The text is one that `of` returned.
  return single('texts', of, (number, { texts }) => (number === none ? undefined : (texts.at(number) as Text)))
}

/**
 * A text that begins or ends with the path of the page, as a text that many pages have: a sign, and the rest. The sign
 * is `<` for what precedes the path, `>` for what follows it, and `=` for a text of another kind.
 */
function textWithPath<Value extends string | undefined>(of: (facts: PageFacts) => Value): FactField<Value> {
  const write = (facts: PageFacts) => {
    const value = of(facts)
    if (value === undefined) return undefined
    const { path } = facts
    if (value.endsWith(path)) return `<${value.slice(0, -path.length)}`
    return value.startsWith(path.slice(1)) ? `>${value.slice(path.length - 1)}` : `=${value}`
  }
  return single('texts', write, (number, { texts }, page) => {
    if (number === none) return undefined as Value // as written
    const text = textAt(texts, number)
    const rest = text.slice(1)
    if (text.startsWith('<')) return (rest + page.path) as Value
    return (text.startsWith('>') ? page.path.slice(1) + rest : rest) as Value
  })
}

/** A value that few pages have, or that is a small object, as JSON. */
function json<Value extends object>(table: TextTable, of: (facts: PageFacts) => Value): FactField<Value> {
  const write = (facts: PageFacts) => {
    const value = of(facts)
    return Array.isArray(value) && value.length === 0 ? '[]' : JSON.stringify(value)
  }
  return single(table, write, (number, tables) => {
    const text = textAt(tables[table], number)
    // JSON of a value that `of` returned.
    return (text === '[]' ? empty : JSON.parse(text)) as Value
  })
}

const empty: readonly unknown[] = Object.freeze([])

function count(of: (facts: PageFacts) => number): FactField<number> {
  return single('number', of, asNumber)
}

function textList(table: TextTable, of: (facts: PageFacts) => readonly string[]): FactField<string[]> {
  const read: ListField<string[]>['read'] = (numbers, tables) =>
    Array.from(numbers, (number) => textAt(tables[table], number))
  return { columns: [table], isList: true, write: putEach(table, of), read }
}

function numberList(column: Column, of: (facts: PageFacts) => Iterable<string | number>): FactField<Uint32Array> {
  return { columns: [column], isList: true, write: putEach(column, of), read: asNumbers }
}

function putEach(column: Column, of: (facts: PageFacts) => Iterable<string | number>): FactField['write'] {
  return (facts, put) => {
    for (const value of of(facts)) put(column, value)
  }
}

function single<Value>(
  column: Column,
  of: (facts: PageFacts) => string | number | undefined,
  read: SingleField<Value>['read'],
): FactField<Value> {
  return { columns: [column], isList: false, write: (facts, put) => put(column, of(facts)), read }
}

/** A list of entries with a value for each column. */
function list<Value>(
  columns: readonly Column[],
  entriesOf: (facts: PageFacts) => readonly (readonly (string | number)[])[],
  read: ListField<Value>['read'],
): FactField<Value> {
  const write: ListField<Value>['write'] = (facts, put) => {
    for (const entry of entriesOf(facts)) for (const [place, column] of columns.entries()) put(column, entry[place])
  }
  return { columns, isList: true, write, read }
}

function asNumber(number: number): number {
  return number
}

function asNumbers(numbers: Uint32Array): Uint32Array {
  return numbers
}

function textAt(texts: TextsByNumber, number = none): string {
  const text = texts.at(number)
  if (text === undefined) throw new Error('Packed facts refer to a text that their tables do not have.')
  return text
}
