import { countText } from '../../format.ts'
import type { Task } from './client-summary.ts'

/** Tasks that are explained. The rest is counted. */
const mostTasks = 20

const ranks = { error: 'Error', warning: 'Warning', notice: 'Notice' } as const

/** What to do, the most important first. */
export function ClientTasks({ tasks }: { tasks: readonly Task[] }) {
  if (tasks.length === 0) return <p>There is nothing to do.</p>
  return (
    <>
      <ol className="client-tasks">
        {tasks.slice(0, mostTasks).map((task) => (
          <TaskItem key={task.title} task={task} />
        ))}
      </ol>
      {tasks.length > mostTasks && (
        <p>{countText(tasks.length - mostTasks, 'more task', 'more tasks')} in the full report.</p>
      )}
    </>
  )
}

function TaskItem({ task: { title, severity, pages, why, what, fix } }: { task: Task }) {
  return (
    <li>
      <h3>{title}</h3>
      <p className="muted">
        {ranks[severity]}
        {pages > 0 && `, ${countText(pages, 'page', 'pages')}`}
      </p>
      <p>{what}</p>
      {why !== '' && <p className="muted">{why}</p>}
      <p>
        <b>To do:</b> {fix}
      </p>
    </li>
  )
}
