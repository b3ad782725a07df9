import type { Coordinates } from '../core/known-place.ts'
import type { Address } from './contact-facts.ts'

/** What only the owner knows, and what the data says about the places. */
export type ProjectFacts = {
  company: string
  phone: { e164: string; display: string }
  email: string
  address: Address & { regionName?: string }
  /** The centre of the office's postal code, or of its town. */
  coordinates: Coordinates
  /** BCP 47; the manifest is in the first one. */
  languages: readonly string[]
  /** IANA name, e.g. `America/Los_Angeles`. */
  timeZone: string
  /** `https://www.company.com` */
  origin: string
  /** `YYYY-MM-DD` */
  today: string
  /** Slugs and names of the counties, and the words that complete the names: `County`, `Parish` or `none`. */
  counties: { slug: string; name: string; designation: string }[]
  /** Places, the largest of each county first. */
  places: readonly { slug: string; name: string; county: string }[]
  /** Number of places that have the nearest postal code, because the data has none of their name. */
  nearestPostalCodes: number
  /** Whether no place has a postal code, although addresses of the country have one. */
  lacksPostalCodes: boolean
}
