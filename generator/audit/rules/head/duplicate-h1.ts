import { uniqueTextRule } from '../../findings/unique-text-rule.ts'

/** One main heading on several pages, which then compete with each other. */
export const duplicateH1 = uniqueTextRule({
  code: 'duplicate-h1',
  title: 'Duplicate H1 heading',
  why: 'The H1 heading says what a page is about. Two pages about the same subject compete with each other.',
  how: 'Compares the H1 headings of indexable pages, ignoring case and white space.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  supersededBy: ['county-differs', 'duplicate-page', 'placeholder-text', 'place-differs', 'service-differs'],
  severity: 'warning',
  thresholds: {
    error: { value: 10, unit: 'pages', meaning: 'One heading on more pages than this is an error.' },
  },
  name: 'H1 heading',
  textOf: ({ h1 }) => h1.join(' '),
  fix: 'Change one of the headings: the field "heading" of a page, the name of a service, category, county or city, or a tag of articles.',
})
