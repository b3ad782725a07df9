import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Problem } from '../../../core/problem.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { ReviewUnit } from './review-units.ts'

/** File name of the reviewed facts in the manifest directory. */
export const reviewName = 'facts.lock'

const separator = ' · '

/** The facts of each reviewed sentence, by record. */
export type ReviewedFacts = ReadonlyMap<string, readonly (readonly string[])[]>

/** What someone reviewed: the facts, and the signs of all sentences by record. */
export type Reviewed = { facts: ReviewedFacts; texts: ReadonlyMap<string, ReadonlySet<string>> }

/** Before the signs of the sentences of a record. */
const signsMark = '~ '

/** Changes when a review keeps other facts of the same texts. Files without the line are of format 1. */
const format = 5
const formatLine = /^# Format (\d+)\.\s*$/m

const heading = [
  '# Facts that the manifest states, as someone reviewed them: numbers, names, words such as "not" and "north", and references.',
  '# After ~ are signs of all sentences of a record, by which changed ones are known.',
  '# `citywide review` writes this file. `validate` and `build` report the facts that differ from it.',
  `# Format ${format}.`,
]

/** The text of the file: each record, then a line for each sentence with facts, and the signs of all sentences. */
export const fileOfReview = (units: readonly ReviewUnit[]): string =>
  `${[
    ...heading,
    ...units.flatMap(({ name, sentences, texts }) => [
      '',
      name,
      ...sentences.map(({ facts }) => `- ${factsText(facts)}`),
      ...(texts.length === 0 ? [] : [signsMark + texts.map(({ sign }) => sign).join(' ')]),
    ]),
  ].join('\n')}\n`

/** The facts of a sentence, as the file has them. */
export const factsText = (facts: readonly string[]): string => facts.join(separator)

/** A text as one fact: on one line, and without what separates facts. */
export const asFact = (text: string): string => oneLine(text).replaceAll(separator, ' ').trim()

type Review = {
  /** Undefined without the file. */
  reviewed?: Reviewed
  /** Whether the file has the facts that a review keeps now. Those of another format are not compared. */
  isCurrent: boolean
  problems: Problem[]
}

/**
 * The reviewed facts of a manifest.
 * @param shownDir the directory of the manifest as problems show it.
 */
export function readReview(manifestDir: string, shownDir: string): Review {
  const path = join(manifestDir, reviewName)
  if (!existsSync(path)) return { isCurrent: true, problems: [] }
  const text = readFileSync(path, 'utf8')
  const isCurrent = Number(formatLine.exec(text)?.[1] ?? 1) === format
  const facts = new Map<string, string[][]>()
  const texts = new Map<string, Set<string>>()
  const problems: Problem[] = []
  let lines: string[][] | undefined
  let signs = new Set<string>()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('- ') && lines) lines.push(line.slice(2).split(separator))
    else if (line.startsWith(signsMark) && lines) for (const sign of line.slice(2).split(' ')) signs.add(sign)
    else if (/^[\p{L}\p{N}][\p{L}\p{N}/._-]*$/u.test(line)) {
      lines = facts.get(line) ?? []
      facts.set(line, lines)
      signs = texts.get(line) ?? new Set()
      texts.set(line, signs)
    } else if (problems.length === 0)
      problems.push({
        code: 'review-unreadable',
        severity: 'error',
        at: { file: `${shownDir}/${reviewName}`, line: index + 1, column: 1 },
        what: `"${line.slice(0, 40)}" is neither a record nor a line of facts.`,
        fix: 'Restore the file from version control, or run npm run review to write it again.',
      })
  }
  if (problems.length > 0) return { isCurrent, problems }
  if (!isCurrent)
    problems.push({
      code: 'review-outdated',
      severity: 'notice',
      at: { file: `${shownDir}/${reviewName}`, line: 1, column: 1 },
      what: 'Another version of Citywide wrote this file, with other facts, so nothing is compared with it.',
      fix: 'Check what npm run review -- --dry-run lists, then run npm run review.',
    })
  return { reviewed: { facts, texts }, isCurrent, problems }
}
