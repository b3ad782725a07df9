import { widthRule } from '../../findings/width-rule.ts'

/** A description that is cut off in search results, or that leaves most of its room there empty. */
export const descriptionWidth = widthRule({
  code: 'description-width',
  title: 'Description too wide or too narrow for search results',
  why: 'The end is replaced by dots, or room that could convince is left empty.',
  how: 'The width is computed in Arial at 14 px over both lines of a result on a wide window.',
  source: 'https://developers.google.com/search/docs/appearance/snippet',
  kind: 'description',
  severity: 'notice',
  textOf: ({ description }) => description,
})
