import { z } from 'zod'
import { Line, Markdown, Name, PictureRef, Slug, Title } from './primitives.ts'

const Day = z.iso.date({
  message: 'a date is an existing day in the form YYYY-MM-DD; write it like 2026-01-31, between quotes',
})

/** `articles/<slug>.md`: front matter, with the text as `body`. Its path is below that of the page with the screen `articles`. */
export const Article = z
  .strictObject({
    title: Title.optional().describe(
      'For the browser tab and search results. Default: the heading and the business name.',
    ),
    heading: Line.describe('The H1, and the headline in structured data.'),
    description: Line.describe('Meta description, and the text in the list of articles and in the feed.'),
    author: Name.optional().describe('Person who wrote it. Default: the company.'),
    date: Day.describe('Day of publication.'),
    updated: Day.optional().describe('Day of the last change that matters to readers.'),
    tags: z.array(Line).default([]).describe('Subjects. Articles with the same tag are listed together.'),
    services: z
      .array(Slug)
      .default([])
      .describe('Slugs of the services it is about. The article links to their pages.'),
    indexed: z
      .boolean()
      .default(true)
      .describe('False keeps the article out of search engines, the sitemap and the feed.'),
    image: PictureRef.optional(),
    body: Markdown,
  })
  .refine(({ date, updated }) => updated === undefined || updated >= date || !Day.safeParse(date).success, {
    message: 'an article cannot be updated before it was published; correct one of the two dates',
    path: ['updated'],
  })

export type ArticleRecord = z.infer<typeof Article>
