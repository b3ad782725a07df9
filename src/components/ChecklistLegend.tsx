import type { Level } from '#manifest/schema.ts'
import { levelLooks } from './level-looks.ts'

/** The meaning of the checklist's symbols. */
export function ChecklistLegend({ legend }: { legend: Readonly<Record<Level, string>> }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      {(['standard', 'addon', 'none'] as const).map((level) => (
        <li key={level} className={`flex items-center gap-2.5 ${levelLooks[level]}`}>
          {legend[level]}
        </li>
      ))}
    </ul>
  )
}
