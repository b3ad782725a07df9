import { oneLine } from '../../../core/text/one-line.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { gapIn } from './gaps-in-terms.ts'
import { type Measure, measures } from './measures.ts'
import { policyTexts } from './repeating-texts.ts'

/** Numbers of a policy that differ between its statement and its terms, or between two terms. */
export function checkOwnNumbers(sources: FactSources): Fact[] {
  const { site } = sources
  return site.value.policies.flatMap((policy, index) => {
    const path = ['policies', index]
    const terms = new Set(
      policy.terms.flatMap(({ when, outcome }) => measures(`${when}. ${outcome}`)).map(({ key }) => key),
    )
    if (terms.size === 0) return []
    const gap = gapIn(policy.terms)
    if (gap)
      return [
        fact(site, [...path, 'terms', gap.index, 'when'], {
          code: 'policy-numbers-differ',
          what: `By the policy "${policy.id}", one term begins at "${gap.words}", but another ends at "${gap.other}".`,
          fix: 'Write one number in both.',
        }),
      ]
    // Terms in days say nothing of a share of the price.
    const areShares = new Set([...terms].map(isShare))
    const odd = measures(policy.statement).filter(({ key }) => !terms.has(key) && areShares.has(isShare(key)))
    const reversed = policy.subject === 'cancellation' ? reversedShares(policy.terms) : undefined
    if (reversed)
      return [
        fact(site, [...path, 'terms', reversed.index, 'outcome'], {
          code: 'policy-numbers-differ',
          what: `By the policy "${policy.id}", ${reversed.later} costs ${reversed.laterShare}, but more notice, ${reversed.earlier}, costs ${reversed.earlierShare}.`,
          fix: 'Exchange the two shares, or correct one of them.',
        }),
      ]
    const wrongTerm = termAgainst(odd[0], policy, sources)
    if (odd[0] && wrongTerm)
      return [
        fact(site, [...path, 'terms', wrongTerm.index, 'outcome'], {
          code: 'policy-numbers-differ',
          what: `A term of the policy "${policy.id}" says "${wrongTerm.words}", but its statement and other texts say "${odd[0].words}".`,
          fix: 'Correct the term.',
        }),
      ]
    return odd.slice(0, 1).map(({ words }) =>
      fact(
        site,
        [...path, 'statement'],
        {
          code: 'policy-numbers-differ',
          what: `The statement of the policy "${policy.id}" says "${words}", but its terms do not.`,
          fix: 'Correct the statement or the terms.',
        },
        words,
      ),
    )
  })
}

const isShare = (key: string) => key.endsWith('%')

/**
 * The term with the number of a statement in another unit, or with a number in its unit that the statement does not have, if
 * a text beside the policies says what the statement says.
 */
function termAgainst(
  odd: Measure | undefined,
  { statement, terms }: { statement: string; terms: readonly { outcome: string }[] },
  sources: FactSources,
) {
  if (!odd || !policyTexts(sources).some(({ text }) => oneLine(text).includes(odd.words))) return undefined
  const [number, unit] = odd.key.split(' ')
  const indexOf = (isMeant: (key: string) => boolean) =>
    terms.findIndex(({ outcome }) => measures(outcome).some(({ key }) => isMeant(key)))
  const same = indexOf((key) => key.split(' ')[0] === number)
  const stated = new Set(measures(statement).map(({ key }) => key))
  const index = same >= 0 ? same : indexOf((key) => key.split(' ')[1] === unit && !stated.has(key))
  const words = measures(terms[index]?.outcome ?? '')[0]?.words
  return words === undefined ? undefined : { index, words }
}

/** `less than 24 hours`: a cancellation that late. */
const late = /\b(?:less than|under|within|fewer than)\s+(\d+)\s*(hours?|days?)\b|\b(?:the )?same[ -]day\b/i

/** Terms of a cancellation by which less notice costs less: the shares of two lines are exchanged. */
function reversedShares(terms: readonly { when: string; outcome: string }[]) {
  const lines = terms.flatMap(({ when, outcome }, index) => {
    const [words, number = 0, unit = ''] = late.exec(when) ?? []
    const share = /^\D*(\d+)\s?%/.exec(outcome)?.[1]
    if (words === undefined || share === undefined) return []
    return [
      {
        index,
        words: words.toLowerCase(),
        hours: Number(number) * (unit.startsWith('d') ? 24 : 1),
        share: Number(share),
      },
    ]
  })
  const [first, ...more] = lines.sort((a, b) => b.hours - a.hours)
  let before = first
  for (const line of more) {
    if (before && line.share < before.share && !/refund/i.test(terms[line.index]?.outcome ?? ''))
      return {
        index: line.index,
        later: line.words,
        laterShare: `${line.share}%`,
        earlier: before.words,
        earlierShare: `${before.share}%`,
      }
    before = line
  }
  return undefined
}
