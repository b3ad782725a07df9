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

const heading = [
  '# Facts that the manifest states, as someone reviewed them: numbers, names, words such as "not" and "north", and references.',
  '# `citywide review` writes this file. `validate` and `build` report the facts that differ from it.',
]

/** The text of the file: each record, then a line for each sentence. */
export const fileOfReview = (units: readonly ReviewUnit[]): string =>
  `${[
    ...heading,
    ...units.flatMap(({ name, sentences }) => ['', name, ...sentences.map(({ facts }) => `- ${factsText(facts)}`)]),
  ].join('\n')}\n`

/** The facts of a sentence, as the file has them. */
export const factsText = (facts: readonly string[]): string => facts.join(separator)

/** A text as one fact: on one line, and without what separates facts. */
export const asFact = (text: string): string => oneLine(text).replaceAll(separator, ' ').trim()

/**
 * The reviewed facts of a manifest. Undefined without the file: then nothing is compared.
 * @param shownDir the directory of the manifest as problems show it.
 */
export function readReview(manifestDir: string, shownDir: string): { reviewed?: ReviewedFacts; problems: Problem[] } {
  const path = join(manifestDir, reviewName)
  if (!existsSync(path)) return { problems: [] }
  const reviewed = new Map<string, string[][]>()
  const problems: Problem[] = []
  let lines: string[][] | undefined
  for (const [index, line] of readFileSync(path, 'utf8').split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue
    if (line.startsWith('- ') && lines) lines.push(line.slice(2).split(separator))
    else if (/^[\p{L}\p{N}][\p{L}\p{N}/._-]*$/u.test(line)) {
      lines = reviewed.get(line) ?? []
      reviewed.set(line, lines)
    } else if (problems.length === 0)
      problems.push({
        code: 'review-unreadable',
        severity: 'error',
        at: { file: `${shownDir}/${reviewName}`, line: index + 1, column: 1 },
        what: `"${line.slice(0, 40)}" is neither a record nor a line of facts.`,
        fix: 'Restore the file from version control, or run npm run review to write it again.',
      })
  }
  return problems.length > 0 ? { problems } : { reviewed, problems }
}
