import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { dataNodes, hasType, listOf } from '../../structured-data/nodes.ts'

/** A rating outside of its scale, or of no one. */
export const ratingValue: PageRule = {
  code: 'rating-value',
  scope: 'page',
  title: 'Impossible rating in structured data',
  severity: 'error',
  why: 'A search engine shows no stars for a rating that cannot be right, and takes the rest of the markup for wrong too.',
  how: 'ratingValue must be a number from worstRating to bestRating, which are 1 and 5 by default. Numbers of ratings and reviews must be whole and above 0.',
  fix: 'Correct the rating, or remove it.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/review-snippet',
  supersededBy: ['review-self-serving'],
  *check(page): Generator<Issue> {
    for (const node of dataNodes(page))
      if (node.ratingValue !== undefined || hasType(node, 'AggregateRating')) yield* faultsOf(node)
  },
}

function* faultsOf(node: JsonLdNode): Generator<Issue> {
  const [value] = listOf(node.ratingValue)
  const [worst, best] = [numberOf(node.worstRating) ?? 1, numberOf(node.bestRating) ?? 5]
  const rating = numberOf(value)
  if (value !== undefined && (rating === undefined || rating < worst || rating > best))
    yield {
      what: `The rating ${String(value)} in the structured data {pages} is not on its scale, from ${worst} to ${best}.`,
      cause: String(value),
    }
  for (const property of ['ratingCount', 'reviewCount']) {
    const [count] = listOf(node[property])
    if (count !== undefined && !/^[1-9]\d*$/.test(String(count)))
      yield {
        what: `The ${property} ${String(count)} in the structured data {pages} is not a number above 0.`,
        cause: String(count),
      }
  }
}

function numberOf(value: unknown): number | undefined {
  const [first] = listOf(value)
  const text = String(first ?? '').trim()
  return /^\d+(?:[.]\d+)?$/.test(text) ? Number(text) : undefined
}
