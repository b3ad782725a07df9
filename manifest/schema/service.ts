import { z } from 'zod'
import { Gallery } from './gallery.ts'
import { pathMistake } from './path-data.ts'
import { Count, Line, Markdown, PictureRef, SchemaType, Slug } from './primitives.ts'

const currencies = new Set(Intl.supportedValuesOf('currency'))

const Currency = z.string().refine((code) => currencies.has(code), {
  error: ({ input }) => `a currency is an ISO 4217 code; write it like ${codeOf(String(input))}`,
})

/** `EUR` for `€` and `eur`, `GBP` for `£`; an example for what is neither a sign nor a code. */
function codeOf(text: string): string {
  if (currencies.has(text.toUpperCase())) return text.toUpperCase()
  const signOf = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency })
      .formatToParts(0)
      .find(({ type }) => type === 'currency')
  return [...currencies].find((currency) => signOf(currency)?.value === text) ?? 'USD'
}

/** What a price is for. Pages write the word before it: `per visit`, `por visita`. */
const Unit = Line.refine((unit) => !/^(?:\/|(?:per|por) )/i.test(unit), {
  error: ({ input }) =>
    `pages write the word before a unit themselves; write it like ${String(input).replace(/^(?:\/|(?:per|por) )\s*/i, '')}`,
})

export const Price = z.discriminatedUnion('kind', [
  /** A minimum price per unit of work, e.g. $99 with the unit `visit`: "From $99 per visit". */
  z.strictObject({ kind: z.literal('from'), amount: z.number().positive(), currency: Currency, unit: Unit }),
  /** A minimum price per hour. The program writes the unit in the language of the page; a translation leaves the price out. */
  z.strictObject({
    kind: z.literal('hourly'),
    amount: z.number().positive(),
    currency: Currency,
    unit: z.literal('hour'),
  }),
  /** Stated after the company has seen the job. */
  z.strictObject({ kind: z.literal('quote') }),
  /** Depends on the parts that the customer chooses. */
  z.strictObject({ kind: z.literal('custom') }),
])

export type Price = z.infer<typeof Price>

/** `services/<slug>.yaml`; the file name is the slug. */
export const Service = z.strictObject({
  name: Line,
  order: Count.describe('Position in every list of services. Equal numbers are ordered by slug.'),
  icon: Slug.describe('Key in icons.yaml.'),
  description: Line.describe('One or two sentences for the card and, in part, for search results.'),
  fullDescription: Markdown.describe('The main text of the service page.'),
  sections: z
    .array(z.strictObject({ heading: Line, text: Markdown }))
    .default([])
    .describe('Further questions of customers. Shown only on the service page, which the pages of places link to.'),
  features: z.array(Line).min(1).describe('What is included, as short phrases.'),
  price: Price,
  pricingNote: Line.describe('What the price depends on.'),
  requirement: Line.optional().describe('A condition the customer must know before booking.'),
  image: PictureRef.optional(),
  gallery: Gallery.optional().describe('Pictures of finished work. Shown only on the service page.'),
  ownSections: z
    .array(Slug)
    .optional()
    .describe('Sections below the content of the service page, by their names in citywide.config.ts.'),
  category: Slug.optional().describe('The category it belongs to, by file name in categories/.'),
  type: SchemaType.default('Service').describe('Service of schema.org or one of its subtypes, e.g. `TaxiService`.'),
  serviceType: Line.optional().describe(
    'The kind of service in structured data, e.g. `Boiler repair`. Default: the name.',
  ),
})

export type ServiceRecord = z.infer<typeof Service>

/** `icons.yaml`: key to the path data (SVG `d`) of a line drawing on a 24 × 24 grid. */
export const Icons = z.record(
  Slug,
  z
    .string()
    .regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s.,-]+$/, {
      error: ({ input }) =>
        pathMistake(String(input)) ?? 'an icon contains only SVG path data; copy the d attribute of a path',
    })
    .refine((data) => pathMistake(data) === undefined, { error: ({ input }) => pathMistake(String(input)) ?? '' }),
)
