import { z } from 'zod'
import { Line, Markdown, Name, PictureRef, Slug, Title } from './primitives.ts'

const Day = z.iso.date({
  message: 'a date is an existing day in the form YYYY-MM-DD; write it like 2026-01-31, between quotes',
})

/** `articles/<slug>.md`: front matter, with the text as `body`. Its path is below that of the page with the screen `articles`. */
export const Article = z
  .strictObject({
    /** For the browser tab and search results. Default: the heading and the business name. */
    title: Title.optional(),
    /** The H1, and the headline in structured data. */
    heading: Line,
    /** Meta description, and the text in the list of articles and in the feed. */
    description: Line,
    /** Person who wrote it. Default: the company. */
    author: Name.optional(),
    /** Day of publication. */
    date: Day,
    /** Day of the last change that matters to readers. */
    updated: Day.optional(),
    /** Subjects. Articles with the same tag are listed together. */
    tags: z.array(Line).default([]),
    /** Slugs of the services it is about. The article links to their pages. */
    services: z.array(Slug).default([]),
    /** False keeps the article out of search engines, the sitemap and the feed. */
    indexed: z.boolean().default(true),
    image: PictureRef.optional(),
    body: Markdown,
  })
  .refine(({ date, updated }) => updated === undefined || updated >= date || !Day.safeParse(date).success, {
    message: 'an article cannot be updated before it was published; correct one of the two dates',
    path: ['updated'],
  })

export type ArticleRecord = z.infer<typeof Article>
