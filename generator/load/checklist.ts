import type { ChecklistRecord } from '#manifest/schema/checklist.ts'
import type { Checklist, ChecklistTask, Level } from '#manifest/schema.ts'
import type { Problem } from '../core/problem.ts'
import { didYouMean, nearest } from '../core/suggest.ts'
import type { Located } from './records.ts'

type Column = ChecklistRecord['serviceTypes'][number]

/** Checks that every task has a level for each column that is not derived, and for each service type a column is derived from. */
export function checkChecklist(record: Located<ChecklistRecord>): Problem[] {
  const { groups, addOns, serviceTypes } = record.value
  const misspelt = [...misspeltTypes(record), ...unknownSources(record)]
  if (misspelt.length > 0) return misspelt
  // A type that is listed twice is a problem of its own, and the key of another type may be missing because of it.
  if (new Set(serviceTypes.map(({ id }) => id)).size < serviceTypes.length) return []
  const inputs = inputsOf(serviceTypes)
  const tasks = [
    ...groups.flatMap(({ tasks }, group) =>
      tasks.map((task, index) => ({ task, path: ['groups', group, 'tasks', index] })),
    ),
    ...addOns.map((task, index) => ({ task, path: ['addOns', index] })),
  ]
  const derived = serviceTypes.filter(({ derive }) => derive !== undefined).map(({ id }) => id)
  return tasks.flatMap(({ task, path }, index) => {
    // Levels of a derived type are one problem for all tasks, at the first of them.
    const isNew = (key: string) => !tasks.slice(0, index).some((former) => Object.hasOwn(former.task.levels, key))
    const unknown = Object.keys(task.levels).filter(
      (key) => !inputs.includes(key) && (!derived.includes(key) || isNew(key)),
    )
    const lacking = inputs.filter((key) => !Object.hasOwn(task.levels, key))
    // A misspelt key is one problem, not also a missing level.
    const missing = lacking.filter((key) => !unknown.some((other) => nearest(other, lacking) === key))
    return [
      ...unknown.map(
        (key): Problem => ({
          code: 'unknown-service-type',
          severity: 'error',
          at: record.locate([...path, 'levels', key], 'key'),
          ...(derived.includes(key)
            ? {
                what: `The levels of "${key}" are derived, so tasks have none for it.`,
                fix: `Remove "${key}" from the levels of all tasks, or remove its derive.`,
              }
            : {
                what: `"${key}" is not a service type for which tasks have a level.`,
                fix: `${didYouMean(key, inputs)}The service types are ${inputs.join(', ')}.`,
              }),
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

/** Service types that a column is derived from, and that do not exist: no task has a level for them. */
function unknownSources({ value: { groups, addOns, serviceTypes }, locate }: Located<ChecklistRecord>): Problem[] {
  const ids = serviceTypes.map(({ id }) => id)
  const levels = [...groups.flatMap(({ tasks }) => tasks), ...addOns].map((task) => task.levels)
  return serviceTypes.flatMap(({ derive }, index) =>
    derive?.rule !== 'strongest'
      ? []
      : derive.of.flatMap((key, place): Problem[] =>
          ids.includes(key) || levels.some((each) => Object.hasOwn(each, key))
            ? []
            : [
                {
                  code: 'unknown-service-type',
                  severity: 'error',
                  at: locate(['serviceTypes', index, 'derive', 'of', place]),
                  what: `There is no service type "${key}", and no task has a level for it.`,
                  fix: `${didYouMean(key, ids)}The service types are ${ids.join(', ')}.`,
                },
              ],
        ),
  )
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
