import type { Problem } from '../core/problem.ts'

/** The problems that no other one explains, as they are shown. A warning explains no error: a build goes on with it. */
export function withoutExplained(problems: readonly Problem[]): Problem[] {
  const explained = new Set(problems.flatMap(({ severity, explains = [] }) => (severity === 'error' ? explains : [])))
  return problems.flatMap(({ subject, explains: _, ...shown }) =>
    subject !== undefined && explained.has(subject) ? [] : [shown],
  )
}
