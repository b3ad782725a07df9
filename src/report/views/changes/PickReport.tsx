import { useId, useState } from 'react'
import { compareRows } from '../../compare-rows.ts'
import type { ReportChanges } from '../../data.ts'
import { useReport } from '../../report.tsx'
import { readSavedRows } from './read-saved-rows.ts'

type PickReportProps = { onPick: (picked: { file: string; changes: Omit<ReportChanges, 'findings'> }) => void }

/** Takes the routes.json of any earlier report, chosen or dropped here, and compares it. */
export function PickReport({ onPick }: PickReportProps) {
  const { rows } = useReport()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [message, setMessage] = useState<{ text: string; isProblem: boolean }>()

  async function take(file: File | undefined) {
    if (!file) return
    setMessage({ text: `Reading ${file.name}…`, isProblem: false })
    const read = await file.text().then(
      (text) => readSavedRows(text, file.name),
      () => ({ problem: `${file.name} could not be read.` }),
    )
    if ('problem' in read) return setMessage({ text: read.problem, isProblem: true })
    setMessage(undefined)
    onPick({ file: file.name, changes: compareRows(read.rows, rows) })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way, the field within is the other
    <div
      className={`drop ${isOver ? 'drop-over' : ''}`}
      onDragOver={(event) => {
        // Otherwise the browser opens the file in place of the report.
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      <label htmlFor={id}>
        <strong>Compare with another report:</strong> choose its routes.json, or drop it here. The file stays on this
        computer.
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          take(target.files?.[0])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      {message && (
        <p role={message.isProblem ? 'alert' : 'status'} className={message.isProblem ? 'alert' : undefined}>
          {message.text}
        </p>
      )}
    </div>
  )
}
