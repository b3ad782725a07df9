import type { ReactNode } from 'react'
import { numberText, percent as shareText } from '../../format.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import { LineToEdit } from '../../parts/LineToEdit.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import type { TrafficReport } from '../../traffic.ts'

export type Cell = { text: string; shown?: ReactNode; isNumber?: boolean; isShort?: boolean }

/** A list of the traffic view: its rows as cells, in the order of the columns. */
export type List = {
  title: string
  meaning: string
  /** Which exports fill it. */
  source: string
  /** Files of the report with the whole list, below `traffic/`. */
  files: readonly string[]
  columns: readonly string[]
  rows: (report: TrafficReport) => readonly (() => Cell[])[]
}

const text = (value: string): Cell => ({ text: value })
const number = (value: number | undefined): Cell => ({
  text: value === undefined ? '' : numberText(value),
  isNumber: true,
})
const percent = (share: number | undefined): Cell => ({
  text: share === undefined ? '' : `${shareText(share)} %`,
  isNumber: true,
})
const page = (path: string | undefined): Cell =>
  path === undefined ? text('') : { text: path, shown: <PageLink path={path} /> }

/** What each action of the prune list means, in the order of the list. */
export const actions = {
  write:
    'The page was shown or viewed ten times or clicked, or many people live there, but it has too little unique text: write what is true of this page only.',
  merge:
    'No page of the place has visitors or enough unique text: remove the place, and redirect its pages to those of its county.',
  noindex:
    'The page has no visitors and too little unique text, but the place has pages that are needed: keep it out of search engines.',
  keep: 'The page has enough unique text.',
} as const satisfies Record<TrafficReport['prune'][number]['action'], string>

export type Action = keyof typeof actions

/** Tags of actions: what needs work stands out. */
const tones = { write: 'warning', merge: 'notice', noindex: 'known', keep: 'good' } as const

export const lists = {
  prune: {
    title: 'Pages of places',
    meaning:
      'What to do with each page of a place, from its unique text, inhabitants, impressions and crawls. Add the lines of noindex.yaml and redirects.yaml to the files of these names in the manifest, and create a file that is not there.',
    source: 'It is made from pages, or queries by page, of Search Console.',
    files: ['prune.csv', 'noindex.yaml', 'redirects.yaml'],
    columns: ['Action', 'URL', 'Reason', 'Clicks', 'Impressions', 'Crawls', 'Unique text', 'Inhabitants', 'Record'],
    rows: ({ prune }) =>
      prune.map((row) => () => [
        {
          text: row.action,
          isShort: true,
          shown: <span className={`tag tag-${tones[row.action]}`}>{row.action}</span>,
        },
        page(row.path),
        text(row.reason),
        number(row.clicks),
        number(row.impressions),
        number(row.crawls),
        percent(row.ownShare),
        number(row.population),
        { text: row.at.file, shown: <LineToEdit at={row.at} /> },
      ]),
  },
  competing: {
    title: 'Queries with competing pages',
    meaning: 'Several pages are shown for one query. Decide which one should be, and link to it from the others.',
    source: 'It is made from queries by page of Search Console, which tools for its interface export.',
    files: ['competing-pages.csv'],
    columns: ['Query', 'Impressions', 'Pages'],
    rows: ({ competing }) =>
      competing.map(({ query, impressions, pages }) => () => [
        text(query),
        number(impressions),
        {
          text: pages.map(({ path }) => path).join(' '),
          shown: (
            <ul className="cut-list">
              {pages.map(({ path, impressions, position }) => (
                <li key={path}>
                  <PageLink path={path} /> {numberText(impressions)} impressions, position {position}
                </li>
              ))}
            </ul>
          ),
        },
      ]),
  },
  gaps: {
    title: 'Queries without a page',
    meaning:
      'No page has all words of the query in its title or heading. The missing words are what a new page, or a better heading, would say.',
    source: 'It is made from queries of Search Console.',
    files: ['queries-without-page.csv'],
    columns: ['Query', 'Impressions', 'Clicks', 'Position', 'Missing words', 'Nearest page'],
    rows: ({ gaps }) =>
      gaps.map((gap) => () => [
        text(gap.query),
        number(gap.impressions),
        number(gap.clicks),
        number(gap.position),
        text(gap.missing.join(' ')),
        page(gap.nearest),
      ]),
  },
  unserved: {
    title: 'Addresses without a page',
    meaning:
      'Visitors, crawlers or search results use these addresses, and the site does not serve them. Check the suggestion, and paste the line into redirects.yaml.',
    source: 'It is made from server logs and from pages of Search Console.',
    files: ['unserved.csv', 'redirects.yaml'],
    columns: ['Address', '404s', 'Clicks', 'Impressions', 'Crawls', 'Similar page', 'Redirect'],
    rows: ({ unserved }) =>
      unserved.map((row) => () => [
        text(row.path),
        number(row.missing),
        number(row.clicks),
        number(row.impressions),
        number(row.crawls),
        page(row.suggestion),
        {
          text: row.line,
          shown: (
            <>
              <code>{row.line}</code> <CopyButton text={row.line} name={`the line for ${row.path}`} />
            </>
          ),
        },
      ]),
  },
  links: {
    title: 'Links to add',
    meaning: 'Pages on the second or third page of results gain most from a link in the text of a related page.',
    source: 'It is made from pages, or queries by page, of Search Console.',
    files: ['links.csv'],
    columns: ['Link to', 'From', 'Reason', 'Record of the linking page'],
    rows: ({ links }) =>
      links.map((link) => () => [
        page(link.to),
        page(link.from),
        text(link.reason),
        { text: link.at.file, shown: <LineToEdit at={link.at} /> },
      ]),
  },
} as const satisfies Record<string, List>

export type ListName = keyof typeof lists
export const namesOfLists = Object.keys(lists) as ListName[] // the keys of the table; Object.keys() returns string[]
