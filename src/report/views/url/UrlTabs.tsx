import { ReadingNotice } from '../../parts/ReadingNotice.tsx'
import { type Tab, Tabs } from '../../parts/Tabs.tsx'
import { useQuery } from '../../parts/use-query.ts'
import { useReport } from '../../report.tsx'
import { TabBody, type TabName } from './TabBody.tsx'
import { usePageFindings } from './use-page-findings.ts'
import { useUrlDetails } from './use-url-details.ts'

/** Details of a URL in tabs, problems first. The tab is in the URL of the view. */
export function UrlTabs({ path, row }: { path: string; row: number }) {
  const { rows } = useReport()
  const { query, setQuery } = useQuery(['tab'])
  const details = useUrlDetails(path, row)
  const { chunk, reading, detail } = details
  const isPage = chunk >= 0
  const lists = usePageFindings(row)

  const tabs: Tab<TabName>[] = [
    { name: 'findings', title: 'Findings', count: lists.reduce((sum, { findings }) => sum + findings.length, 0) },
    ...(isPage ? tabsOfPages : []),
    { name: 'inlinks', title: 'Inlinks', count: rows.numbers.inlinks[row] ?? 0 },
    ...(isPage ? linkTabsOfPages(detail?.links.length) : []),
    { name: 'values', title: 'All values' },
  ]
  const selected = tabs.find(({ name }) => name === query.tab)?.name ?? 'findings'
  const needsDetail = selected !== 'inlinks' && selected !== 'values' && isPage
  return (
    <Tabs
      label="Details of the URL"
      tabs={tabs}
      selected={selected}
      onSelect={(tab) => setQuery({ tab: tab === 'findings' ? '' : tab })}
    >
      <TabBody name={selected} path={path} row={row} details={details} lists={lists} />
      {needsDetail && <ReadingNotice reading={reading} what="the details of the page" />}
      {needsDetail && reading.state === 'ready' && !detail && (
        <p className="alert">
          The file data/pages/{chunk}.js of the report does not contain this page. Build the site again.
        </p>
      )}
    </Tabs>
  )
}

// A URL without a page has no such content.

const tabsOfPages: readonly Tab<TabName>[] = [
  { name: 'search', title: 'Search result' },
  { name: 'text', title: 'Text' },
]

const linkTabsOfPages = (links: number | undefined): readonly Tab<TabName>[] => [
  { name: 'outlinks', title: 'Outlinks', count: links },
  { name: 'markup', title: 'Markup' },
]
