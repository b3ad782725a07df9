import { useId, useState } from 'react'
import { compareRows } from '../../compare-rows.ts'
import type { ReportChanges } from '../../data.ts'
import { useReport } from '../../report.tsx'
import { readSavedRows } from './read-saved-rows.ts'

type PickReportProps = { onPick: (picked: { file: string; changes: Omit<ReportChanges, 'findings'> }) => void }

/** Compares the report with the routes.json of another report, selected or dropped here. */
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
    // biome-ignore lint/a11y/noStaticElementInteractions: the file field is the accessible way to select a file
    <div
      className={`drop ${isOver ? 'drop-over' : ''}`}
      onDragOver={(event) => {
        // Otherwise the browser opens the file instead.
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
        <strong>Compare with another report:</strong> select its routes.json, or drop it here. The file is not uploaded.
      </label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          take(target.files?.[0])
          // Allows the same file to be selected again.
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
