import { groupBy } from '../core/group-by.ts'
import { type Problem, sortProblems } from '../core/problem.ts'
import { isUnknownReference } from './unknown-reference.ts'

/** A record that several places name and that does not exist is one problem, at the first of them: it was renamed or removed. */
export function joinReferences(problems: readonly Problem[]): Problem[] {
  const references = groupBy(problems.filter(isUnknownReference), ({ code, what }) => `${code} ${what}`)
  const required = new Set(
    problems.flatMap(({ code, what }) =>
      code === 'missing-page' ? (/^No page has the screen "(.*?)"/.exec(what)?.[1] ?? []) : [],
    ),
  )
  return [
    ...problems.filter((problem) => !isUnknownReference(problem)),
    ...[...references.values()].flatMap((group) => {
      const [first] = sortProblems(group)
      if (!first) return []
      // The page is reported as missing.
      if (first.code === 'unknown-page' && required.has(/"(.*?)"/.exec(first.what)?.[1] ?? '')) return []
      if (group.length === 1) return group
      return [{ ...first, what: first.what.replace(/\.$/, `, but this place and ${group.length - 1} more name it.`) }]
    }),
  ]
}
