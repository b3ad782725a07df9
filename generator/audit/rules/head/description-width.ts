import { widthRule } from '../../findings/width-rule.ts'

/** A meta description that search results cut off, or that leaves most of its space there empty. */
export const descriptionWidth = widthRule({
  code: 'description-width',
  title: 'Meta description too long or too short for search results',
  why: 'Search results cut off a long description. A short one leaves space empty that could persuade.',
  how: 'Computes the width in Arial at 14 px over both lines of a result in a wide window.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  supersededBy: [
    'description-repeats-title',
    'description-several',
    'phone-differs',
    'placeholder-text',
    'source-in-text',
    'text-garbled',
  ],
  kind: 'description',
  severity: 'notice',
  textOf: ({ description }) => description,
})
