import { isListed } from '../../graph/indexable.ts'
import type { PageRule } from '../../rule.ts'

/** English words by which a page says that it has nothing to say. */
const nothing =
  /\b(not found|error 404|no results|coming soon|under construction|does not exist|doesn[’']t exist|page unavailable|lorem ipsum)\b/i

/** A page that is served as one and is none. */
export const soft404: PageRule = {
  code: 'soft-404',
  scope: 'page',
  title: 'Page that says nothing',
  severity: 'warning',
  why: 'Search engines take a page that is empty, or that says it is not there, for an error that was reported wrongly, and drop it; visitors turn back.',
  how: 'Pages that search engines may list with few words in their main text, those of services and places aside, which thin-page measures, or whose title or main heading says something like "not found" or "coming soon".',
  fix: 'Write the page, or leave it out until there is something to say.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  thresholds: { words: { value: 50, unit: 'words', meaning: 'Least a page must say in its main text.' } },
  *check(page, { manifest, limit }) {
    const heading = page.h1.join(' ')
    const said = nothing.exec(page.title)?.[0] ?? nothing.exec(heading)?.[0]
    // Services, places and the guide are measured by thin-page.
    const isShort = page.section === 'pages' && page.route !== 'guide' && page.own.words < limit('words')
    if ((!isShort && said === undefined) || page.route === 'notFound' || !isListed(page, manifest)) return
    if (said !== undefined)
      yield { what: `The title or heading {pages} says "${said}", but the page is served as one.`, phrase: said }
    else yield { what: `The main text {pages} has ${page.own.words} words, fewer than ${limit('words')}.` }
  },
}
