import type { Problem } from '../../core/problem.ts'
import { didYouMean } from '../../core/suggest.ts'
import type { Records } from '../records.ts'
import { type Fact, type FactSources, fact } from './fact.ts'
import { factCodes } from './fact-codes.ts'

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
  const problems = facts.map(({ words: _, sentence: __, original: ___, ...problem }): Problem => {
    const issue = entries.find(({ record, code }) => record === problem.record && code === problem.code)
    if (!issue) return problem
    used.add(issue.index)
    const { reason, expires } = issue
    if (expires < today) return { ...problem, fix: `${problem.fix} It was a known issue until ${expires}: ${reason}` }
    return isStrict ? problem : { ...problem, severity: 'notice', known: { reason, expires } }
  })
  const unused = entries.flatMap(({ record, code, index }) =>
    !known || record === undefined || used.has(index) || isUnreadRow(record, records)
      ? []
      : [
          fact(known, [index], {
            code: 'known-issue-unmatched',
            severity: 'warning',
            ...unmatched(record, code, records),
          }),
        ],
  )
  return [...problems, ...unused.map(({ record: _, words: __, sentence: ___, ...problem }) => problem)]
}

/** Whether a record is a row of cities.csv that failed its schema: what else is wrong with it is not known. */
function isUnreadRow(record: string, { cities, written: { cityRows } }: Records): boolean {
  const slug = /^cities\/(.*)$/.exec(record)?.[1]
  return slug !== undefined && cityRows?.has(slug) !== false && !cities.some((city) => city.slug === slug)
}

/** Why no problem matches an entry. */
function unmatched(
  record: string,
  code: string,
  { documents, folders, cities }: Records,
): { what: string; fix: string } {
  if (!(factCodes as readonly string[]).includes(code))
    return {
      what: `"${code}" is not the code of a problem that can be accepted.`,
      fix: `${didYouMean(code, factCodes)}Copy the code from the problem. For a finding of the audit, write its url in place of the record.`,
    }
  const names = [
    ...Object.keys(documents),
    ...Object.entries(folders).flatMap(([folder, list]) => list.map(({ slug }) => `${folder}/${slug}`)),
    ...cities.map(({ slug }) => `cities/${slug}`),
  ]
  if (!names.includes(record))
    return {
      what: `There is no record "${record}".`,
      fix: `${didYouMean(record, names)}A record is the path of a file without its extension.`,
    }
  return { what: `${record} has no problem "${code}".`, fix: 'Remove this entry, or correct its code or record.' }
}
