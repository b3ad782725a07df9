import type { Checklist, ChecklistTask, Level } from '#manifest/schema.ts'
import { say } from '../messages.ts'
import type { Site } from '../site.ts'
import { levelLooks } from './level-looks.ts'
import { useSite } from './site-context.ts'

type ChecklistTableProps = {
  checklist: Checklist
  caption: string
  /** Heading of the task column. */
  taskHeading: string
  /** Heading of the group of add-on tasks. */
  addOnsHeading: string
}

/** Tasks in rows, grouped by room, and types of service in columns. Scrolls on its own where it does not fit. */
export function ChecklistTable({ checklist, caption, taskHeading, addOnsHeading }: ChecklistTableProps) {
  const { columns, groups, addOns } = checklist
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable to be scrolled by keyboard
    <section className="checklist-scroll" aria-label={caption} tabIndex={0}>
      <table className="checklist-table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{taskHeading}</th>
            {columns.map(({ id, label }) => (
              <th key={id} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, title, tasks }) => (
          <TaskGroup key={id} title={title} tasks={tasks} columns={columns} />
        ))}
        <TaskGroup title={addOnsHeading} tasks={addOns} columns={columns} />
      </table>
    </section>
  )
}

type TaskGroupProps = { title: string; tasks: ChecklistTask[]; columns: Checklist['columns'] }

function TaskGroup({ title, tasks, columns }: TaskGroupProps) {
  return (
    <tbody>
      <tr className="break-after-avoid">
        <th scope="rowgroup" colSpan={columns.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {tasks.map(({ name, levels }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {columns.map(({ id }) => (
            <LevelCell key={id} level={levels[id] ?? 'none'} />
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** The stylesheet draws the symbol; the word replaces it for screen readers and where the symbol is not shown. */
function LevelCell({ level }: { level: Level }) {
  return (
    <td className={levelLooks[level]}>
      <span>{levelText(useSite(), level)}</span>
    </td>
  )
}

function levelText(site: Site, level: Level): string {
  switch (level) {
    case 'standard':
      return say(site, 'checklist.included')
    case 'addon':
      return say(site, 'checklist.add-on')
    case 'none':
      return say(site, 'checklist.not-included')
  }
}
