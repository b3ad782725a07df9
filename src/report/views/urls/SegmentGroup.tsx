import { useId, useState } from 'react'
import { useReport } from '../../report.tsx'
import { FilterGroup } from './FilterGroup.tsx'
import { withSegment } from './segments.ts'
import { useSegments } from './use-segments.ts'
import type { Update } from './use-view-state.ts'
import { type ViewState, writeViewState } from './view-state.ts'

type SegmentGroupProps = { state: ViewState; update: Update; read: (query: string) => ViewState }

/** Saved filters: applies one, saves the current ones, or deletes one. */
export function SegmentGroup({ state, update, read }: SegmentGroupProps) {
  const { rows, summary } = useReport()
  const [segments, setSegments] = useSegments(summary.site.origin)
  const [name, setName] = useState('')
  const id = useId()
  const query = writeViewState({ ...state, widths: {} }, rows.columns).toString()
  const isSaved = segments.some((segment) => segment.query === query)
  return (
    <FilterGroup name="Saved segments" isUsed={isSaved} isOpen={segments.length > 0}>
      {segments.length > 0 && (
        <ul className="segments">
          {segments.map((segment) => (
            <li key={segment.name}>
              <button
                type="button"
                className="button"
                aria-pressed={segment.query === query}
                onClick={() => update({ ...read(segment.query), widths: state.widths })}
              >
                <bdi>{segment.name}</bdi>
              </button>
              <button
                type="button"
                className="button"
                onClick={() => setSegments(segments.filter((each) => each !== segment))}
              >
                <span className="unseen">Delete {segment.name}</span>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="segment-form"
        onSubmit={(event) => {
          event.preventDefault()
          setSegments(withSegment(segments, { name: name.trim(), query }))
          setName('')
        }}
      >
        <label htmlFor={id}>Save filters, order and columns as</label>
        <input id={id} className="field" value={name} onChange={({ target }) => setName(target.value)} />
        <button type="submit" className="button" disabled={name.trim() === ''}>
          Save segment
        </button>
      </form>
    </FilterGroup>
  )
}
