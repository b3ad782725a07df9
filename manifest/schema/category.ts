import { z } from 'zod'
import { Count, Line, Markdown, PictureRef, Title } from './primitives.ts'

/** `categories/<slug>.yaml`: a group of services with a page of its own; the file name is the slug. */
export const Category = z.strictObject({
  name: Line,
  order: Count.describe('Position among the categories. Equal numbers are ordered by slug.'),
  description: Line.describe('One or two sentences for the list of services and, in part, for search results.'),
  title: Title.optional().describe('For the browser tab and search results. Default: the name and the business name.'),
  body: Markdown.optional().describe('The main text of its page.'),
  image: PictureRef.optional(),
})

export type CategoryRecord = z.infer<typeof Category>
