import { widthRule } from '../widths.ts'

/** A description that is cut off in search results, or that leaves most of its room there empty. */
export const descriptionWidth = widthRule({
  code: 'description-width',
  kind: 'description',
  severity: 'notice',
  textOf: ({ description }) => description,
})
