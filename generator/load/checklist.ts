import type { ChecklistRecord } from '#manifest/schema/checklist.ts'
import type { Checklist, ChecklistTask, Level } from '#manifest/schema.ts'
import type { Problem } from '../core/problem.ts'
import { didYouMean, nearest } from '../core/suggest.ts'
import type { Located } from './records.ts'

type Column = ChecklistRecord['serviceTypes'][number]

/** Checks that every task has a level for each column that is not derived, and for each service type a column is derived from. */
export function checkChecklist(record: Located<ChecklistRecord>): Problem[] {
  const { groups, addOns, serviceTypes } = record.value
  const misspelt = misspeltTypes(record)
  if (misspelt.length > 0) return misspelt
  const inputs = inputsOf(serviceTypes)
  const tasks = [
    ...groups.flatMap(({ tasks }, group) =>
      tasks.map((task, index) => ({ task, path: ['groups', group, 'tasks', index] })),
    ),
    ...addOns.map((task, index) => ({ task, path: ['addOns', index] })),
  ]
  return tasks.flatMap(({ task, path }) => {
    const unknown = Object.keys(task.levels).filter((key) => !inputs.includes(key))
    const missing = inputs.filter((key) => !Object.hasOwn(task.levels, key))
    return [
      ...unknown.map(
        (key): Problem => ({
          code: 'unknown-service-type',
          severity: 'error',
          at: record.locate([...path, 'levels', key], 'key'),
          what: `"${key}" is not a service type for which tasks have a level.`,
          fix: `${didYouMean(key, inputs)}The service types are ${inputs.join(', ')}.`,
        }),
      ),
      ...missing.map(
        (key): Problem => ({
          code: 'missing-level',
          severity: 'error',
          at: record.locate([...path, 'levels']),
          what: `The task "${task.name}" has no level for "${key}".`,
          fix: `Add "${key}" to its levels, with standard, addon or none.`,
        }),
      ),
    ]
  })
}

/** A service type for which no task has a level, while every task has one for a similar key: its id is misspelt. */
function misspeltTypes({ value: { groups, addOns, serviceTypes }, locate }: Located<ChecklistRecord>): Problem[] {
  const tasks = [...groups.flatMap(({ tasks }) => tasks), ...addOns]
  const inputs = inputsOf(serviceTypes)
  const [first] = tasks
  const unknown = Object.keys(first?.levels ?? {}).filter(
    (key) => !inputs.includes(key) && tasks.every(({ levels }) => Object.hasOwn(levels, key)),
  )
  return serviceTypes.flatMap(({ id }, index): Problem[] => {
    const meant = nearest(id, unknown)
    if (meant === undefined || tasks.some(({ levels }) => Object.hasOwn(levels, id))) return []
    return [
      {
        code: 'unknown-service-type',
        severity: 'error',
        at: locate(['serviceTypes', index, 'id']),
        what: `No task has a level for the service type "${id}", but all have one for "${meant}".`,
        fix: `Write "${meant}", or correct the levels of all tasks.`,
      },
    ]
  })
}

/** The table with the derived columns filled in. */
export function deriveChecklist({ value, at }: Located<ChecklistRecord>): Checklist {
  const resolve = (task: ChecklistTask): ChecklistTask => ({
    name: task.name,
    levels: Object.fromEntries(value.serviceTypes.map((column) => [column.id, levelOf(column, task)])),
  })
  return {
    at,
    columns: value.serviceTypes.map(({ id, label, note }) => ({ id, label, note })),
    groups: value.groups.map(({ id, title, tasks }) => ({ id, title, tasks: tasks.map(resolve) })),
    addOns: value.addOns.map(resolve),
  }
}

function levelOf({ id, derive }: Column, { levels }: ChecklistTask): Level {
  if (!derive) return own(levels, id) ?? 'none'
  if (derive.rule === 'constant') return derive.level
  const sources = derive.of.map((key) => own(levels, key))
  return sources.includes('standard') ? 'standard' : sources.includes('addon') ? 'addon' : 'none'
}

/** The level of a key, ignoring inherited properties such as `constructor`. */
const own = (levels: Record<string, Level>, key: string) => (Object.hasOwn(levels, key) ? levels[key] : undefined)

function inputsOf(columns: Column[]): string[] {
  const inputs = columns.flatMap(({ id, derive }) => (derive ? (derive.rule === 'strongest' ? derive.of : []) : [id]))
  return [...new Set(inputs)]
}
