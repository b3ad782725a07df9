import { z } from 'zod'
import { Coordinates, Email, LocalAddress, OpeningHours, Phone } from './contact.ts'
import { Count, HttpsUrl, Line, Markdown, Name, PictureRef, Slug } from './primitives.ts'
import { Embed } from './site.ts'

/**
 * `offices/<slug>.yaml`: an office with a page of its own. An office without an `address` is the one of site.yaml: it has the
 * address, coordinates and phone number there.
 */
export const Office = z.strictObject({
  name: Name.describe(
    'The name under which customers and maps know it, e.g. `Gorge Drain Vancouver`. No two offices have the same.',
  ),
  order: Count.default(1).describe('Position in every list of offices. Equal numbers are ordered by file name.'),
  description: Line.optional().describe(
    'One or two sentences for its page, lists and search results. Default: its address and its counties.',
  ),
  body: Markdown.optional().describe('The main text of its page.'),
  address: LocalAddress.optional().describe('The country is that of site.yaml.'),
  coordinates: Coordinates.optional().describe('Of the office. Required with an `address`.'),
  phone: Phone.optional().describe('Default: the number of site.yaml.'),
  email: Email.optional().describe('Default: the address of site.yaml.'),
  hours: OpeningHours.optional().describe('Default: the hours of site.yaml.'),
  counties: z
    .array(Slug)
    .default([])
    .describe(
      'Its counties, by file name in counties/. Their pages, and those of their cities, have its name, address, phone number and hours. The counties that no office lists belong to the office of site.yaml.',
    ),
  cities: z
    .array(Slug)
    .default([])
    .describe(
      'Towns of counties that another office has, by slug in cities.csv: a second office in a county. The pages of these towns have its name, address, phone number and hours; those of the county keep those of the other office.',
    ),
  image: PictureRef.optional(),
  map: Embed.optional().describe('A map, shown on its page.'),
  sameAs: z.array(HttpsUrl).default([]).describe('Profiles of the office on other sites, e.g. its entry on a map.'),
})

export type OfficeRecord = z.infer<typeof Office>
