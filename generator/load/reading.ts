import type { Problem } from '../core/problem.ts'
import type { CheckedTexts } from './checked-texts.ts'
import type { ParseCache } from './parse/parse-cache.ts'
import { parseMarkdown } from './parse/parse-markdown.ts'
import { parseYaml } from './parse/parse-yaml.ts'
import { type Outcome, type Parsed, readSource } from './parse/source-file.ts'

/** What every file of a manifest is read with. */
export type Reading = {
  manifestDir: string
  /** The manifest directory as problems show it. */
  shownDir: string
  cache: ParseCache
  checked: CheckedTexts
  /** Receives what is wrong. */
  problems: Problem[]
}

/** Reads and parses a file of YAML, JSON or Markdown. */
export function readContent(reading: Reading, path: string): Parsed | undefined {
  const file = kept(reading, readSource(reading.manifestDir, reading.shownDir, path))
  return file && kept(reading, path.endsWith('.md') ? parseMarkdown(file, reading.cache) : parseYaml(file, reading))
}

/** The value of an outcome. Adds its problems to the list. */
export function kept<T>({ problems }: Pick<Reading, 'problems'>, outcome: Outcome<T>): T | undefined {
  if (outcome.ok) return outcome.value
  for (const problem of outcome.problems) problems.push(problem)
  return undefined
}

export function duplicateSlug({ shownDir }: Reading, path: string, slug: string, first: string): Problem {
  return {
    code: 'duplicate-slug',
    severity: 'error',
    at: { file: `${shownDir}/${path}`, line: 1, column: 1 },
    what: `"${slug}" is the slug of both this file and ${shownDir}/${first}.`,
    fix: 'Rename one of the two files.',
  }
}

export function secondFile({ shownDir }: Reading, path: string, first: string): Problem {
  return {
    code: 'duplicate-file',
    severity: 'error',
    at: { file: `${shownDir}/${path}`, line: 1, column: 1 },
    what: `This file and ${shownDir}/${first} define the same document.`,
    fix: 'Remove one of the two files.',
  }
}

export function missingFile({ shownDir }: Reading, path: string): Problem {
  return {
    code: 'missing-file',
    severity: 'error',
    at: { file: `${shownDir}/${path}`, line: 1, column: 1 },
    subject: path,
    what: 'This file does not exist, but every site requires it.',
    fix: 'Add it; the manifest of the sample company has an example.',
  }
}
