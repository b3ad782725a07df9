import type { Place } from '../place.ts'
import type { SiteIndex } from '../site.ts'
import { citySentences } from './city-sentences.ts'
import { countySentences } from './county-sentences.ts'

/** Sentences about a place, such as its distance from the office, computed from the table of cities. Empty without any. */
export const placeSentences = (site: SiteIndex, place: Place): string =>
  place.kind === 'city' ? citySentences(site, place.city, place.county) : countySentences(site, place.county)
