import { join } from 'node:path'
import { writeWhole } from '../core/atomic-write.ts'
import { type Problem, sortProblems } from '../core/problem.ts'
import { shownPath } from '../core/shown-path.ts'
import { compareFacts } from '../load/facts/review/compare-facts.ts'
import { fileOfReview, reviewName } from '../load/facts/review/review-file.ts'
import { readFacts } from '../load/load.ts'
import type { Run } from './run.ts'
import { loadSite } from './stages/load-site.ts'

/** What a review of a record accepts: sentences, each as its facts, and those with other words but the same facts. */
export type ReviewChange = {
  record: string
  added: (readonly string[])[]
  removed: (readonly string[])[]
  texts: string[]
}

export type ReviewResult = {
  /** As a person at the project's root would open it. */
  file: string
  problems: Problem[]
  /** Undefined if there was an error, so nothing was written. */
  reviewed?: {
    records: number
    sentences: number
    /** Empty for the first review. */
    changes: ReviewChange[]
  }
}

/**
 * Writes the facts that the texts of the manifest state now as those that someone reviewed. Nothing is written if the
 * manifest has an error, or with `isDry`.
 */
export async function review(run: Run, { isDry }: { isDry: boolean }): Promise<ReviewResult> {
  const file = `${shownPath(run)}/${reviewName}`
  const site = await run.stage('load', () => loadSite(run, { withImages: false, withoutReview: true }))
  const problems = sortProblems(run.problems())
  if (!site?.isConsistent || run.isBlocked()) return { file, problems }
  const { units, reviewed } = await readFacts(run)
  const changes = units.flatMap(({ name, sentences, texts }): ReviewChange[] => {
    const { changed, gone } = compareFacts(sentences, reviewed?.facts.get(name) ?? [])
    const added = changed.map(({ stated }) => stated.facts)
    const removed = [...changed.flatMap(({ former }) => (former ? [former] : [])), ...gone]
    const signs = reviewed?.texts.get(name)
    const withFacts = new Set(changed.map(({ stated }) => stated.sentence))
    const others = texts.flatMap(({ sentence, sign }) =>
      signs?.has(sign) || withFacts.has(sentence) ? [] : [sentence],
    )
    return added.length + removed.length + others.length === 0 ? [] : [{ record: name, added, removed, texts: others }]
  })
  const names = new Set(units.map(({ name }) => name))
  const lost = [...(reviewed?.facts ?? [])].flatMap(([record, removed]) =>
    names.has(record) ? [] : [{ record, added: [], removed: [...removed], texts: [] }],
  )
  if (!isDry) writeWhole(join(run.manifestDir, reviewName), fileOfReview(units))
  return {
    file,
    problems,
    reviewed: {
      records: units.length,
      sentences: units.reduce((sum, { sentences }) => sum + sentences.length, 0),
      changes: reviewed ? [...changes, ...lost] : [],
    },
  }
}
