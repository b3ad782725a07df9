import type { SiteRule } from '../../rule.ts'
import { strayRule } from '../../truth/stray-rule.ts'

/** A distance or population that the table of cities does not give. */
export const figureDiffers: SiteRule = strayRule({
  code: 'figure-differs',
  kind: 'figure',
  title: 'Untrue distance, population, number of places or coordinates',
  severity: 'error',
  why: 'Residents notice a wrong distance or number at once, and doubt the rest of the page.',
  how: 'On pages about a city or county, the population in the list of facts must be that of cities.csv, a number of residents in a sentence must be about the same, and a sentence with a distance, a time by car, an altitude or a year of foundation must be the one that the build computes from the coordinates, or a text of the manifest. The numbers of places and services in the list of facts about a county must be those of the manifest. On all pages, the coordinates in structured data must be those of the company, its office or the city; of a city, they may be up to two kilometers away, and more if no other city is nearer.',
  fix: 'Correct the row of the place in cities.csv. If the page was edited by hand, rebuild it.',
  source: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  supersededBy: ['duplicate-page', 'place-differs', 'placeholder-text', 'source-in-text'],
  what: ({ path }, { first }) =>
    first.slot === 'population'
      ? `The population on ${path} is ${first.found}, but cities.csv has ${first.wanted}.`
      : first.slot === 'count'
        ? `${path} gives ${/^[\d.,]+$/.test(first.found) ? `the number ${first.found}` : `"${first.found}"`} under "${first.phrase}", but the manifest has ${first.wanted}.`
        : first.slot === 'coordinates'
          ? `The structured data of ${path} gives ${first.phrase} the coordinates ${first.found}, but the manifest has ${first.wanted}.`
          : `The text of ${path} says "${first.phrase}", which does not follow from cities.csv.`,
})
