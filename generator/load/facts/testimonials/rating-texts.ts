import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, sentencesOf } from '../texts.ts'

/** Most stars of an unhappy customer. */
const lowest = 2
const praise =
  /\b(?:great|excellent|wonderful|fantastic|amazing|spotless|perfect(?:ly)?|thorough|grateful|recommend|love[ds]?|best|sparkl\w+|impressed|friendly|careful|patient|honest(?:ly)?|helpful|well spent|without any fuss|on time)\b/i
const blame =
  /\b(?:not|never|no|didn.t|wasn.t|won.t|but|however|late|missed|broke\w*|dirty|rude|disappoint\w*|worst|bad|poor(?:ly)?|complain\w*|refund|terrible|awful|unfortunately)\b/i

/** Among so many testimonials, a single one with few stars is more likely a mistake than a choice. */
const fewestItems = 8

/** One or two stars above a text that only praises, and the only such stars of many. English alone. */
export function checkRatings(sources: FactSources): Fact[] {
  const { testimonials } = sources.records.documents
  if (!testimonials || !isEnglish(sources)) return []
  const { items } = testimonials.value
  const isOnly = items.length >= fewestItems && items.filter(({ rating }) => rating <= lowest).length === 1
  return items.flatMap(({ rating, review, name }, index) => {
    const isPraise = praise.test(review) && !blame.test(review)
    if (rating > lowest || !(isPraise || isOnly)) return []
    const why = isPraise ? 'but its text only praises' : 'and no other has so few'
    return [
      fact(testimonials, ['items', index, 'rating'], {
        code: 'rating-unlike-text',
        severity: 'warning',
        what: `The testimonial of ${name} has ${rating} of 5 stars, ${why}.`,
        fix: 'Correct the rating.',
      }),
    ]
  })
}

/** What only an unhappy customer says. */
const verdict =
  /\b(?:(?:would(?:n.t| not| never)|will (?:not|never)|won.t|do(?:n.t| not)|never) (?:(?:be )?(?:hir|us|book|call|recommend|trust)(?:e|ing)?|go with) (?:them|this|that|these|you|it\b|again)|stay away from|avoid (?:them|this company)|(?:complete|total) waste of|(?:never|not) (?:called|came|showed|shown) (?:me )?(?:back|up)|want(?:ed)? (?:my|our) money back|rip-?off|(?:very|really|so) (?:disappointed|unhappy|dissatisfied)|(?:terrible|awful|horrible|worst) (?:service|job|experience|company|work))\b/i
/** Signs that the words are about another company, or a fear that did not come true. */
const ofOthers =
  /\b(?:previous|last|former|old|other|others|another|else|before|first (?:company|one)|used to|until|thought|feared|worried|expected|never|not (?:been|be))\b/i

/** `Three contractors never called back`: what several others did. */
const severalOthers =
  /\b(?:two|three|four|five|six|\d|several|some|most|many|a few)\s(?:\p{L}+\s)?\p{L}+(?:s|men|people)\s(?:had\s|just\s|simply\s)?$/iu
/** `One company never came back`. */
const aSingleOther = /\b(?:one|an?) (?:\p{L}+ )?(?:company|contractor|firm|business|outfit|guy)\s(?:had\s|just\s)?$/iu

/** Fewest stars of a happy customer. */
const contented = 4

/** Four or five stars above a text that warns others. English alone. */
export function checkWarnings(sources: FactSources): Fact[] {
  const { testimonials } = sources.records.documents
  if (!testimonials || !isEnglish(sources)) return []
  return testimonials.value.items.flatMap(({ rating, review, name }, index) => {
    if (rating < contented || !verdict.test(review) || praise.test(review)) return []
    const said = sentencesOf(review).find((each) => {
      const [words = ''] = verdict.exec(each) ?? []
      const before = each.slice(0, each.indexOf(words))
      const isOfOthers =
        ofOthers.test(each.replace(words, '')) || severalOthers.test(before) || aSingleOther.test(before)
      return words !== '' && !isOfOthers
    })
    if (said === undefined) return []
    const [words = ''] = verdict.exec(said) ?? []
    return [
      fact(
        testimonials,
        ['items', index, 'review'],
        {
          code: 'rating-unlike-text',
          severity: 'warning',
          what: `The testimonial of ${name} has ${rating} of 5 stars, but says "${words}".`,
          fix: 'Correct the rating, or the text.',
        },
        words,
      ),
    ]
  })
}
