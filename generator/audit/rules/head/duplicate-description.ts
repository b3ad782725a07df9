import { uniqueTextRule } from '../../findings/unique-text-rule.ts'

/** One meta description on several pages. It describes none of them. */
export const duplicateDescription = uniqueTextRule({
  code: 'duplicate-description',
  title: 'Duplicate meta description',
  why: 'A description that several pages share describes none of them, and search engines replace it with a snippet of the text.',
  how: 'Compares the meta descriptions of indexable pages, ignoring case and white space.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  supersededBy: ['duplicate-page', 'place-differs', 'description-misplaced'],
  severity: 'warning',
  thresholds: {
    error: { value: 10, unit: 'pages', meaning: 'One description on more pages than this is an error.' },
  },
  name: 'meta description',
  textOf: ({ description }) => description,
  fix: 'Write a unique description for each page: the field "description" of the page, service, county or city.',
})
