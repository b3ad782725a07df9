import { useId, useState } from 'react'
import { compareFindings } from '../../compare-findings.ts'
import { compareRows } from '../../compare-rows.ts'
import type { ReportChanges } from '../../data.ts'
import { publishRisks } from '../../publish-risks.ts'
import { useReport } from '../../report.tsx'
import { readSavedFindings, readSavedRows } from './read-saved-rows.ts'

export type Picked = {
  file: string
  changes: Omit<ReportChanges, 'findings'>
  /** Undefined if the findings.json of the other report was not selected. */
  findings: ReportChanges['findings'] | undefined
}

type PickReportProps = { onPick: (picked: Picked) => void }

/** The name of a file of findings, as opposed to one of URLs. */
const isFindings = /findings/i

/** Compares the report with the routes.json of another report, and its findings.json, selected or dropped here. */
export function PickReport({ onPick }: PickReportProps) {
  const { rows, findings } = useReport()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [message, setMessage] = useState<{ text: string; isProblem: boolean }>()

  async function take(files: readonly File[]) {
    const file = files.find(({ name }) => !isFindings.test(name)) ?? files[0]
    const findingsFile = files.find((other) => other !== file && isFindings.test(other.name))
    if (!file) return
    setMessage({ text: `Reading ${file.name}…`, isProblem: false })
    const read = await file.text().then(
      (text) => readSavedRows(text, file.name),
      () => ({ problem: `${file.name} could not be read.` }),
    )
    if ('problem' in read) return setMessage({ text: read.problem, isProblem: true })
    const found = findingsFile && readSavedFindings(await findingsFile.text().catch(() => ''))
    if (findingsFile && !found) {
      return setMessage({
        text: `${findingsFile.name} is not a list of findings. Select the findings.json of the report.`,
        isProblem: true,
      })
    }
    setMessage(undefined)
    const changes = compareRows(read.rows, rows)
    onPick({
      file: file.name,
      changes: { ...changes, risks: publishRisks(read.rows, rows, changes) },
      findings: found && compareFindings(found, findings),
    })
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
        take([...event.dataTransfer.files])
      }}
    >
      <label htmlFor={id}>
        <strong>Compare with another report:</strong> select its routes.json, and its findings.json as well to compare
        findings, or drop them here. Nothing is uploaded.
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept=".json,application/json"
        onChange={({ target }) => {
          take([...(target.files ?? [])])
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
