import { readFileSync, realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Location } from '#manifest/schema.ts'
import { kept } from '#src/kept.ts'
import type { Problem } from '../../core/problem.ts'

/** A text file of the manifest. */
export type SourceFile = {
  /** Path below the manifest directory, with `/`. */
  path: string
  /** Path to show in problems, relative to the root directory. */
  shown: string
  text: string
}

/** The value of a file, with the location of each part. */
export type Parsed = {
  file: SourceFile
  value: unknown
  /** Location of the value at a path, or of its key. If the path does not exist, that of the nearest part that does. */
  locate: (path: readonly PropertyKey[], part?: 'key' | 'value') => Location
}

/** Result of reading or parsing: a value, or the problems that prevented it. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/** Reads a text file below the manifest directory. Synchronous, because the files are many and small. */
export function readSource(manifestDir: string, shownDir: string, path: string): Outcome<SourceFile> {
  const shown = `${shownDir}/${path}`
  const at = { file: shown, line: 1, column: 1 }
  const fail = (problem: Omit<Problem, 'severity'>): Outcome<SourceFile> => ({
    ok: false,
    problems: [{ severity: 'error', ...problem }],
  })

  let bytes: Buffer
  try {
    const real = realpathSync.native(join(manifestDir, path))
    if (!real.startsWith(realpathSync.native(manifestDir) + sep)) {
      return fail({
        code: 'outside-manifest',
        at,
        what: 'This symbolic link points outside the manifest directory.',
        fix: 'Replace the link with the file itself.',
      })
    }
    bytes = readFileSync(real)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fail({
      code: 'unreadable-file',
      at,
      what: `This file cannot be read: ${reason}.`,
      fix: 'Check that the file exists and that you have permission to read it.',
    })
  }

  const text = bytes.toString('utf8')
  if (!Buffer.from(text, 'utf8').equals(bytes)) {
    return fail({
      code: 'not-utf-8',
      at: { file: shown, ...positionOf({ text }, text.indexOf('\uFFFD')) },
      what: 'This file is not UTF-8: the bytes at this position are not a valid character.',
      fix: 'Save the file with the encoding UTF-8.',
    })
  }
  return { ok: true, value: { path, shown, text: text.replace(/^\uFEFF/, '') } }
}

type Text = Pick<SourceFile, 'text'>

/** Line and column, counted from 1, of an offset in a file. */
export const positionOf = (file: Text, offset: number) => positionIn(linesOf(file), Math.max(offset, 0))

/** Offset of a line and column, counted from 1. If there are fewer lines, the end of the text. */
export function offsetOf(file: Text, { line, column }: { line: number; column: number }): number {
  const start = line === 1 ? 0 : linesOf(file)[line - 2]
  return start === undefined ? file.text.length : start + column - 1
}

/** Finds line and column, counted from 1, of many offsets in a text. */
export function lineFinder(text: string): (offset: number) => { line: number; column: number } {
  const file = { text }
  return (offset) => positionIn(linesOf(file), offset)
}

/** The offset at which each line of a file begins, from the second on. A long table may have a problem in each line. */
const linesOf = kept(({ text }: Text): readonly number[] => Array.from(text.matchAll(/\n/g), ({ index }) => index + 1))

function positionIn(starts: readonly number[], offset: number): { line: number; column: number } {
  let line = 0
  for (let high = starts.length; line < high; ) {
    const middle = (line + high) >>> 1
    if ((starts[middle] ?? 0) <= offset) line = middle + 1
    else high = middle
  }
  return { line: line + 1, column: offset - (starts[line - 1] ?? 0) + 1 }
}
