import { z } from 'zod'
import { Count, Line, Markdown, PictureRef, Slug } from './primitives.ts'

const Currency = z.string().regex(/^[A-Z]{3}$/, { message: 'a currency is an ISO 4217 code; write it like USD' })

export const Price = z.discriminatedUnion('kind', [
  /** Starts at an amount for a unit of work, e.g. $99 with the unit `visit`: "From $99 per visit". */
  z.strictObject({ kind: z.literal('from'), amount: z.number().positive(), currency: Currency, unit: Line }),
  /** Starts at an amount an hour. */
  z.strictObject({
    kind: z.literal('hourly'),
    amount: z.number().positive(),
    currency: Currency,
    unit: z.literal('hour'),
  }),
  /** Named after the company has seen the job. */
  z.strictObject({ kind: z.literal('quote') }),
  /** Made up by the customer from parts. */
  z.strictObject({ kind: z.literal('custom') }),
])

export type Price = z.infer<typeof Price>

/** `services/<slug>.yaml`; the file name is the slug. */
export const Service = z.strictObject({
  name: Line,
  /** Place in every list of services; ties go by slug. */
  order: Count,
  /** Key in icons.yaml. */
  icon: Slug,
  /** One or two sentences for the card and, in part, for search results. */
  description: Line,
  /** The body of the service's page. */
  fullDescription: Markdown,
  /** What a buyer asks next; shown on the service's own page only, where the pages of places lead. */
  sections: z.array(z.strictObject({ heading: Line, text: Markdown })).default([]),
  /** What is included, one short phrase each. */
  features: z.array(Line).min(1),
  price: Price,
  /** What the price depends on. */
  pricingNote: Line,
  /** A condition the customer must know before booking. */
  requirement: Line.optional(),
  image: PictureRef.optional(),
})

export type ServiceRecord = z.infer<typeof Service>

/** `icons.yaml`: key to the path data (SVG `d`) of a line drawing on a 24 × 24 grid. */
export const Icons = z.record(
  Slug,
  z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s.,-]+$/, {
    message: 'an icon is SVG path data and nothing else; write what stands in the d attribute of a path',
  }),
)
