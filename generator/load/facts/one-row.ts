import { groupBy } from '../../core/group-by.ts'
import type { Problem } from '../../core/problem.ts'

/**
 * Joins what is wrong with one row of a table: a row that was copied or slipped has the population, the coordinates and the
 * postal codes of another place. The most severe problem stays and says the others, too. Notices stay as they are.
 * @param fewest problems of a row that have one cause.
 */
export function joinedInRow(problems: readonly Problem[], fewest = 2): Problem[] {
  const ofRows = problems.filter(({ at, severity }) => at.file.endsWith('.csv') && severity !== 'notice')
  const rows = groupBy(ofRows, ({ at }) => `${at.file}:${at.line}`)
  const joined = new Map<Problem, Problem | undefined>()
  for (const [first, ...others] of rows.values()) {
    if (!first || others.length + 1 < fewest) continue
    const all = [first, ...others]
    const kept = all.find(({ severity }) => severity === 'error') ?? first
    const rest = all.filter((each) => each !== kept)
    for (const each of rest) joined.set(each, undefined)
    const explains = all.flatMap((each) => each.explains ?? [])
    const { subject: _, ...whole } = kept
    joined.set(kept, {
      ...whole,
      what: [kept, ...rest].map(({ what }) => what).join(' '),
      ...(explains.length > 0 && { explains }),
    })
  }
  return problems.flatMap((each) => (joined.has(each) ? (joined.get(each) ?? []) : [each]))
}
