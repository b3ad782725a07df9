import type { ChecklistRecord } from '#manifest/schema/checklist.ts'
import type { Located } from '../../records.ts'
import { type FieldText, textsIn } from '../texts.ts'
import { type Cell, entryOf } from './entry.ts'
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
      const cells: Cell[] = [[`${derive.rule} ${rule}`, [...path, 'derive']]]
      return entryOf(record, { noun: 'service type', name: id, path: [...path, 'id'], cells })
    }),
    ...lists.flatMap(({ tasks, path }) =>
      tasks.flatMap(({ name, levels }, index) => {
        const task = [...path, index]
        const cells = Object.entries(levels).map(
          ([type, level]): Cell => [`${type} ${level}`, [...task, 'levels', type]],
        )
        return entryOf(record, { noun: 'task', name, path: [...task, 'name'], cells })
      }),
    ),
  ]
}
