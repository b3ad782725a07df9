import { useDeferredValue, useMemo } from 'react'
import { Choice } from '../../parts/Choice.tsx'
import { ReadingNotice } from '../../parts/ReadingNotice.tsx'
import { SearchField } from '../../parts/SearchField.tsx'
import { useQuery } from '../../parts/use-query.ts'
import { useChunk, useReport } from '../../report.tsx'
import type { TrafficReport } from '../../traffic.ts'
import { Actions } from './Actions.tsx'
import { ImportTable } from './ImportTable.tsx'
import { ListTable } from './ListTable.tsx'
import { type ListName, lists, namesOfLists } from './lists.tsx'
import { readSort, writeSort } from './sort-list.ts'

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
  const { query, setQuery } = useQuery(['list', 'q', 'action', 'sort'])
  const name: ListName = namesOfLists.find((each) => each === query.list) ?? 'prune'
  const q = useDeferredValue(query.q)
  const list = lists[name]
  const sort = useMemo(() => readSort(query.sort, list.columns.length), [query.sort, list])
  const action = name === 'prune' ? query.action : ''
  const shown = useMemo(
    () => (action === '' ? report : { ...report, prune: report.prune.filter((row) => row.action === action) }),
    [report, action],
  )
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
          onChange={(chosen) => setQuery({ list: chosen, q: '', action: '', sort: '' })}
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
      {name === 'prune' && report.prune.length > 0 && (
        <Actions prune={report.prune} selected={action} onSelect={(chosen) => setQuery({ action: chosen })} />
      )}
      <ListTable
        key={`${name} ${action} ${q}`}
        list={list}
        report={shown}
        q={q}
        sort={sort}
        onSort={(sort) => setQuery({ sort: writeSort(sort) })}
      />
    </>
  )
}
