import { uniqueTextRule } from '../../findings/unique-text-rule.ts'

/**
 * Two pages of one title cannot be told apart in a list of results.
 * Source: https://developers.google.com/search/docs/appearance/title-link
 */
export const duplicateTitle = uniqueTextRule({
  code: 'duplicate-title',
  title: 'Title on several pages',
  why: 'Two pages of one title cannot be told apart in a list of results, and the search engine may show only one.',
  how: 'Titles of indexable pages are compared without regard to case and white space.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  severity: 'error',
  name: 'title',
  textOf: ({ title }) => title,
  fix: 'Give the page, service or place another name or title, or make one of the two another name (alias) of the other.',
})
