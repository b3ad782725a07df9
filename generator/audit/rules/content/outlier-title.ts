import { outlierRule } from '../../findings/outliers.ts'

/** A title built another way than those of its siblings. */
export const outlierTitle = outlierRule({
  code: 'outlier-title',
  title: 'Title unlike those of all its siblings',
  why: 'Where nearly all pages of a kind have titles of one pattern, the one that has not was edited by hand or belongs to another page.',
  how: 'Titles with the names of places and services masked are compared among pages of one kind that may be indexed, where there are eight at least. One or two that differ are found, more are a habit.',
  fix: 'Look whether the title is meant; where the page was edited by hand, build it again.',
  featureOf: ({ titlePattern }) => titlePattern,
  what: ({ path, title }, _, others) =>
    `The title of ${path}, "${title}", is built unlike those of its ${others} siblings.`,
})
