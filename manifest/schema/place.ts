import { z } from 'zod'
import { numberCell, optionalCell } from './cells.ts'
import { Latitude, Longitude, Phone } from './contact.ts'
import { localTexts } from './local.ts'
import { Count, Line, Markdown, Name, PictureRef, refusedInTranslations, Slug } from './primitives.ts'

/** What people write for a county without a designation. */
const isNone = /^(?:no|none|nil|null|n\/a|-+|ningun[ao])$/i
/** Words of Spanish and French, in which the name of a county is never before them. */
const wordBefore =
  /^(?:condado|comunidad|provincia|región|municipio|comarca|departamento|distrito|isla|concejo|comté|département|région|municipalité)$/i

/**
 * What completes the name of a county: a word after it, e.g. `County` or `Parish`; a text with `…` for the name, e.g.
 * `County …` or `Provincia de …`; or `none`, as for North Yorkshire.
 */
export const Designation = Name.superRefine((text, { addIssue }) => {
  const refuse = (rule: string, fix: string) => addIssue({ code: 'custom', message: `${rule}; write it like ${fix}` })
  if (text.includes('...'))
    refuse('the place of the name is marked by the character …, not by three dots', `"${text.replaceAll('...', '…')}"`)
  else if (text.split('…').length > 2) refuse('the name of a county occurs once in its designation', '"Provincia de …"')
  else if (isNone.test(text) && text !== 'none') refuse('a county without a designation has the word none', 'none')
  else if (wordBefore.test(text)) refuse('the name of the county comes after it', `"${text} de …"`)
  else if (/(^| )(of|de|del|do|da|di)$/i.test(text)) refuse('the name of the county comes after it', `"${text} …"`)
})

/** `counties/<key>.yaml`. The file name replaces `{county}` in `urls.countySlug` of site.yaml. */
export const County = z.strictObject({
  name: Name.describe('Without its designation, e.g. `Salt Lake`.'),
  designation: Designation.optional().describe('Default: `places.designation` of site.yaml.'),
  region: Name.optional().describe(
    'The state, province or other region, as addresses and titles write it, e.g. `WA`. Default: that of its office.',
  ),
  regionName: Name.optional().describe(
    'The region in full, e.g. `Washington`. Default: the name that the country gives to `region`.',
  ),
  phone: Phone.optional().describe(
    'Phone number on the pages of the county and its cities, e.g. to count calls. Default: that of its office.',
  ),
  order: Count.describe('Position in every list of counties. Equal numbers are ordered by file name.'),
  description: Line.describe('One or two sentences for cards and search results.'),
  body: Markdown.describe('Details that a resident would recognise, such as its location and its homes.'),
  heroImage: PictureRef.optional(),
  showNearby: z
    .union([z.boolean(), z.literal('nearest')])
    .default(false)
    .describe(
      'Whether the pages of its cities list nearby communities: those of the county, or with `nearest`, of all counties.',
    ),
  ...localTexts,
})

export type CountyRecord = z.infer<typeof County>

/** A row of `cities.csv`. All cells are text; an empty cell is a missing value. */
export const CityRow = z
  .strictObject({
    county: Slug.describe('File name of a county in counties/.'),
    name: Name,
    slug: Slug.describe('Replaces `{city}` in `urls.citySlug` of site.yaml.'),
    kind: optionalCell(z.enum(['city', 'community'])).describe(
      '`city`: has its own government, even if it is called a town. `community`: any other named place, such as a hamlet, a neighborhood or a resort. Without this column, every row is a city. Source: the class that the Census Bureau gives the place; a census-designated place (CDP) is a community.',
    ),
    alias_of: optionalCell(Slug).describe(
      'Slug of the row that this row is an alias of. The canonical of its pages is the page of that row.',
    ),
    population: optionalCell(numberCell(z.int().positive())).describe('Residents.'),
    population_basis: optionalCell(z.enum(['census', 'estimate', 'company'])).describe(
      '`census`: a count of the last census, in the United States that of 2020. `estimate`: an estimate, which pages show with "about". `company`: figure given by the company.',
    ),
    postal_codes: optionalCell(refusedInTranslations(Line)).describe(
      'Postal codes, separated by spaces or commas; the country of the company says which are valid. In Britain, Canada, Ireland and the Netherlands also the part that names an area, e.g. `BD16`.',
    ),
    zip_codes: optionalCell(refusedInTranslations(Line)).describe('Another name of the column `postal_codes`.'),
    latitude: optionalCell(numberCell(Latitude)).describe('Degrees, WGS 84.'),
    longitude: optionalCell(numberCell(Longitude)),
    hero_image: optionalCell(PictureRef),
    description: Line.describe('Two to four sentences about the place and the work there. Shown on its page.'),
    source: refusedInTranslations(Line).describe('Source of the figures.'),
  })
  .refine((row) => (row.latitude === undefined) === (row.longitude === undefined), {
    message: 'a place has both a latitude and a longitude, or neither; fill in both cells, or empty both',
    path: ['latitude'],
  })
  .refine((row) => row.postal_codes === undefined || row.zip_codes === undefined, {
    message: 'zip_codes and postal_codes are two names of one column; keep one of them',
    path: ['postal_codes'],
  })

export type CityRow = z.infer<typeof CityRow>
