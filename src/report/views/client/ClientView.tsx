import { useMemo, useRef } from 'react'
import { countText } from '../../format.ts'
import { useReport } from '../../report.tsx'
import { download } from '../urls/download.ts'
import { ClientReport } from './ClientReport.tsx'
import styles from './client.css?inline'
import { clientSummary } from './client-summary.ts'

/** The report for the owner of the site: to read, to print, and to send as one file. */
export function ClientView() {
  const { summary, rows, findings, changes } = useReport()
  const client = useMemo(() => clientSummary({ summary, rows, findings, changes }), [summary, rows, findings, changes])
  const article = useRef<HTMLElement>(null)
  const title = `Site report: ${summary.site.name}`
  // Without an audit, it would say that nothing is wrong.
  if (summary.outcome === 'unread')
    return (
      <div className="page client-view">
        <h1 tabIndex={-1}>{title}</h1>
        <p>The site was not audited. Correct the errors of the manifest, build again, and then write the report.</p>
      </div>
    )
  return (
    <div className="page client-view">
      <div className="client-actions">
        <button type="button" className="button" onClick={() => window.print()}>
          Print
        </button>
        <button
          type="button"
          className="button"
          onClick={() =>
            article.current &&
            download('site-report.html', documentOf(title, article.current.outerHTML), 'text/html;charset=utf-8')
          }
        >
          Save as one HTML file
        </button>
        <p className="muted">
          {countText(client.tasks.length, 'task', 'tasks')}, from all findings that are not accepted.
        </p>
      </div>
      <style>{styles}</style>
      <article className="client" ref={article} lang="en">
        <h1 tabIndex={-1}>
          Site report: <bdi>{summary.site.name}</bdi>
        </h1>
        <ClientReport origin={summary.site.origin} client={client} />
      </article>
    </div>
  )
}

/** A document that needs no other file. */
function documentOf(title: string, html: string): string[] {
  const head = document.createElement('title')
  head.textContent = title
  return [
    '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n',
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">\n',
    `${head.outerHTML}\n<style>\n${styles}</style>\n</head>\n<body>\n${html}\n</body>\n</html>\n`,
  ]
}
