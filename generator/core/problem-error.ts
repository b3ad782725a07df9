import type { Problem } from './problem.ts'

/** Work that ends because of a problem in the content, found where no list of problems is at hand. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(`${problem.at.file}:${problem.at.line}:${problem.at.column} ${problem.what}`)
    this.problem = problem
  }
}

/** The problem that caused an error, if one did. The error may come from another bundle of this module. */
export function problemIn(error: unknown): Problem | undefined {
  for (let next = error; next instanceof Error; next = next.cause) if ('problem' in next) return next.problem as Problem // only a ProblemError has this field
  return undefined
}
