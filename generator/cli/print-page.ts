import { counted } from '../core/counted.ts'
import type { ExplainedPage, ExplainedUrl } from '../report/explain-page.ts'
import { findingText, type Paint } from './print.ts'

// What `npm run why` prints.

/** Most lines of a list to print. The report has all. */
const mostListed = 10

/** Everything known about a page: its facts, its records, the pages that link to it, similar pages, and its findings. */
export function explainedText(page: ExplainedPage, paint: Paint): string {
  const facts: [name: string, value: string][] = [
    ['page type', `${page.kind}${page.route ? paint(`  ${page.route}`, 'dim') : ''}`],
    ['file', page.file],
    ['title', page.title],
    ['description', page.description],
    ['canonical', page.canonical || 'none'],
    ['robots', page.robots || 'none'],
    ['heading', page.h1.join(' | ') || 'none'],
    ['words', `${page.words} in main, ${page.bytes} bytes of HTML`],
    ['hash', `${page.hash}; of the content ${page.contentHash}`],
    ['crawl depth', page.depth === undefined ? 'not reachable from the home page' : counted(page.depth, 'clicks')],
    ['links', `${linksText(page)}; it links to ${counted(page.outlinks, 'pages')}`],
    ['unique text', page.ownShare === undefined ? 'nothing to compare with' : percent(page.ownShare)],
    ...(page.made === undefined ? [] : [['last build', madeText(page.made)] satisfies [string, string]]),
    ['image', page.pictureOrigin ? `found as ${page.pictureOrigin}` : 'none from a place'],
  ]
  return [
    page.path,
    ...facts.map(factLine),
    ...list('made from', page.records),
    ...linkList(page),
    ...list('images', page.pictures),
    ...list(
      'most similar',
      page.siblings.map(({ path, similarity }) => `${percent(similarity).padStart(6)}  ${path}`),
    ),
    ...findingLines(page, paint),
  ].join('\n')
}

const madeText = (reason: string) =>
  reason === '' ? 'kept the page: nothing it is made from had changed' : `made the page: ${reason}`

/** Everything known about a URL without a page: why it has none, and which pages refer to it. */
export function urlText(url: ExplainedUrl, paint: Paint): string {
  const { path, status, to, records } = url
  const meaning = {
    redirect: `redirected to ${to}`,
    gone: 'gone for good',
    missing: 'missing: nothing is there',
  }
  const facts: [name: string, value: string][] = [
    ['status', meaning[status]],
    ['links', linksText(url)],
  ]
  return [
    path,
    ...facts.map(factLine),
    ...list('written in', records),
    ...linkList(url),
    ...findingLines(url, paint),
  ].join('\n')
}

const factLine = ([name, value]: readonly [name: string, value: string]) => `  ${name.padEnd(13)}${value}`

type Linked = Pick<ExplainedPage, 'inlinks' | 'inlinksFromMain' | 'linkedFrom' | 'linkingPages'>

const linksText = ({ inlinks, inlinksFromMain }: Linked) =>
  `${inlinks} ${inlinks === 1 ? 'page links' : 'pages link'} here, ${inlinksFromMain} of them in ${inlinksFromMain === 1 ? 'its' : 'their'} text`

/** One link of each page. Excludes links of the header and footer, which every page has. */
function linkList({ linkedFrom, linkingPages }: Linked): string[] {
  const first = new Map(linkedFrom.map(([path, text]) => [path, `${path}  "${text}"`]))
  return list('linked from', [...first.values()], linkingPages)
}

function findingLines({ findings }: Pick<ExplainedPage, 'findings'>, paint: Paint): string[] {
  return findings.length === 0 ? ['  No findings.'] : ['', ...findings.map((finding) => findingText(finding, paint))]
}

function list(name: string, lines: readonly string[], count = lines.length): string[] {
  if (lines.length === 0) return []
  const more = count > mostListed ? [`    and ${count - mostListed} more`] : []
  return [`  ${name}`, ...lines.slice(0, mostListed).map((line) => `    ${line}`), ...more]
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
