import { groupBy } from '../../core/group-by.ts'
import type { Problem } from '../../core/problem.ts'

/**
 * Joins what is wrong with one row of a table: a row that was copied or slipped has the population, the coordinates and the
 * postal codes of another place. The most severe problem stays and says the others, too. Notices stay as they are.
 */
export function joinedInRow(problems: readonly Problem[]): Problem[] {
  const ofRows = problems.filter(({ at, severity }) => at.file.endsWith('.csv') && severity !== 'notice')
  const rows = groupBy(ofRows, ({ at }) => `${at.file}:${at.line}`)
  const joined = new Map<Problem, Problem | undefined>()
  for (const [first, ...others] of rows.values()) {
    if (!first || others.length === 0) continue
    const all = [first, ...others]
    const kept = all.find(({ severity }) => severity === 'error') ?? first
    const rest = all.filter((each) => each !== kept)
    for (const each of rest) joined.set(each, undefined)
    joined.set(kept, { ...kept, what: [kept, ...rest].map(({ what }) => what).join(' ') })
  }
  return problems.flatMap((each) => (joined.has(each) ? (joined.get(each) ?? []) : [each]))
}
