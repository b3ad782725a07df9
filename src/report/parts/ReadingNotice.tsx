import type { Reading } from '../report.tsx'

/** What stands in place of a further file of the report until it is read, or where it cannot be. */
export function ReadingNotice({ reading, what }: { reading: Reading<unknown>; what: string }) {
  if (reading.state === 'ready') return null
  if (reading.state === 'reading') return <p role="status">Reading {what}…</p>
  return (
    <p role="alert" className="alert">
      {reading.message}
    </p>
  )
}
