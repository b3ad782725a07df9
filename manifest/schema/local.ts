import { z } from 'zod'
import { Line, Markdown, Slug } from './primitives.ts'

/** What makes the work in a place different: its traits, and what they mean for each service. */
export const localTexts = {
  traits: z
    .array(
      z.strictObject({
        trait: Slug,
        because: Line.describe('Why this place has the trait: one or two sentences about this place only.'),
      }),
    )
    .default([])
    .describe('Traits of this place, by file name in traits/, most important first.'),
  services: z
    .record(Slug, Line)
    .default({})
    .describe('What a service involves in this place, by slug of the service. Plain text.'),
}

/** `cities/<slug>.yaml`: texts about a row of cities.csv, all optional. */
export const CityText = z.strictObject({
  body: Markdown.optional().describe('Details that a resident would recognise, such as its location and its homes.'),
  ...localTexts,
})

export type CityText = z.infer<typeof CityText>

/** `traits/<slug>.yaml`: something that many places share and that affects the work, such as hard water. */
export const Trait = z.strictObject({
  name: Line.describe('Display name, e.g. `Hard water`.'),
  summary: Line.describe('What it means for a home. Shown on the pages of places.'),
  services: z
    .record(
      Slug,
      z.strictObject({
        topic: Line.max(30).describe(
          'Short phrase for a heading and the end of the page title, e.g. `Scale on shower glass`.',
        ),
        text: Line,
      }),
    )
    .describe('What it changes about each service it affects, by slug of the service.'),
})

export type TraitRecord = z.infer<typeof Trait>
