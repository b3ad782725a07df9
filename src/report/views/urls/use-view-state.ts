import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useReport } from '../../report.tsx'
import { listedColumns, readViewState, type ViewState, writeViewState } from './view-state.ts'

/**
 * Milliseconds without a key after which what was typed goes into the address. Browsers refuse more than a few hundred
 * changes of an address in half a minute.
 */
const pause = 250

export type Update = (change: Partial<ViewState>) => void

/** What the address of the view says, and a way to change it. Typing counts at once, and is written a moment later. */
export function useViewState(): { state: ViewState; update: Update } {
  const [query, setQuery] = useSearchParams()
  const known = useKnownValues()
  const written = useMemo(() => readViewState(query, known), [query, known])
  const [typed, setTyped] = useState(written.q)
  const lastWritten = useRef(written.q)
  const state = useMemo(() => ({ ...written, q: typed }), [written, typed])

  const write = useCallback(
    (next: ViewState) => {
      lastWritten.current = next.q
      setQuery(writeViewState(next), { replace: true })
    },
    [setQuery],
  )

  // Another address was opened: a link of this report, or one step back.
  useEffect(() => {
    if (written.q === lastWritten.current) return
    lastWritten.current = written.q
    setTyped(written.q)
  }, [written.q])

  useEffect(() => {
    if (state.q === lastWritten.current) return
    const timer = setTimeout(() => write(state), pause)
    return () => clearTimeout(timer)
  }, [state, write])

  const update = useCallback(
    (change: Partial<ViewState>) => {
      const { q, ...rest } = change
      if (q !== undefined) setTyped(q)
      // What is typed alone waits for the pause.
      if (q === undefined || Object.keys(rest).length > 0) write({ ...state, ...change })
    },
    [state, write],
  )
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
