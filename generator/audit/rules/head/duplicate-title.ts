import { uniqueTextRule } from '../../findings/unique-text-rule.ts'

/** One title on several pages, which cannot be distinguished in search results. */
export const duplicateTitle = uniqueTextRule({
  code: 'duplicate-title',
  title: 'Duplicate title',
  why: 'Pages with the same title cannot be distinguished in search results, and a search engine may show only one of them.',
  how: 'Compares the titles of indexable pages, ignoring case and white space.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  supersededBy: ['county-differs', 'duplicate-page', 'placeholder-text', 'place-differs', 'service-differs'],
  severity: 'error',
  name: 'title',
  textOf: ({ title }) => title,
  fix: 'Change the name or title of the page, service or place, or make one of the two an alias of the other.',
})
