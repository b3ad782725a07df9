import { z } from 'zod'
import { ImageFile, Line, PictureName, PictureRef, refusedInTranslations, Slug } from './primitives.ts'

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof seasons)[number]

/** Light of a drawing: low sun in the morning, high sun, low sun in the evening, no sun. */
export const lights = ['morning', 'day', 'evening', 'night'] as const
export type Light = (typeof lights)[number]

/** Places that use an image, by slug in cities.csv or file name of a county. */
const standsFor = {
  stockFor: z.array(Slug).default([]).describe('Places that use it if they have no image.'),
  alwaysFor: z.array(Slug).default([]).describe('Places that use it even if they have an image.'),
}

/** `images.yaml`: alt text of each image, drawings for missing images, and the places that use them. */
export const Images = z.strictObject({
  scenes: Slug.optional().describe(
    'The trade whose scenes drawings may show, beside those that fit any trade: `cleaning`.',
  ),
  pictures: z
    .array(
      z.strictObject({
        file: ImageFile,
        alt: Line.describe('Alt text.'),
        ...standsFor,
      }),
    )
    .default([])
    .describe('Files below `images/`. Files named after a place, `{slug}-hero` and `{slug}-secondary`, need no entry.'),
  drawings: z
    .array(
      z.strictObject({
        name: PictureName.describe('Path below `images/` without an extension, e.g. `stock/lake`.'),
        scene: refusedInTranslations(Line)
          .optional()
          .describe(
            'What is drawn: the name of a scene in `drawings/scenes.ts`, e.g. `lake`. Default: the scenes that fit any trade, in turn.',
          ),
        seasons: z
          .array(z.enum(seasons))
          .min(1)
          .optional()
          .describe(
            'Each drawing shows one of these seasons. Drawings of consecutive places differ. Default: all, without winter where winters have no snow.',
          ),
        lights: z.array(z.enum(lights)).min(1).default(['morning', 'day', 'evening']),
        alt: Line.optional().describe(
          'Alt text. It must fit every drawing of this entry, for every place. Default: that of a scene for any trade.',
        ),
        ...standsFor,
        stockForOthers: z.boolean().default(false).describe('Also used for places that no list names.'),
      }),
    )
    .default([])
    .describe('Drawn during the build, unless `images/` has an image of that name. Each place gets its own drawing.'),
  fallback: PictureRef.describe(
    'Used for every place without another image, and shown in place of an image that does not load.',
  ),
})

export type Images = z.infer<typeof Images>
export type DrawingRecord = Images['drawings'][number]
