import type { Problem } from '../../core/problem.ts'
import { type Fact, type FactSources, fact } from './fact.ts'

/**
 * Applies the entries of known-issues.yaml that name a record: until an entry expires, its problem is a notice. An entry
 * without a matching problem is reported.
 */
export function acceptKnown(
  facts: readonly Fact[],
  { records, today = '' }: FactSources,
  isStrict: boolean,
): Problem[] {
  const known = records.documents['known-issues']
  const entries = (known?.value ?? []).map((issue, index) => ({ ...issue, index }))
  const used = new Set<number>()
  const problems = facts.map(({ record, ...problem }): Problem => {
    const issue = entries.find((entry) => entry.record === record && entry.code === problem.code)
    if (!issue) return problem
    used.add(issue.index)
    const { reason, expires } = issue
    if (expires < today) return { ...problem, fix: `${problem.fix} It was a known issue until ${expires}: ${reason}` }
    return { ...problem, severity: isStrict ? problem.severity : 'notice', fix: `Known until ${expires}: ${reason}` }
  })
  const unused = entries.flatMap(({ record, code, index }) =>
    !known || record === undefined || used.has(index)
      ? []
      : [
          fact(known, [index], {
            code: 'known-issue-unmatched',
            severity: 'warning',
            what: `${record} has no problem "${code}".`,
            fix: 'Remove this entry, or correct its code or record.',
          }),
        ],
  )
  return [...problems, ...unused.map(({ record: _, ...problem }) => problem)]
}
