import { uniqueTextRule } from '../../findings/unique-text-rule.ts'

/** The main heading says what a page is about; two pages about one thing compete with each other. */
export const duplicateH1 = uniqueTextRule({
  code: 'duplicate-h1',
  title: 'Main heading on several pages',
  why: 'The main heading says what a page is about; two pages about one thing compete with each other.',
  how: 'Main headings of indexable pages are compared without regard to case and white space.',
  source: 'https://developers.google.com/search/docs/appearance/title-link',
  severity: 'warning',
  name: 'main heading',
  textOf: ({ h1 }) => h1.join(' '),
  fix: 'Give one of them another heading: the field "heading" of a page, or the name of a service, county or city.',
})
