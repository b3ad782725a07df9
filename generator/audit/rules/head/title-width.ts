import { widthRule } from '../../findings/width-rule.ts'

/** A title that search results cut off, or that leaves most of its space there empty. */
export const titleWidth = widthRule({
  code: 'title-width',
  title: 'Title too long or too short for search results',
  why: 'Text that is cut off is not read, and titles often end with the place name. A very short title wastes half of its space.',
  how: 'Computes the width in Arial at 20 px, as measured in results in a wide window. Too wide is a warning, too narrow a notice.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  // A title without sense or of another page has no right width, and one for many pages is short because it says too little.
  supersededBy: [
    'county-differs',
    'duplicate-title',
    'keyword-list',
    'placeholder-text',
    'place-differs',
    'service-differs',
    'source-in-text',
    'text-garbled',
    'title-repeats',
  ],
  kind: 'title',
  severity: 'warning',
  textOf: ({ title }) => title,
})
