import { widthRule } from '../../findings/width-rule.ts'

/** A title that is cut off in search results, or that leaves most of its room there empty. */
export const titleWidth = widthRule({
  code: 'title-width',
  title: 'Title too wide or too narrow for search results',
  why: 'What is cut off is not read, and the end of a title is often its place name. A very short one leaves half its room to others.',
  how: 'The width is computed in Arial at 20 px, as results on a wide window were measured. Too wide is a warning, too narrow a notice.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  kind: 'title',
  severity: 'warning',
  textOf: ({ title }) => title,
})
