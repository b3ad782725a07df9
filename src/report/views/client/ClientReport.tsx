import { countText, numberText } from '../../format.ts'
import { ClientSearches } from './ClientSearches.tsx'
import type { ClientSummary } from './client-summary.ts'

/** Tasks that are explained. The rest is counted. */
const mostTasks = 20

const names = { error: 'Errors', warning: 'Warnings', notice: 'Notices' } as const
const ranks = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const

/** What was checked, what searches brought, what has changed, and what is next. It has no links, because it is read without the report. */
export function ClientReport({ origin, client }: { origin: string; client: ClientSummary }) {
  const { kinds, lastChange, rules, totals, traffic, changes, resolved, tasks, accepted } = client
  const pages = kinds.reduce((sum, kind) => sum + kind.pages, 0)
  return (
    <>
      <p className="muted">
        {origin}
        {lastChange !== '' && `, content of ${lastChange}`}
      </p>
      <h2>What was checked</h2>
      <p>
        {countText(pages, 'page', 'pages')} with {countText(rules.checked, 'rule', 'rules')}. {numberText(rules.clean)}{' '}
        of the rules found nothing to improve.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Found</th>
            <th scope="col">Number</th>
            <th scope="col">Accepted for now</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ severity, found, accepted }) => (
            <tr key={severity}>
              <th scope="row">{names[severity]}</th>
              <td>{numberText(found)}</td>
              <td>{numberText(accepted)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{kinds.map(({ name, pages }) => `${numberText(pages)} ${name}`).join(' · ')}</p>
      {traffic && <ClientSearches traffic={traffic} />}
      <h2>What has changed</h2>
      {changes === undefined ? (
        <p>There is no previous report to compare with.</p>
      ) : changes.length === 0 ? (
        <p>Nothing has changed since the previous report.</p>
      ) : (
        <ul>
          {changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {resolved.length > 0 && (
        <>
          <h3>What was improved</h3>
          <ul>
            {resolved.map(({ title, count }) => (
              <li key={title}>
                {title}: {countText(count, 'finding is resolved', 'findings are resolved')}.
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>What is next</h2>
      {tasks.length === 0 ? (
        <p>There is nothing to do.</p>
      ) : (
        <ol className="client-tasks">
          {tasks.slice(0, mostTasks).map(({ title, severity, pages, why, what, fix }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">
                {ranks[severity]}
                {pages > 0 && `, ${countText(pages, 'page', 'pages')}`}
              </p>
              <p>{what}</p>
              {why !== '' && <p className="muted">{why}</p>}
              <p>
                <b>To do:</b> {fix}
              </p>
            </li>
          ))}
        </ol>
      )}
      {tasks.length > mostTasks && (
        <p>{countText(tasks.length - mostTasks, 'more task', 'more tasks')} in the full report.</p>
      )}
      {accepted.length > 0 && (
        <>
          <h2>Accepted for now</h2>
          <ul>
            {accepted.map(({ title, reason, expires }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed, and items may repeat
              <li key={index}>
                {title}: {reason} <span className="muted">Until {expires}.</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
