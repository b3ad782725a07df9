import type { ImportedFile, listData } from '../pipeline/import-data.ts'
import { shownLines } from '../traffic/traffic-tables.ts'

/** What was read of each file, with its malformed lines. */
export function importedText(files: readonly ImportedFile[]): string {
  const texts = files.map(({ file, tables, unused }) =>
    [
      ...tables.map((table) => tableText(file, table)),
      ...(unused.length > 0 ? [`  Not used: ${unused.join(', ')}.`] : []),
    ].join('\n'),
  )
  return `${texts.join('\n\n')}\n\nRun "build" or "audit" to see them in the report.`
}

function tableText(file: string, table: ImportedFile['tables'][number]): string {
  const { format, lines, rows, period, malformed, notes, replaced, isKnown, id, malformedFile } = table
  const days = period ? ` from ${period.from} to ${period.to}` : ''
  return [
    `${file}: ${format}, ${counted(lines)}${days}, ${number(rows)} kept as ${id}.`,
    ...(isKnown ? ['  It was imported before.'] : []),
    ...(replaced.length > 0 ? [`  It replaces ${replaced.join(', ')}.`] : []),
    ...notes.map((note) => `  ${note}`),
    ...(malformed.count > 0
      ? [
          `  ${malformed.count === 1 ? '1 malformed line is' : `${number(malformed.count)} malformed lines are`} left out:`,
        ]
      : []),
    ...malformed.lines.slice(0, shownLines).map(({ line, reason }) => `    line ${line}: ${reason}`),
    ...(malformed.count > shownLines
      ? [`    and ${number(malformed.count - shownLines)} more, which are in ${malformedFile}`]
      : []),
  ].join('\n')
}

export function exportListText(exports: ReturnType<typeof listData>): string {
  if (exports.length === 0) return 'Nothing is imported.'
  return exports
    .map(({ id, file, format, day, period, lines, malformed }) => {
      const days = period ? `, ${period.from} to ${period.to}` : ''
      return `${id}  ${format}${days}: ${counted(lines)} of ${file}, ${number(malformed)} malformed, imported ${day}`
    })
    .join('\n')
}

const counted = (lines: number) => (lines === 1 ? '1 line' : `${number(lines)} lines`)

const number = (value: number) => value.toLocaleString('en-US')
