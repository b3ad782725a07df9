import type { Level } from '#manifest/schema.ts'

/** The meaning of the checklist's symbols. */
export function ChecklistLegend({ legend }: { legend: Readonly<Record<Level, string>> }) {
  return (
    <ul className="checklist-legend">
      {(['standard', 'addon', 'none'] as const).map((level) => (
        <li key={level} className={`level level-${level}`}>
          {legend[level]}
        </li>
      ))}
    </ul>
  )
}
