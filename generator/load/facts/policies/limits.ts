import { groupBy } from '../../../core/group-by.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { matchesOf, textsOf } from '../texts.ts'

/** A number of things of two words in small letters: `2 garbage bags`. */
const numberOfThings = /(?<![\d.,–-])(\d{1,3}) ([a-z]+ [a-z]+s)\b/g
const timeOrMoney = /^(?:hour|day|week|month|minute|year|percent|dollar|euro|pound|hora|d[ií]a|semana|mes|minuto|año)/

/** Things that the policies limit to a number, such as garbage bags, have the same number in every text. */
export function checkThings({ site, records }: FactSources): Fact[] {
  const limits = new Map<string, { numbers: Set<string>; path: PropertyKey[] }>()
  for (const [index, { terms }] of site.value.policies.entries())
    for (const [term, { outcome }] of terms.entries())
      for (const [, number = '', things = ''] of outcome.matchAll(numberOfThings)) {
        if (timeOrMoney.test(things)) continue
        const path = ['policies', index, 'terms', term, 'outcome']
        const limit = limits.get(things) ?? { numbers: new Set(), path }
        limits.set(things, limit)
        limit.numbers.add(number)
      }
  if (limits.size === 0) return []
  const { pages, services } = records.folders
  const stated = [...pages, ...services].flatMap((record: Located<unknown>) =>
    textsOf(record).flatMap((field) =>
      matchesOf(oneLine(field.text), numberOfThings).flatMap(([words, number = '', things = '']) =>
        limits.has(things) ? [{ field, words, number, things }] : [],
      ),
    ),
  )
  return [...groupBy(stated, ({ things }) => things)].flatMap(([things, all]) => {
    const limit = limits.get(things)
    const odd = all.filter(({ number }) => !limit?.numbers.has(number))
    const [first] = odd
    if (!limit || !first) return []
    const known = [...limit.numbers].join(' and ')
    // Texts that agree with each other are right.
    if (
      odd.length >= fewestAgainst &&
      odd.length === all.length &&
      odd.every(({ number }) => number === first.number)
    ) {
      const what = `The policy has ${known} ${things}, but ${odd.length} texts say "${first.words}".`
      const fix = `Correct the policy, or the texts: ${first.field.record.at.file} has the first.`
      return [fact(site, limit.path, { code: 'policy-numbers-differ', what, fix })]
    }
    return [...groupBy(odd, ({ field }) => field).values()].flatMap(([found]) => {
      if (!found) return []
      const { field, words } = found
      const what = `The text says "${words}", but the policies in site.yaml have ${known}.`
      const fix = 'Correct the text, or the policy.'
      return [fact(field.record, field.path, { code: 'policy-numbers-differ', what, fix }, words)]
    })
  })
}

/** Texts against a policy from which the policy is wrong. */
const fewestAgainst = 3
