import { z } from 'zod'
import { localTexts } from './local.ts'
import { Count, Line, Markdown, PictureRef, Slug } from './primitives.ts'

/** `counties/<key>.yaml`; the file name fills `{county}` in the slug pattern of site.yaml. */
export const County = z.strictObject({
  /** Without the word County, e.g. `Salt Lake`. */
  name: Line,
  /** Place in every list of counties; ties go by file name. */
  order: Count,
  /** One or two sentences for cards and search results. */
  description: Line,
  /** What a resident would recognise: how the county lies, what its homes are like. */
  body: Markdown,
  heroImage: PictureRef.optional(),
  /** True when its city pages list other communities of the county nearby. */
  showNearby: z.boolean().default(false),
  ...localTexts,
})

export type CountyRecord = z.infer<typeof County>

const emptyToUndefined = (cell: unknown) => (cell === '' ? undefined : cell)
const optionalCell = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional())
const numberCell = (schema: z.ZodType<number>) =>
  z.preprocess((cell) => (typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell), schema)

/** A row of `cities.csv`. Cells are text; an empty cell is an absent value. */
export const CityRow = z
  .strictObject({
    /** File name of a county below counties/. */
    county: Slug,
    name: Line,
    /** Fills `{city}` in the slug pattern of site.yaml. */
    slug: Slug,
    /**
     * `city` one with a government of its own, whatever it calls itself; `community` any other place people name: a
     * hamlet, a neighborhood, a resort. A table without this column is of cities. Source: the class the Census Bureau
     * gives the place, where CDP (census-designated place) is a community.
     */
    kind: optionalCell(z.enum(['city', 'community'])),
    /** Slug of the row this one is another name for; its pages then point their canonical there. */
    alias_of: optionalCell(Slug),
    /** Residents. */
    population: optionalCell(numberCell(z.int().positive())),
    /** `census` a 2020 Census count, `estimate` a later estimate, `company` a figure the company gives. */
    population_basis: optionalCell(z.enum(['census', 'estimate', 'company'])),
    /** Five-digit ZIP codes, a space between. */
    zip_codes: z
      .string()
      .transform((cell) => cell.split(/\s+/).filter(Boolean))
      .pipe(
        z
          .array(
            z.string().regex(/^\d{5}$/, {
              message: 'bad-zip: a ZIP code is five digits; write each whole, with a space between',
            }),
          )
          .min(1),
      ),
    /** Degrees, WGS 84. */
    latitude: optionalCell(numberCell(z.number().min(-90).max(90))),
    longitude: optionalCell(numberCell(z.number().min(-180).max(180))),
    hero_image: optionalCell(PictureRef),
    /** Two to four sentences about the place and what cleaning there is like; shown on its page. */
    description: Line,
    /** Where the figures come from. */
    source: Line,
  })
  .refine((row) => (row.latitude === undefined) === (row.longitude === undefined), {
    message: 'a place has both a latitude and a longitude, or neither; fill in the other, or empty both',
    path: ['latitude'],
  })

export type CityRow = z.infer<typeof CityRow>
