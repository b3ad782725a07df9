import type { RouteId } from '#src/route.ts'
import { isListed } from '../../graph/indexable.ts'
import { languageWords } from '../../language/language-words.ts'
import type { WholePageRule } from '../../rule.ts'

/** Page types that have several hundred words, unless their content was lost. */
const hasText: ReadonlySet<RouteId> = new Set(['service', 'servicePlace', 'serviceArea', 'county'])

/** A page without content that is served as a normal page. */
export const soft404: WholePageRule = {
  code: 'soft-404',
  scope: 'whole-page',
  needsWords: true,
  explainsPage: true,
  supersededBy: ['page-broken'],
  title: 'Soft 404',
  severity: 'error',
  why: 'Search engines treat an empty page, or one that says it does not exist, as a misreported error and drop it. Visitors turn back.',
  how: 'Finds indexable pages without text or with little text in their main content (a warning, if they have some and are about no service or place), and pages whose title or H1 heading contains phrases such as "not found", "coming soon" or the error of a server. In a page with little text, the phrase may be anywhere in it. `thin-page` measures the text of services, places and the guide.',
  fix: 'Write the page, or omit it until it has content.',
  source: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  thresholds: { words: { value: 50, unit: 'words', meaning: 'Fewest words in the main content.' } },
  *check(page, { manifest, limit }) {
    const heading = page.h1.join(' ')
    const { emptyPage } = languageWords(manifest)
    const phrase = emptyPage.exec(page.title)?.[0] ?? emptyPage.exec(heading)?.[0]
    const isShort = page.own.words < limit('words')
    const isEmpty = isShort && page.route !== undefined && hasText.has(page.route)
    const isShortPage = isShort && page.section === 'pages' && page.route !== 'guide'
    if ((!isShortPage && !isEmpty && phrase === undefined) || page.route === 'notFound' || !isListed(page, manifest))
      return
    // The text of a short page is its message.
    const announced = isShort ? emptyPage.exec(page.own.content)?.[0] : undefined
    if (phrase !== undefined)
      yield {
        what: `The title or heading {pages} contains "${phrase}", but the page is served as a normal page.`,
        phrase,
      }
    else if (announced !== undefined)
      yield {
        what: `The main content {pages} has ${page.own.words} words and says "${announced}", but the page is served as a normal page.`,
        phrase: announced,
      }
    else if (isEmpty)
      yield {
        what: `The main content {pages} has fewer than ${limit('words')} words: that of its type was lost.`,
        cause: 'empty',
      }
    else if (page.own.words === 0 && heading === '')
      yield { what: 'The main content {pages} is empty.', cause: 'no words' }
    else
      yield {
        severity: 'warning',
        // Explains no other finding: a short page can have a wrong title too.
        subject: 'length',
        what: `The main content {pages} has ${page.own.words} words, fewer than ${limit('words')}.`,
      }
  },
}
