import { z } from 'zod'
import { localTexts } from './local.ts'
import { Count, Line, Markdown, PictureRef, Slug } from './primitives.ts'

/** `counties/<key>.yaml`. The file name replaces `{county}` in `urls.countySlug` of site.yaml. */
export const County = z.strictObject({
  /** Without the word County, e.g. `Salt Lake`. */
  name: Line,
  /** Position in every list of counties. Equal numbers are ordered by file name. */
  order: Count,
  /** One or two sentences for cards and search results. */
  description: Line,
  /** Details that a resident would recognise, such as its location and its homes. */
  body: Markdown,
  heroImage: PictureRef.optional(),
  /** Whether the pages of its cities list nearby communities of the county. */
  showNearby: z.boolean().default(false),
  ...localTexts,
})

export type CountyRecord = z.infer<typeof County>

const emptyToUndefined = (cell: unknown) => (cell === '' ? undefined : cell)
const optionalCell = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional())
const numberCell = (schema: z.ZodType<number>) =>
  z.preprocess((cell) => (typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell), schema)

/** A row of `cities.csv`. All cells are text; an empty cell is a missing value. */
export const CityRow = z
  .strictObject({
    /** File name of a county in counties/. */
    county: Slug,
    name: Line,
    /** Replaces `{city}` in `urls.citySlug` of site.yaml. */
    slug: Slug,
    /**
     * `city`: has its own government, even if it is called a town. `community`: any other named place, such as a hamlet,
     * a neighborhood or a resort. Without this column, every row is a city. Source: the class that the Census Bureau gives
     * the place; a census-designated place (CDP) is a community.
     */
    kind: optionalCell(z.enum(['city', 'community'])),
    /** Slug of the row that this row is an alias of. The canonical of its pages is the page of that row. */
    alias_of: optionalCell(Slug),
    /** Residents. */
    population: optionalCell(numberCell(z.int().positive())),
    /** `census`: 2020 Census count. `estimate`: later estimate. `company`: figure given by the company. */
    population_basis: optionalCell(z.enum(['census', 'estimate', 'company'])),
    /** Five-digit ZIP codes, separated by spaces. */
    zip_codes: z
      .string()
      .transform((cell) => cell.split(/\s+/).filter(Boolean))
      .pipe(
        z
          .array(
            z.string().regex(/^\d{5}$/, {
              message: 'bad-zip: a ZIP code has five digits; write all five digits of each code, separated by spaces',
            }),
          )
          .min(1),
      ),
    /** Degrees, WGS 84. */
    latitude: optionalCell(numberCell(z.number().min(-90).max(90))),
    longitude: optionalCell(numberCell(z.number().min(-180).max(180))),
    hero_image: optionalCell(PictureRef),
    /** Two to four sentences about the place and the work there. Shown on its page. */
    description: Line,
    /** Source of the figures. */
    source: Line,
  })
  .refine((row) => (row.latitude === undefined) === (row.longitude === undefined), {
    message: 'a place has both a latitude and a longitude, or neither; fill in both cells, or empty both',
    path: ['latitude'],
  })

export type CityRow = z.infer<typeof CityRow>
