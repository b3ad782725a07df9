import { groupBy } from '../../core/group-by.ts'
import { type Problem, sortProblems } from '../../core/problem.ts'
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
      return [{ ...first, what: withOthers(first.what, group.length - 1) }]
    }),
  ]
}

function withOthers(what: string, others: number): string {
  // Of several records, `There is no service "x", but this file and 2 more files name it.`
  const more = / name it\.$/.test(what)
    ? `, and so ${others === 1 ? 'does 1 other place' : `do ${others} other places`}.`
    : `, but this place and ${others} more name it.`
  return what.replace(/\.$/, more)
}
