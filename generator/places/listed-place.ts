import type { KnownPlace } from '../core/known-place.ts'

/**
 * A place without its postal codes: finding them takes too long to do it for a whole country. `otherNames` are those of other
 * languages and times, with commas between them.
 */
export type ListedPlace = Omit<KnownPlace, 'postalCodes' | 'hasNearestPostalCode'> & { otherNames: string }
