import { uniqueTextRule } from '../../findings/unique-text-rule.ts'

/**
 * A description that stands on several pages says what none of them is about.
 * Source: https://developers.google.com/search/docs/appearance/snippet
 */
export const duplicateDescription = uniqueTextRule({
  code: 'duplicate-description',
  title: 'Description on several pages',
  why: 'A description that stands on several pages says what none of them is about, and is replaced by a piece of the text.',
  how: 'Descriptions of indexable pages are compared without regard to case and white space.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  severity: 'warning',
  name: 'description',
  textOf: ({ description }) => description,
  fix: 'Write a description of its own for each: the field "description" of the page, service, county or city.',
})
