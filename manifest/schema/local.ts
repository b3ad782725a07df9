import { z } from 'zod'
import { Line, Markdown, Slug } from './primitives.ts'

/** What makes the work in a place different: which traits it has and why, and what that means for each service. */
export const localTexts = {
  /** Files of traits/ that hold for this place, the most telling first. */
  traits: z
    .array(
      z.strictObject({
        trait: Slug,
        /** What makes it hold here: one or two sentences about this place alone. */
        because: Line,
      }),
    )
    .default([]),
  /** What doing a service is like in this place, by the service's slug. */
  services: z.record(Slug, Line).default({}),
}

/** `cities/<slug>.yaml`, for a row of cities.csv: the longer texts about it. Every one of them may be absent. */
export const CityText = z.strictObject({
  /** What a resident would recognise: how the place lies, what its homes are like. */
  body: Markdown.optional(),
  ...localTexts,
})

export type CityText = z.infer<typeof CityText>

/** `traits/<slug>.yaml`: something many places share that bears on the work, such as hard water. */
export const Trait = z.strictObject({
  /** As a person says it, e.g. `Hard water`. */
  name: Line,
  /** What it means for any home that has it; shown on the pages of places. */
  summary: Line,
  /** What it changes about each service it bears on, by the service's slug. */
  services: z.record(
    Slug,
    z.strictObject({
      /** A few words for a heading and the end of a page's title, e.g. `Scale on shower glass`. */
      topic: Line.max(30),
      text: Line,
    }),
  ),
})

export type TraitRecord = z.infer<typeof Trait>
