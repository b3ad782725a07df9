import type { ReportChanges } from '../../data.ts'
import { PageLink } from '../../parts/PageLink.tsx'
import { useReport } from '../../report.tsx'
import { fieldLabel } from './field-label.ts'
import { type Part, textDifference } from './text-difference.ts'

type ChangedPageProps = ReportChanges['changed'][number]

/** A page and its changed fields, before and after, with the differences marked. */
export function ChangedPage({ path, fields }: ChangedPageProps) {
  const { rows } = useReport()
  return (
    <li className="changed-page">
      <h3>
        <PageLink path={path} />
      </h3>
      <dl>
        {fields.map(({ name, before, after }) => {
          const parts = textDifference(before, after)
          return (
            <div key={name}>
              <dt>{fieldLabel(rows, name)}</dt>
              <dd>
                <Side label="Before" parts={parts} omitted="after" isEmpty={before === ''} />
                <Side label="After" parts={parts} omitted="before" isEmpty={after === ''} />
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

type SideProps = { label: string; parts: readonly Part[]; omitted: Part['kind']; isEmpty: boolean }

/** One of the two texts. `omitted` names the parts that only the other text has. */
function Side({ label, parts, omitted, isEmpty }: SideProps) {
  return (
    <p className="side">
      <span className="side-label">{label}</span>
      <span dir="auto">
        {isEmpty && <span className="muted">(empty)</span>}
        {parts
          .filter(({ kind }) => kind !== omitted)
          .map(({ kind, text }, index) => {
            const Element = kind === 'same' ? 'span' : kind === 'before' ? 'del' : 'ins'
            // biome-ignore lint/suspicious/noArrayIndexKey: parts may repeat, and their order is fixed
            return <Element key={index}>{text}</Element>
          })}
      </span>
    </p>
  )
}
