import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useReport } from '../../report.tsx'
import { listedColumns, readViewState, type ViewState, writeViewState } from './view-state.ts'

/**
 * Milliseconds without a change after which the view is written into the address. Browsers refuse more than a few
 * hundred changes of an address in half a minute.
 */
const pause = 200

export type Update = (change: Partial<ViewState>) => void

/**
 * What the view shows, and a way to change it. A change counts at once, as a field demands that is typed in, and stands
 * in the address a moment later.
 */
export function useViewState(): { state: ViewState; update: Update } {
  const [query, setQuery] = useSearchParams()
  const known = useKnownValues()
  const inAddress = useMemo(() => readViewState(query, known), [query, known])
  const [state, setState] = useState(inAddress)
  // The router may be some changes behind: what it has not caught up with is not yet another address.
  const written = useRef([writeViewState(inAddress).toString()])

  // Another address was opened: a link of this report, or one step back.
  useEffect(() => {
    const text = writeViewState(inAddress).toString()
    const place = written.current.indexOf(text)
    if (place >= 0) {
      written.current.splice(0, place)
      return
    }
    written.current = [text]
    setState(inAddress)
  }, [inAddress])

  useEffect(() => {
    const next = writeViewState(state)
    if (next.toString() === written.current.at(-1)) return
    const timer = setTimeout(() => {
      written.current.push(next.toString())
      setQuery(next, { replace: true })
    }, pause)
    return () => clearTimeout(timer)
  }, [state, setQuery])

  const update = useCallback((change: Partial<ViewState>) => setState((before) => ({ ...before, ...change })), [])
  return { state, update }
}

function useKnownValues() {
  const { rows, summary, findings } = useReport()
  return useMemo(() => {
    const values = Object.fromEntries(listedColumns.map((name) => [name, rows.coded[name].values]))
    const codes = [...new Set([...summary.rules.map(({ code }) => code), ...findings.map(({ code }) => code)])]
    // Object.fromEntries forgets the names of the keys.
    return { values: values as Record<(typeof listedColumns)[number], string[]>, codes: codes.sort() }
  }, [rows, summary, findings])
}
