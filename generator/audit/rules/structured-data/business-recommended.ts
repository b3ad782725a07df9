import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, textOf } from '../../structured-data/nodes.ts'

/** Recommended by Google for a local business, as far as every business has them. */
const recommended = ['telephone', 'url', 'image', 'logo', 'openingHoursSpecification', 'geo', 'priceRange']
const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

/** On the front page a business says of itself what there is to say, and in the form that is read. */
export const businessRecommended: PageRule = {
  code: 'business-recommended',
  scope: 'page',
  title: 'Business that says too little of itself, or in the wrong form',
  severity: 'notice',
  why: 'Hours, telephone and position are what people ask of a business first, and what a result can answer by itself.',
  how: 'On the front page the business states telephone, url, image, logo, openingHoursSpecification, geo and priceRange. On every page a priceRange has fewer than 100 characters, times are HH:MM, a telephone is international (+ and digits), and a position has five decimals; what does not is a warning.',
  fix: 'Add what is missing, or write it in the form that is asked for.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  *check(page): Generator<Issue> {
    for (const node of localBusinesses(page)) {
      for (const fault of faultsOf(node)) yield { severity: 'warning', ...fault }
      if (page.path !== '/') continue
      const lacks = recommended.filter(
        (property) => listOf(node[property]).length === 0 && node.openingHours === undefined,
      )
      if (lacks.length > 0)
        yield { what: `The business in the structured data {pages} does not state ${lacks.join(', ')}.` }
    }
  },
}

function* faultsOf({ telephone, priceRange, openingHoursSpecification, geo }: JsonLdNode): Generator<Issue> {
  const phone = textOf(telephone)
  if (phone !== undefined && !/^\+[\d\s().-]{7,}$/.test(phone))
    yield { what: `The telephone "${phone}" in the structured data {pages} has no country code.`, cause: phone }
  const range = textOf(priceRange)
  if (range !== undefined && range.length >= 100)
    yield {
      what: `The priceRange in the structured data {pages} has ${range.length} characters; of 100 or more nothing is shown.`,
      cause: range,
    }
  for (const hours of listOf(openingHoursSpecification)) {
    if (!isNode(hours)) continue
    for (const property of ['opens', 'closes']) {
      const value = textOf(hours[property])
      if (value !== undefined && !time.test(value))
        yield { what: `The time "${value}" in the structured data {pages} is not of the form HH:MM.`, cause: value }
    }
  }
  for (const position of listOf(geo)) {
    if (!isNode(position)) continue
    for (const property of ['latitude', 'longitude']) {
      const value = String(position[property] ?? '')
      // A number in JSON loses the noughts at its end, so that five decimals may be written as four.
      if (/^-?\d+(\.\d{1,3})?$/.test(value))
        yield {
          what: `The ${property} ${value} in the structured data {pages} is rounded to more than 50 m; five decimals tell a door.`,
          cause: value,
        }
    }
  }
}
