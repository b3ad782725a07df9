import { countText, numberText } from '../../format.ts'
import { ClientSearches } from './ClientSearches.tsx'
import { ClientTasks } from './ClientTasks.tsx'
import type { ClientSummary } from './client-summary.ts'

/** What was checked, what searches brought, what has changed, and what is next. It has no links, because it is read without the report. */
export function ClientReport({ origin, client }: { origin: string; client: ClientSummary }) {
  const { lastChange, traffic, changes, resolved, reduced, tasks, accepted } = client
  return (
    <>
      <p className="muted">
        {origin}
        {lastChange !== '' && `, content of ${lastChange}`}
      </p>
      <Checked client={client} />
      {traffic && <ClientSearches traffic={traffic} />}
      <h2>What has changed</h2>
      <Changes changes={changes} />
      {resolved.length + reduced.length > 0 && <Improvements resolved={resolved} reduced={reduced} />}
      <h2>What is next</h2>
      <ClientTasks tasks={tasks} />
      {accepted.length > 0 && <Accepted accepted={accepted} />}
    </>
  )
}

const names = { error: 'Errors', warning: 'Warnings', notice: 'Notices' } as const

function Checked({ client: { kinds, rules, totals } }: { client: ClientSummary }) {
  const pages = kinds.reduce((sum, kind) => sum + kind.pages, 0)
  return (
    <>
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
    </>
  )
}

function Changes({ changes }: Pick<ClientSummary, 'changes'>) {
  if (changes === undefined) return <p>There is no previous report to compare with.</p>
  if (changes.length === 0) return <p>Nothing has changed since the previous report.</p>
  return (
    <ul>
      {changes.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}

function Improvements({ resolved, reduced }: Pick<ClientSummary, 'resolved' | 'reduced'>) {
  return (
    <>
      <h3>What was improved</h3>
      <ul>
        {resolved.map(({ title, count }) => (
          <li key={title}>
            {title}: {countText(count, 'finding is resolved', 'findings are resolved')}.
          </li>
        ))}
        {reduced.map(({ title, before, after }) => (
          <li key={title}>
            {title}: on {countText(after, 'page', 'pages')}, where it was {numberText(before)}.
          </li>
        ))}
      </ul>
    </>
  )
}

function Accepted({ accepted }: Pick<ClientSummary, 'accepted'>) {
  return (
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
  )
}
