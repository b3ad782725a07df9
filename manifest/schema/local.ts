import { z } from 'zod'
import { Line, Markdown, Slug } from './primitives.ts'

/** What makes the work in a place different: its traits, and what they mean for each service. */
export const localTexts = {
  /** Traits of this place, by file name in traits/, most important first. */
  traits: z
    .array(
      z.strictObject({
        trait: Slug,
        /** Why this place has the trait: one or two sentences about this place only. */
        because: Line,
      }),
    )
    .default([]),
  /** What a service involves in this place, by slug of the service. Plain text. */
  services: z.record(Slug, Line).default({}),
}

/** `cities/<slug>.yaml`: texts about a row of cities.csv, all optional. */
export const CityText = z.strictObject({
  /** Details that a resident would recognise, such as its location and its homes. */
  body: Markdown.optional(),
  ...localTexts,
})

export type CityText = z.infer<typeof CityText>

/** `traits/<slug>.yaml`: something that many places share and that affects the work, such as hard water. */
export const Trait = z.strictObject({
  /** Display name, e.g. `Hard water`. */
  name: Line,
  /** What it means for a home. Shown on the pages of places. */
  summary: Line,
  /** What it changes about each service it affects, by slug of the service. */
  services: z.record(
    Slug,
    z.strictObject({
      /** Short phrase for a heading and the end of the page title, e.g. `Scale on shower glass`. */
      topic: Line.max(30),
      text: Line,
    }),
  ),
})

export type TraitRecord = z.infer<typeof Trait>
