import type { ElementRule } from '../../rule.ts'

/** Microdata beside JSON-LD. */
export const microdata: ElementRule = {
  code: 'microdata',
  scope: 'element',
  attributes: ['itemscope'],
  title: 'Microdata beside JSON-LD',
  severity: 'warning',
  why: 'Search engines read both, and take two statements about one thing for two things. Microdata is usually left over from another system.',
  how: 'Finds elements with the attribute itemscope.',
  fix: 'Remove itemscope, itemtype and itemprop, and state the facts in JSON-LD.',
  source: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
  *check({ name, attributes }) {
    const type = attributes.itemtype ?? ''
    yield {
      what: `The <${name}> {pages} states ${type === '' ? 'a thing' : `a ${type.replace(/^.*\//, '')}`} as microdata.`,
      cause: `${name} ${type}`,
    }
  },
}
