import type { ChecklistRecord } from '#manifest/schema/checklist.ts'
import type { Located } from '../../records.ts'
import { type FieldText, textsIn } from '../texts.ts'
import { asFact } from './review-file.ts'
import type { StatedSentence } from './stated-sentence.ts'

/** The labels, notes and titles of the checklist. */
export const checklistTexts = (record: Located<ChecklistRecord>): FieldText[] => [
  ...record.value.serviceTypes.flatMap(({ label, note }, index) =>
    textsIn(record, { label, note }, ['serviceTypes', index]),
  ),
  ...record.value.groups.flatMap(({ title }, index) => textsIn(record, { title }, ['groups', index])),
]

/** Each task with its levels, such as `deep standard`, and each derived service type with its rule. */
export function checklistEntries(record: Located<ChecklistRecord>): StatedSentence[] {
  const { serviceTypes, groups, addOns } = record.value
  const lists = [
    ...groups.map(({ tasks }, index) => ({ tasks, path: ['groups', index, 'tasks'] })),
    { tasks: addOns, path: ['addOns'] },
  ]
  return [
    ...serviceTypes.flatMap(({ id, derive }, index) => {
      if (!derive) return []
      const path = ['serviceTypes', index]
      const rule = derive.rule === 'constant' ? derive.level : [...derive.of].sort().join(', ')
      return entry(record, 'service type', id, [...path, 'id'], [[`${derive.rule} ${rule}`, [...path, 'derive']]])
    }),
    ...lists.flatMap(({ tasks, path }) =>
      tasks.flatMap(({ name, levels }, index) => {
        const task = [...path, index]
        // The order of columns is no fact.
        const cells = Object.entries(levels)
          .map(([type, level]): Cell => [`${type} ${level}`, [...task, 'levels', type]])
          .sort(([one], [other]) => (one < other ? -1 : 1))
        return entry(record, 'task', name, [...task, 'name'], cells)
      }),
    ),
  ]
}

type Cell = [fact: string, path: readonly PropertyKey[]]

function entry(
  record: Located<unknown>,
  noun: string,
  name: string,
  path: PropertyKey[],
  cells: readonly Cell[],
): StatedSentence {
  const named: Cell = [asFact(name), path]
  return {
    field: { record, path, text: name },
    sentence: name,
    facts: [named, ...cells].map(([fact]) => fact),
    entry: { noun, paths: new Map([named, ...cells]) },
  }
}
