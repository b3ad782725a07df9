import { z } from 'zod'
import { ImageFile, Line, PictureName, PictureRef, Slug } from './primitives.ts'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** What the light of a drawing is: a low sun in the morning, a high one, a low one in the evening, none. */
export const lights = ['morning', 'day', 'evening', 'night'] as const
export type Light = (typeof lights)[number]

/** Places a picture stands in for, by slug in cities.csv or file name of a county. */
const standsFor = {
  /** Those that have none of their own. */
  stockFor: z.array(Slug).default([]),
  /** The same, but before any other picture of theirs. */
  alwaysFor: z.array(Slug).default([]),
}

/** `images.yaml`: what each picture shows, what is drawn where there is none, and which places they stand in for. */
export const Images = z.strictObject({
  /** Files below `images/`. Those named after a place, `{slug}-hero` and `{slug}-secondary`, need no entry. */
  pictures: z
    .array(
      z.strictObject({
        file: ImageFile,
        /** Describes the picture for someone who cannot see it. */
        alt: Line,
        ...standsFor,
      }),
    )
    .default([]),
  /** Drawn at build time, unless `images/` holds a picture of that name. Each place gets a drawing of its own. */
  drawings: z
    .array(
      z.strictObject({
        /** Path below `images/` without an ending, e.g. `stock/lake`. */
        name: PictureName,
        /** What is drawn: the name of a scene in `drawings/scenes.ts`, e.g. `lake`. Checked by the stage `images`. */
        scene: Line,
        /** Each drawing is of one of these; those of neighbours in the list differ. */
        seasons: z
          .array(z.enum(seasons))
          .min(1)
          .default([...seasons]),
        lights: z.array(z.enum(lights)).min(1).default(['morning', 'day', 'evening']),
        /** True of every drawing made of this, whatever the place. */
        alt: Line,
        ...standsFor,
        /** Stands in for places that no list names, too. */
        stockForOthers: z.boolean().default(false),
      }),
    )
    .default([]),
  /** The stand-in for every place no other picture is for. */
  fallback: PictureRef,
})

export type Images = z.infer<typeof Images>
export type DrawingEntry = Images['drawings'][number]
