import type { ReportChanges } from '../../data.ts'
import { PageLink } from '../../parts/PageLink.tsx'
import { fieldLabel } from './field-label.ts'
import { type Part, textDifference } from './text-difference.ts'

type ChangedPageProps = ReportChanges['changed'][number]

/** A page and each of its fields as it was and as it is, what differs marked on either side. */
export function ChangedPage({ path, fields }: ChangedPageProps) {
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
              <dt>{fieldLabel(name)}</dt>
              <dd>
                <Side label="Before" parts={parts} left={'after'} isEmpty={before === ''} />
                <Side label="Now" parts={parts} left={'before'} isEmpty={after === ''} />
              </dd>
            </div>
          )
        })}
      </dl>
    </li>
  )
}

type SideProps = { label: string; parts: readonly Part[]; left: Part['kind']; isEmpty: boolean }

/** One of the two texts; `left` is the kind of parts that are only in the other. */
function Side({ label, parts, left, isEmpty }: SideProps) {
  return (
    <p className="side">
      <span className="side-label">{label}</span>
      <span dir="auto">
        {isEmpty && <span className="muted">(empty)</span>}
        {parts
          .filter(({ kind }) => kind !== left)
          .map(({ kind, text }, index) => {
            const Element = kind === 'same' ? 'span' : kind === 'before' ? 'del' : 'ins'
            // biome-ignore lint/suspicious/noArrayIndexKey: parts may be alike and keep their order
            return <Element key={index}>{text}</Element>
          })}
      </span>
    </p>
  )
}
