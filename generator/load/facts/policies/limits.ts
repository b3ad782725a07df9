import { groupBy } from '../../../core/group-by.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import type { Located } from '../../records.ts'
import type { Fact, FactSources } from '../fact.ts'
import { matchesOf, textsOf } from '../texts.ts'
import { checkStated } from './stated-terms.ts'

/** A number of things of two words in small letters: `2 garbage bags`. */
const numberOfThings = /(?<![\d.,–-])(\d{1,3}) ([a-z]+ [a-z]+s)\b/g
/** `hours of`, and `working days`. */
const timeOrMoney =
  /^(?:hour|day|week|month|minute|year|percent|dollar|euro|pound|hora|d[ií]a|semana|mes|minuto|año)|(?:hour|day|night|week|month|minute|year|dollar|euro|pound)s$/

/** Things that the policies limit to a number, such as garbage bags, have the same number in every text. */
export function checkThings(sources: FactSources): Fact[] {
  const { site, records } = sources
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
  const { checklist } = records.documents
  const stated = [...pages, ...services, ...(checklist ? [checklist] : [])].flatMap((record: Located<unknown>) =>
    textsOf(record).flatMap((field) =>
      matchesOf(oneLine(field.text), numberOfThings).flatMap(([words, value = '', things = '']) =>
        limits.has(things) ? [{ field, words, value, things }] : [],
      ),
    ),
  )
  return [...groupBy(stated, ({ things }) => things)].flatMap(([things, all]) => {
    const limit = limits.get(things)
    if (!limit) return []
    const has = `${[...limit.numbers].join(' and ')} ${things}`
    const found = all.map((each) => ({ ...each, isRight: limit.numbers.has(each.value) }))
    return checkStated(sources, { path: limit.path, has, severity: 'error' }, found)
  })
}
