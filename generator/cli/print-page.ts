import type { ExplainedAddress, ExplainedPage } from '../report/explain-page.ts'
import { findingText, type Paint } from './print.ts'

// What `npm run why` prints.

/** Lines of a list that are shown; the report holds all. */
const mostListed = 10

/** A page, from what it is made of to what is wrong with it. */
export function explainedText(page: ExplainedPage, paint: Paint): string {
  const facts: [name: string, value: string][] = [
    ['kind', `${page.kind}${page.route ? paint(`  ${page.route}`, 'dim') : ''}`],
    ['file', page.file],
    ['title', page.title],
    ['description', page.description],
    ['canonical', page.canonical || 'none'],
    ['robots', page.robots || 'none'],
    ['heading', page.h1.join(' | ') || 'none'],
    ['words', `${page.words} in main, ${page.bytes} bytes of HTML`],
    ['hash', `${page.hash}, of its content ${page.contentHash}`],
    ['clicks', page.depth === undefined ? 'no way leads here' : `${page.depth} from the front page`],
    ['links', `${linksText(page)}; it links to ${page.outlinks}`],
    ['own text', page.ownShare === undefined ? 'nothing to compare with' : percent(page.ownShare)],
    ['picture', page.pictureOrigin ? `found as ${page.pictureOrigin}` : 'named by no place'],
  ]
  return [
    page.path,
    ...facts.map(factLine),
    ...list('made from', page.records),
    ...linkList(page),
    ...list('pictures', page.pictures),
    ...list(
      'most like it',
      page.siblings.map(({ path, similarity }) => `${percent(similarity).padStart(6)}  ${path}`),
    ),
    ...findingLines(page, paint),
  ].join('\n')
}

/** An address without a page: why there is none, and who asks for it. */
export function addressText(address: ExplainedAddress, paint: Paint): string {
  const { path, status, to, records } = address
  const meaning = {
    redirect: `redirected to ${to}`,
    gone: 'gone for good',
    missing: 'missing: nothing is there',
  }
  const facts: [name: string, value: string][] = [
    ['status', meaning[status]],
    ['links', linksText(address)],
  ]
  return [
    path,
    ...facts.map(factLine),
    ...list('written in', records),
    ...linkList(address),
    ...findingLines(address, paint),
  ].join('\n')
}

const factLine = ([name, value]: readonly [name: string, value: string]) => `  ${name.padEnd(12)}${value}`

type Linked = Pick<ExplainedPage, 'inlinks' | 'inlinksFromMain' | 'linkedFrom' | 'linkingPages'>

const linksText = ({ inlinks, inlinksFromMain }: Linked) =>
  `${inlinks} ${inlinks === 1 ? 'page links' : 'pages link'} here, ${inlinksFromMain} in ${inlinksFromMain === 1 ? 'its' : 'their'} text`

/** One link of each page: header and footer, which all have, are left out. */
function linkList({ linkedFrom, linkingPages }: Linked): string[] {
  const first = new Map(linkedFrom.map(([path, text]) => [path, `${path}  "${text}"`]))
  return list('linked from', [...first.values()], linkingPages)
}

function findingLines({ findings }: Pick<ExplainedPage, 'findings'>, paint: Paint): string[] {
  return findings.length === 0 ? ['  No finding.'] : ['', ...findings.map((finding) => findingText(finding, paint))]
}

function list(name: string, lines: readonly string[], count = lines.length): string[] {
  if (lines.length === 0) return []
  const more = count > mostListed ? [`    and ${count - mostListed} more`] : []
  return [`  ${name}`, ...lines.slice(0, mostListed).map((line) => `    ${line}`), ...more]
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`
