import { groupBy } from '../core/group-by.ts'
import { type Problem, sortProblems } from '../core/problem.ts'

/** From this many places on, it is likelier that a record was renamed or removed than that each of them is wrong. */
const many = 2

/** A record that many places name and that does not exist is one problem, at the first of them. */
export function joinReferences(problems: readonly Problem[]): Problem[] {
  const isReference = ({ code, what }: Problem) => code.startsWith('unknown-') && what.startsWith('There is no ')
  const references = groupBy(problems.filter(isReference), ({ code, what }) => `${code} ${what}`)
  const required = new Set(
    problems.flatMap(({ code, what }) =>
      code === 'missing-page' ? (/^No page has the screen "(.*?)"/.exec(what)?.[1] ?? []) : [],
    ),
  )
  return [
    ...problems.filter((problem) => !isReference(problem)),
    ...[...references.values()].flatMap((group) => {
      const [first] = sortProblems(group)
      if (!first) return []
      // The page is reported as missing.
      if (first.code === 'unknown-page' && required.has(/"(.*?)"/.exec(first.what)?.[1] ?? '')) return []
      if (group.length < many) return group
      return [{ ...first, what: first.what.replace(/\.$/, `, but this place and ${group.length - 1} more name it.`) }]
    }),
  ]
}
