import type { Issue, PageRule } from '../../rule.ts'
import { hasType, textOf, topNodes } from '../../structured-data/nodes.ts'

/** A home page without a WebSite node, from which results take the name of the site. */
export const websiteNode: PageRule = {
  code: 'website-node',
  scope: 'page',
  title: 'Missing site name',
  severity: 'warning',
  why: 'Google takes the site name above every result from the WebSite node of the home page. Without one it guesses, and often shows the host.',
  how: 'The structured data of the home page has a WebSite with a name, and with the canonical of the home page as url.',
  fix: 'Add a WebSite with name and url to the home page.',
  source: 'https://developers.google.com/search/docs/appearance/site-names',
  supersededBy: ['canonical-form', 'canonical-unexpected', 'jsonld-missing', 'jsonld-parses'],
  *check(page): Generator<Issue> {
    if (page.path !== '/') return
    // Without readable structured data the whole page has a fault, which other rules report too.
    const subject = page.jsonLd.every(({ root }) => root === undefined) ? '' : 'WebSite'
    const node = topNodes(page).find((candidate) => hasType(candidate, 'WebSite'))
    if (!node)
      yield {
        what: 'The structured data {pages} has no WebSite, and results may show the host as the name of the site.',
        subject,
      }
    else if (textOf(node.name) === undefined)
      yield { what: 'The WebSite in the structured data {pages} has no name.', subject }
    else if (page.canonical !== undefined && slashed(textOf(node.url)) !== slashed(page.canonical))
      yield {
        what: `The WebSite in the structured data {pages} has ${textOf(node.url) ?? 'nothing'} as url, but the canonical is ${page.canonical}.`,
        subject,
        followsFrom: [''], // the canonical of the page
      }
  },
}

/** A URL of a host alone is the same with and without the slash. */
const slashed = (url = '') => url.replace(/\/$/, '')
