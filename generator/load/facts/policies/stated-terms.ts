import { groupBy } from '../../../core/group-by.ts'
import type { Severity } from '../../../core/problem.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import type { FactCode } from '../fact-codes.ts'
import type { FieldText } from '../texts.ts'

/** What a text says about something that a policy gives a number for. */
export type Stated = { field: FieldText; words: string; value: string; isRight: boolean }

type Term = { path: PropertyKey[]; has: string; severity: Severity; code?: FactCode }

/** If so many texts agree with each other, they are right and the policy is wrong. */
const fewestAgainst = 2

/** The term of a policy that all texts contradict in the same way, or the texts that contradict it. */
export function checkStated(
  { site }: FactSources,
  { path, has, severity, code = 'policy-numbers-differ' }: Term,
  stated: readonly Stated[],
): Fact[] {
  const odd = stated.filter(({ isRight }) => !isRight)
  const [first] = odd
  if (!first) return []
  const byText = groupBy(odd, ({ field }) => field)
  const isAgreed = odd.length === stated.length && odd.every(({ value }) => value === first.value)
  if (isAgreed && byText.size >= fewestAgainst) {
    const what = `The policy has "${has}", but ${byText.size} texts say "${first.words}".`
    const fix = `Correct the policy, or the texts: ${first.field.record.at.file} has the first.`
    return [fact(site, path, { code, what, fix })]
  }
  return [...byText].flatMap(([{ record, path: at }, [found]]) => {
    if (!found) return []
    const what = `The text says "${found.words}", but the policies in site.yaml have "${has}".`
    const fix = 'Correct the text, or the policy.'
    return [fact(record, at, { code, severity, what, fix }, found.words)]
  })
}
