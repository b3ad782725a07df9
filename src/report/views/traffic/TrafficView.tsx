import { useDeferredValue } from 'react'
import { Choice } from '../../parts/Choice.tsx'
import { ReadingNotice } from '../../parts/ReadingNotice.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { useQuery } from '../../parts/use-query.ts'
import { useChunk, useReport } from '../../report.tsx'
import type { TrafficReport } from '../../traffic.ts'
import { ImportTable } from './ImportTable.tsx'
import { ListTable } from './ListTable.tsx'
import { type ListName, lists, namesOfLists } from './lists.tsx'

/** What follows from exports of search engines, analytics services and server logs. */
export function TrafficView() {
  const { summary } = useReport()
  const reading = useChunk<TrafficReport>(summary.hasTraffic ? 'traffic' : undefined)
  return (
    <div className="page">
      <h1 tabIndex={-1}>Traffic</h1>
      {!summary.hasTraffic ? (
        <NoTraffic />
      ) : reading.state === 'ready' ? (
        <Lists report={reading.data} />
      ) : (
        <ReadingNotice reading={reading} what="the lists" />
      )}
    </div>
  )
}

function NoTraffic() {
  return (
    <>
      <p>
        Nothing was imported. With exports of Search Console, an analytics service or server logs, this view lists the
        pages to write, merge or hide, queries without a page, and addresses that nothing serves.
      </p>
      <pre>
        <code>npx citywide data import search-console.zip access.log</code>
      </pre>
      <p>Then build or audit the site again. Nothing leaves this machine.</p>
    </>
  )
}

function Lists({ report }: { report: TrafficReport }) {
  const { query, setQuery } = useQuery(['list', 'q'])
  const name: ListName = namesOfLists.find((each) => each === query.list) ?? 'prune'
  const q = useDeferredValue(query.q)
  const list = lists[name]
  return (
    <>
      <ImportTable exports={report.exports} />
      <div className="filters">
        <Choice
          label="List"
          value={name}
          options={namesOfLists.map(
            (each) => [each, `${lists[each].title} (${lists[each].rows(report).length})`] as const,
          )}
          onChange={(chosen) => setQuery({ list: chosen, q: '' })}
        />
        <SearchField label="Search the list" value={query.q} onChange={(text) => setQuery({ q: text })} />
      </div>
      <h2>{list.title}</h2>
      <p>{list.meaning}</p>
      <p className="file-links">
        {list.files.map((file) => (
          <a key={file} href={`traffic/${file}`} download className="button">
            {file}
          </a>
        ))}
      </p>
      <ListTable key={`${name} ${q}`} list={list} report={report} q={q} />
    </>
  )
}
