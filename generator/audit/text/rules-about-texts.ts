/** Rules that say what is wrong with a title, a description or a heading: they explain why a page has several. */
export const aboutTexts = [
  'county-differs',
  'place-differs',
  'placeholder-text',
  'service-differs',
  'source-in-text',
  'text-garbled',
] as const
