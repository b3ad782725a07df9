import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { choicesIn, columnsOf, dataOf } from '../../columns.ts'
import { useReport } from '../../report.tsx'
import { type KnownValues, readViewState, type ViewState, writeViewState } from './view-state.ts'

/**
 * Milliseconds between the last change and the update of the URL. Browsers reject more than a few hundred changes of the
 * URL in half a minute.
 */
const pause = 200

export type Update = (change: Partial<ViewState>) => void

/** The state of the URL table. A change takes effect immediately and is written to the URL after `pause`. */
export function useViewState(): { state: ViewState; update: Update; read: (query: string) => ViewState } {
  const [query, setQuery] = useSearchParams()
  const known = useKnownValues()
  const { columns } = known
  const inUrl = useMemo(() => readViewState(query, known), [query, known])
  const [state, setState] = useState(inUrl)
  // The router may lag behind by several changes. A URL written here earlier is not a navigation.
  const written = useRef([writeViewState(inUrl, columns).toString()])

  // Navigation: a link in the report, or the back button.
  useEffect(() => {
    const text = writeViewState(inUrl, columns).toString()
    const place = written.current.indexOf(text)
    if (place >= 0) {
      written.current.splice(0, place)
      return
    }
    written.current = [text]
    setState(inUrl)
  }, [inUrl, columns])

  useEffect(() => {
    const next = writeViewState(state, columns)
    if (next.toString() === written.current.at(-1)) return
    const timer = setTimeout(() => {
      written.current.push(next.toString())
      setQuery(next, { replace: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [state, columns, setQuery])

  const update = useCallback((change: Partial<ViewState>) => setState((before) => ({ ...before, ...change })), [])
  const read = useCallback((query: string) => readViewState(new URLSearchParams(query), known), [known])
  return { state, update, read }
}

function useKnownValues(): KnownValues {
  const { rows, summary, findings } = useReport()
  return useMemo(() => {
    const values = Object.fromEntries(
      columnsOf(rows, 'coded').map((column) => [
        column.name,
        choicesIn(column, dataOf(rows.coded, column.name).values),
      ]),
    )
    const codes = [...new Set([...summary.rules.map(({ code }) => code), ...findings.map(({ code }) => code)])]
    return { columns: rows.columns, values, codes: codes.sort() }
  }, [rows, summary, findings])
}
