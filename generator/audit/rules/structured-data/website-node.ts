import type { Issue, PageRule } from '../../rule.ts'
import { hasType, textOf, topNodes } from '../../structured-data/nodes.ts'

/** The name of the site in results comes from here. */
export const websiteNode: PageRule = {
  code: 'website-node',
  scope: 'page',
  title: 'Front page that does not name the site',
  severity: 'warning',
  why: 'Google takes the name it shows above every result from the WebSite of the front page; without one it guesses, and often shows the host.',
  how: 'The structured data of the front page has a WebSite with a name, and with the canonical of the front page as url. A front page without any structured data is left to that rule.',
  fix: 'Add a WebSite with name and url to the front page.',
  source: 'https://developers.google.com/search/docs/appearance/site-names',
  *check(page): Generator<Issue> {
    if (page.path !== '/' || page.jsonLd.every(({ root }) => root === undefined)) return
    const node = topNodes(page).find((candidate) => hasType(candidate, 'WebSite'))
    if (!node) yield { what: 'The structured data {pages} has no WebSite, and results may show the host as its name.' }
    else if (textOf(node.name) === undefined) yield { what: 'The WebSite in the structured data {pages} has no name.' }
    else if (page.canonical !== undefined && slashed(textOf(node.url)) !== slashed(page.canonical))
      yield {
        what: `The WebSite in the structured data {pages} has ${textOf(node.url) ?? 'nothing'} as url, while the canonical is ${page.canonical}.`,
      }
  },
}

/** Of a host alone, with and without the slash is one address. */
const slashed = (url = '') => url.replace(/\/$/, '')
