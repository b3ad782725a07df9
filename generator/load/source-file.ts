import { readFile, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Location } from '#manifest/schema.ts'
import type { Problem } from '../core/problem.ts'

/** A file of the manifest as text. */
export type SourceFile = {
  /** Path below the manifest directory, with `/`. */
  path: string
  /** Path as a person at the project's root would open it. */
  shown: string
  text: string
}

/** A file's value, and where each part of it is written. */
export type Parsed = {
  file: SourceFile
  value: unknown
  /** Where the value at a path stands, or its key; the nearest part that exists when the path leads nowhere. */
  locate: (path: readonly PropertyKey[], part?: 'key' | 'value') => Location
}

/** What comes of reading or parsing: a value, or the problems that prevented it. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problems: Problem[] }

/** Reads a text file below the manifest directory. */
export async function readSource(manifestDir: string, shownDir: string, path: string): Promise<Outcome<SourceFile>> {
  const shown = `${shownDir}/${path}`
  const at = { file: shown, line: 1, column: 1 }
  const fail = (problem: Omit<Problem, 'severity'>): Outcome<SourceFile> => ({
    ok: false,
    problems: [{ severity: 'error', ...problem }],
  })

  let bytes: Buffer
  try {
    const real = await realpath(join(manifestDir, path))
    if (!real.startsWith((await realpath(manifestDir)) + sep)) {
      return fail({
        code: 'outside-manifest',
        at,
        what: 'This link leads out of the manifest directory.',
        fix: 'Put the file itself in its place.',
      })
    }
    bytes = await readFile(real)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fail({
      code: 'unreadable-file',
      at,
      what: `This file cannot be read: ${reason}.`,
      fix: 'Check that it exists and that you may read it.',
    })
  }

  const text = bytes.toString('utf8')
  if (!Buffer.from(text, 'utf8').equals(bytes)) {
    return fail({
      code: 'not-utf-8',
      at: { file: shown, ...positionOf(text, text.indexOf('\uFFFD')) },
      what: 'This file is not UTF-8: the bytes here stand for no character.',
      fix: 'Save it again with the encoding UTF-8.',
    })
  }
  return { ok: true, value: { path, shown, text: text.replace(/^\uFEFF/, '') } }
}

/** Line and column, from 1, of a character of a text. */
export function positionOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, Math.max(offset, 0))
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: before.length - lineStart + 1 }
}

/** The character at a line and column, which count from 1; the end of the text where there are fewer lines. */
export function offsetOf(text: string, { line, column }: { line: number; column: number }): number {
  let start = 0
  for (let number = 1; number < line; number++) {
    const end = text.indexOf('\n', start)
    if (end < 0) return text.length
    start = end + 1
  }
  return start + column - 1
}
