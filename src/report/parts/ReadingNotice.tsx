import type { Reading } from '../report.tsx'

/** Shown while a data file is loading, or if it could not be loaded. */
export function ReadingNotice({ reading, what }: { reading: Reading<unknown>; what: string }) {
  if (reading.state === 'ready') return null
  if (reading.state === 'reading') return <p role="status">Loading {what}…</p>
  return (
    <p role="alert" className="alert">
      {reading.message}
    </p>
  )
}
