import { pairWordsOf } from '../languages/pair-words.ts'
import { isMeasure } from './priced-services.ts'

const isRow = (line: string) => /^\s*\|/.test(line)

/** The cells of a row, or of its beginning. */
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replace(/[*_]+/g, '').trim())

/** Up to three words. Part of an expression. */
const unit = '((?:\\p{L}+[²³]?\\.?(?:[ -]|(?!\\p{L}))){1,3})'
/** `per foot`, `Price an hour`, `$/ft`, `por metro cuadrado`, in a cell. */
const inCell = new RegExp(`(?:(?<!\\p{L})(?:per|by the|each|an?|por(?: cada)?|al|a la) |/ ?)${unit}`, 'iu')
/** `Prices per foot`: a heading may have an article before anything. */
const inHeading = new RegExp(`(?<!\\p{L})(?:per|by the|por) ${unit}`, 'iu')
const hourly = /\bhourly\b/i

function unitIn(text: string, pattern: RegExp): string[] {
  const [, words] = pattern.exec(text) ?? []
  if (words !== undefined) return [plain(words)]
  return hourly.test(text) ? ['hour'] : []
}

const plain = (words: string) => words.replaceAll('.', '').trim().toLowerCase()

/** Words of a cell that has only a unit: `square foot`. */
const mostWords = 3

/**
 * The units that the table around an amount of money gives for it, in the first of these that has one: the head of its column,
 * its row, the line before the table, the heading above it. None if the amount is not in a table.
 * @param index where the amount begins
 * @param heading the heading of the section that the text is in
 */
export function unitsInTable(text: string, index: number, heading = ''): readonly string[] {
  const start = text.lastIndexOf('\n', index) + 1
  const [line = ''] = text.slice(start).split('\n', 1)
  if (!isRow(line)) return []
  const lines = text.slice(0, start).split('\n').slice(0, -1)
  const last = lines.findLastIndex((each) => !isRow(each))
  const column = cellsOf(`${text.slice(start, index)}…`).length - 1
  const head = cellsOf(lines[last + 1] ?? '')[column] ?? ''
  const ofHead = unitIn(head, inCell)
  if (ofHead.length > 0) return ofHead
  const cells = cellsOf(line)
  const ofRow = cells.flatMap((cell, at) => {
    if (at === column) return []
    if (/^(?:per|by the|por) /i.test(cell)) return unitIn(cell, inHeading)
    // The first cell is the name of the row: a yard may be one.
    return at > 0 && /^[\p{L}²³. ]+$/u.test(cell) && cell.split(' ').length <= mostWords ? [plain(cell)] : []
  })
  if (ofRow.length > 0) return ofRow
  const above = lines.slice(0, last + 1).map((each) => each.trim())
  const lead = above.findLast((each) => each !== '') ?? ''
  const ofLead = /:\**$/.test(lead) ? unitIn(lead, inHeading) : []
  return ofLead.length > 0 ? ofLead : unitIn(above.findLast((each) => each.startsWith('#')) ?? heading, inHeading)
}

/**
 * Whether a table gives a price for a measure or a time, such as a foot or an hour, that is not the unit of the service: such a
 * price is that of a part of a job.
 * @param own the unit of the service, and its name
 */
export function isOfPartInTable(units: readonly string[], language: string, own: readonly string[] = []): boolean {
  const times = pairWordsOf(language)?.units
  const names = new Set(own.map((name) => name.toLowerCase()))
  return units.some((each) => !names.has(each) && (isMeasure(each, language) || times?.has(each) === true))
}
