import { uniqueTextRule } from '../duplicates.ts'

/**
 * A description that stands on several pages says what none of them is about.
 * Source: https://developers.google.com/search/docs/appearance/snippet
 */
export const duplicateDescription = uniqueTextRule({
  code: 'duplicate-description',
  severity: 'warning',
  name: 'description',
  textOf: ({ description }) => description,
  mend: 'Write a description of its own for each: the field "description" of the page, service, county or city.',
})
