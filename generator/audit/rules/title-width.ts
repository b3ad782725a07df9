import { widthRule } from '../widths.ts'

/** A title that is cut off in search results, or that leaves most of its room there empty. */
export const titleWidth = widthRule({
  code: 'title-width',
  kind: 'title',
  severity: 'warning',
  textOf: ({ title }) => title,
})
