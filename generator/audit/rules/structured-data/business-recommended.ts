import type { JsonLdNode } from '../../../core/html/json-ld.ts'
import type { Issue, PageRule } from '../../rule.ts'
import { isNode, listOf, localBusinesses, textOf } from '../../structured-data/nodes.ts'

/** Properties that Google recommends for a local business and that every business has. */
const recommended = ['telephone', 'url', 'image', 'logo', 'openingHoursSpecification', 'geo', 'priceRange']
const time = /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/

/** A business node without recommended properties, or with values in the wrong format. */
export const businessRecommended: PageRule = {
  code: 'business-recommended',
  scope: 'page',
  title: 'Incomplete business markup',
  severity: 'notice',
  why: 'Opening hours, phone number and location are what people look for first, and what a search result can show directly.',
  how: 'On the home page, and on the page of an office, the business states telephone, url, image, logo, openingHoursSpecification, geo and priceRange. On every page, priceRange has fewer than 100 characters, times are HH:MM, telephone is international (+ and digits), and coordinates have at least four decimals; anything else is a warning, and a wrong time an error.',
  fix: 'Add the missing properties.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/local-business',
  supersededBy: ['jsonld-several'],
  *check(page): Generator<Issue> {
    for (const node of localBusinesses(page)) {
      for (const issue of formatIssues(node)) yield { severity: 'warning', ...issue }
      if (page.path !== '/' && page.route !== 'officePage') continue
      const missing = recommended.filter(
        (property) => listOf(node[property]).length === 0 && node.openingHours === undefined,
      )
      if (missing.length > 0)
        yield { what: `The business in the structured data {pages} does not state ${missing.join(', ')}.` }
    }
  },
}

function* formatIssues({ telephone, priceRange, openingHoursSpecification, geo }: JsonLdNode): Generator<Issue> {
  const phone = textOf(telephone)
  if (phone !== undefined && !/^\+[\d\s().-]{7,}$/.test(phone))
    yield {
      what: `The telephone "${phone}" in the structured data {pages} has no country code.`,
      fix: 'Write the number with + and the country code.',
      cause: phone,
    }
  const range = textOf(priceRange)
  if (range !== undefined && range.length >= 100)
    yield {
      what: `The priceRange in the structured data {pages} has ${range.length} characters; Google ignores 100 or more.`,
      fix: 'Shorten the price range.',
      phrase: range,
      cause: range,
    }
  for (const hours of listOf(openingHoursSpecification)) {
    if (!isNode(hours)) continue
    for (const property of ['opens', 'closes']) {
      const value = textOf(hours[property])
      if (value !== undefined && !time.test(value))
        yield {
          severity: 'error',
          what: `The time "${value}" in the structured data {pages} is not in the format HH:MM.`,
          fix: 'Write the time with two digits for the hour and two for the minute, such as 07:30.',
          // Times are written in one form.
          cause: 'time',
          subject: 'hours',
        }
    }
  }
  for (const position of listOf(geo)) {
    if (!isNode(position)) continue
    const { latitude, longitude } = position
    // Both come from one map. If one of them is exact, the other one has lost its trailing zeros, as numbers in JSON do.
    if (isCoarse(latitude) && isCoarse(longitude))
      yield {
        what: `The coordinates ${latitude}, ${longitude} in the structured data {pages} have too few decimals; five locate a building.`,
        fix: 'Write latitude and longitude with five decimals, as maps on the web show them.',
        phrase: `latitude: ${latitude}`,
        cause: `${latitude}, ${longitude}`,
      }
  }
}

const isCoarse = (degrees: unknown) => /^-?\d+(\.\d{1,3})?$/.test(String(degrees ?? ''))
