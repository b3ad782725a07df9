import { z } from 'zod'
import { Coordinates, Email, LocalAddress, OpeningHours, Phone } from './contact.ts'
import { Count, HttpsUrl, Line, Markdown, Name, PictureRef, Slug } from './primitives.ts'
import { Embed } from './site.ts'

/**
 * `offices/<slug>.yaml`: an office with a page of its own. An office without an `address` is the one of site.yaml: it has the
 * address, coordinates and phone number there.
 */
export const Office = z.strictObject({
  /** The name under which customers and maps know it, e.g. `Gorge Drain Vancouver`. No two offices have the same. */
  name: Name,
  /** Position in every list of offices. Equal numbers are ordered by file name. */
  order: Count.default(1),
  /** One or two sentences for its page, lists and search results. Default: its address and its counties. */
  description: Line.optional(),
  /** The main text of its page. */
  body: Markdown.optional(),
  /** The country is that of site.yaml. */
  address: LocalAddress.optional(),
  /** Of the office. Required with an `address`. */
  coordinates: Coordinates.optional(),
  /** Default: the number of site.yaml. */
  phone: Phone.optional(),
  /** Default: the address of site.yaml. */
  email: Email.optional(),
  /** Default: the hours of site.yaml. */
  hours: OpeningHours.optional(),
  /**
   * Its counties, by file name in counties/. Their pages, and those of their cities, have its name, address, phone number
   * and hours. The counties that no office lists belong to the office of site.yaml.
   */
  counties: z.array(Slug).default([]),
  /**
   * Towns of counties that another office has, by slug in cities.csv: a second office in a county. The pages of these towns
   * have its name, address, phone number and hours; those of the county keep those of the other office.
   */
  cities: z.array(Slug).default([]),
  image: PictureRef.optional(),
  /** A map, shown on its page. */
  map: Embed.optional(),
  /** Profiles of the office on other sites, e.g. its entry on a map. */
  sameAs: z.array(HttpsUrl).default([]),
})

export type OfficeRecord = z.infer<typeof Office>
