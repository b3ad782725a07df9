import { outlierRule } from '../../findings/outliers.ts'

/** A page with other headings than all its siblings. */
export const outlierHeadings = outlierRule({
  code: 'outlier-headings',
  title: 'Headings unlike those of all siblings',
  why: 'Where nearly all pages of a kind have the same second headings, the one that has not has lost a section, or holds that of another page.',
  how: 'Second headings with the names of places and services masked are compared among pages of one kind that may be indexed, where there are eight at least. One or two pages that differ are found, more are a habit.',
  fix: 'Look whether the difference is meant; where the page was edited by hand, build it again.',
  featureOf: ({ headingPattern }) => headingPattern,
  what: ({ path }, _, others) => `The second headings of ${path} are not those its ${others} siblings have.`,
})
