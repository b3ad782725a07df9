import { type ReactNode, useId } from 'react'
import type { ReportChanges } from '../../data.ts'
import { countText, numberText } from '../../format.ts'
import { Choice } from '../../parts/Choice.tsx'
import { CutList } from '../../parts/CutList.tsx'
import { PageLink } from '../../parts/PageLink.tsx'
import { useQuery } from '../../parts/use-query.ts'
import { useReport } from '../../report.tsx'
import { rowOfPath } from '../../row-of-path.ts'
import { fileName } from '../urls/csv.ts'
import { download } from '../urls/download.ts'
import { Approval } from './Approval.tsx'
import { ChangedPage } from './ChangedPage.tsx'
import { changesCsv } from './changes-csv.ts'
import { FindingChanges } from './FindingChanges.tsx'
import { changedFieldNames, fieldLabel } from './field-label.ts'

type ChangeListsProps = { changes: Omit<ReportChanges, 'findings'>; findings: ReportChanges['findings'] | undefined }

/** Lists of added, removed, moved and changed URLs. Empty lists are left out. */
export function ChangeLists({ changes, findings }: ChangeListsProps) {
  const { added, removed, moved, changed } = changes
  const { query, setQuery } = useQuery(['field'])
  const { rows, summary } = useReport()
  const isSame = [added, removed, moved, changed, findings?.added ?? [], findings?.removed ?? []].every(
    (list) => list.length === 0,
  )
  const names = changedFieldNames(changed)
  const field = names.some(({ name }) => name === query.field) ? query.field : ''
  const shown = field === '' ? changed : changed.filter(({ fields }) => fields.some(({ name }) => name === field))
  return (
    <>
      <ul className="change-counts">
        <Count count={added.length} name="added" />
        <Count count={removed.length} name="removed" />
        <Count count={moved.length} name="moved" />
        <Count count={changed.length} name="changed" />
        {findings && (
          <Count count={findings.added.length} name={findings.added.length === 1 ? 'new finding' : 'new findings'} />
        )}
        {findings && (
          <Count
            count={findings.removed.length}
            name={findings.removed.length === 1 ? 'resolved finding' : 'resolved findings'}
          />
        )}
      </ul>
      <Approval changes={changes} findings={findings} />
      {isSame ? (
        <p className="card">No changes.</p>
      ) : (
        <p className="file-links">
          <button
            type="button"
            className="button"
            onClick={() =>
              download(fileName(summary.site.name, 'changes.csv'), changesCsv({ changes, findings }, rows))
            }
          >
            Download CSV
          </button>
        </p>
      )}
      <Section title="Added" items={added.length}>
        <CutList items={added} first={20} names={['URL', 'URLs']} className="links">
          {(path) => (
            <li>
              <PageLink path={path} />
            </li>
          )}
        </CutList>
      </Section>
      <Section title="Removed" items={removed.length}>
        <CutList items={removed} first={20} names={['URL', 'URLs']} className="links">
          {(path) => (
            <li>
              {/* The report still has the URL if other pages link to it. */}
              <del>{rowOfPath(rows, path) < 0 ? path : <PageLink path={path} />}</del>
            </li>
          )}
        </CutList>
      </Section>
      <Section title="Moved" items={moved.length}>
        <CutList items={moved} first={20} names={['URL', 'URLs']} className="links">
          {({ from, to }) => (
            <li>
              <code>{from}</code> → <PageLink path={to} />
            </li>
          )}
        </CutList>
      </Section>
      <Section title="Changed" items={changed.length}>
        <Choice
          label="Field"
          value={field}
          options={[
            ['', `All fields (${countText(changed.length, 'page', 'pages')})`],
            ...names.map(
              ({ name, pages }) => [name, `${fieldLabel(rows, name)} (${countText(pages, 'page', 'pages')})`] as const,
            ),
          ]}
          onChange={(name) => setQuery({ field: name })}
        />
        <CutList key={field} items={shown} first={20} names={['page', 'pages']} className="changed-pages">
          {({ path, fields }) => (
            <ChangedPage path={path} fields={field === '' ? fields : fields.filter(({ name }) => name === field)} />
          )}
        </CutList>
      </Section>
      {findings && <FindingChanges findings={findings} />}
    </>
  )
}

function Count({ count, name }: { count: number; name: string }) {
  return (
    <li>
      <strong className="number">{numberText(count)}</strong> {name}
    </li>
  )
}

function Section({ title, items, children }: { title: string; items: number; children: ReactNode }) {
  const id = useId()
  if (items === 0) return null
  return (
    <section className="card part" aria-labelledby={id}>
      <h2 id={id}>
        {title} <span className="muted number">{numberText(items)}</span>
      </h2>
      {children}
    </section>
  )
}
