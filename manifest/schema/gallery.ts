import { z } from 'zod'
import { Line, PictureRef, Slug } from './primitives.ts'

/** A picture, or the same thing before and after the work. Alt texts are in images.yaml. */
const GalleryItem = z
  .strictObject({
    image: PictureRef.optional(),
    before: PictureRef.optional(),
    after: PictureRef.optional(),
    caption: Line.describe('What was done.'),
    city: Slug.optional().describe('Where, by slug in cities.csv.'),
  })
  .refine(
    ({ image, before, after }) =>
      (image === undefined) === (before !== undefined && after !== undefined) &&
      (before === undefined) === (after === undefined),
    {
      message: 'an entry has one image, or a picture before and one after; write either image, or before and after',
    },
  )
  .refine(({ before, after }) => before === undefined || before !== after, {
    message: 'the pictures before and after are the same file; name two files',
  })

/** Pictures of finished work. */
export const Gallery = z.strictObject({
  heading: Line.optional().describe('Default: a word for finished work.'),
  text: Line.optional(),
  items: z.array(GalleryItem).min(1),
})

export type Gallery = z.infer<typeof Gallery>
