import { groupBy } from '../core/group-by.ts'
import { type Problem, sortProblems } from '../core/problem.ts'
import { isUnknownReference } from './unknown-reference.ts'

/** A record that several places name and that does not exist is one problem, at the first of them: it was renamed or removed. */
export function joinReferences(problems: readonly Problem[]): Problem[] {
  const references = groupBy(problems.filter(isUnknownReference), ({ subject }) => subject)
  return [
    ...problems.filter((problem) => !isUnknownReference(problem)),
    ...[...references.values()].flatMap((group) => {
      const [first] = sortProblems(group)
      if (!first) return []
      if (group.length === 1) return group
      return [{ ...first, what: first.what.replace(/\.$/, `, but this place and ${group.length - 1} more name it.`) }]
    }),
  ]
}
