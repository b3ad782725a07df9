import { expect, test } from 'vitest'
import { checklistEntries, checklistTexts } from '#generator/load/facts/review/checklist-entries.ts'
import { differenceIn } from '#generator/load/facts/review/difference.ts'
import type { ChecklistRecord } from '#manifest/schema/checklist.ts'

type Levels = ChecklistRecord['addOns'][number]['levels']

function record(levels: Levels, name = 'Wash the sink') {
  const at = { file: 'checklist.yaml', line: 1, column: 1 }
  const value: ChecklistRecord = {
    serviceTypes: [
      { id: 'deep', label: 'Deep', note: 'Before a gap of 3 months.' },
      { id: 'regular', label: 'Regular', derive: { rule: 'strongest', of: ['weekly', 'monthly'] } },
      { id: 'custom', label: 'Custom', derive: { rule: 'constant', level: 'addon' } },
    ],
    groups: [{ id: 'kitchen', title: 'Kitchen', tasks: [{ name, levels }] }],
    addOns: [{ name: 'Wash the oven', levels: { deep: 'addon', weekly: 'none', monthly: 'none' } }],
  }
  return { slug: 'checklist', value, at, locate: () => at, file: { path: at.file, shown: at.file, text: '' } }
}

const levels: Levels = { deep: 'standard', weekly: 'addon', monthly: 'none' }

test('a task has its name and levels, a derived service type its rule', () => {
  expect(checklistEntries(record(levels)).map(({ facts }) => facts)).toEqual([
    ['regular', 'strongest monthly, weekly'],
    ['custom', 'constant addon'],
    ['Wash the sink', 'deep standard', 'monthly none', 'weekly addon'],
    ['Wash the oven', 'deep addon', 'monthly none', 'weekly none'],
  ])
})

test('each level has its field', () => {
  const [task] = checklistEntries(record(levels)).slice(2)
  expect(task?.entry?.paths.get('weekly addon')).toEqual(['groups', 0, 'tasks', 0, 'levels', 'weekly'])
})

test('another order of levels is no change', () => {
  const other: Levels = { monthly: 'none', deep: 'standard', weekly: 'addon' }
  expect(checklistEntries(record(other))[2]?.facts).toEqual(checklistEntries(record(levels))[2]?.facts)
})

test('labels, notes and titles are texts', () => {
  expect(checklistTexts(record(levels)).map(({ text }) => text)).toEqual([
    'Deep',
    'Before a gap of 3 months.',
    'Regular',
    'Custom',
    'Kitchen',
  ])
})

test.each<[name: string, former: string[] | undefined, what: string, words: string]>([
  [
    'another level',
    ['Wash the sink', 'deep none', 'monthly none', 'weekly addon'],
    'The task "Wash the sink" has "deep standard", where it had "deep none" when it was reviewed.',
    'deep standard',
  ],
  [
    'a level more',
    ['Wash the sink', 'deep standard', 'monthly none'],
    'The task "Wash the sink" has "weekly addon", which is not reviewed yet.',
    'weekly addon',
  ],
  [
    'a level less',
    ['Wash the sink', 'daily none', 'deep standard', 'monthly none', 'weekly addon'],
    'The task "Wash the sink" no longer has "daily none", as it did when it was reviewed.',
    'Wash the sink',
  ],
  [
    'another name',
    ['Wipe the sink', 'deep standard', 'monthly none', 'weekly addon'],
    'The file has "Wash the sink", where it had "Wipe the sink" when it was reviewed.',
    'Wash the sink',
  ],
  ['a new task', undefined, 'The task "Wash the sink" is not reviewed yet.', 'Wash the sink'],
])('%s of a task', (_, former, what, words) => {
  const [stated] = checklistEntries(record(levels)).slice(2)
  expect(stated && differenceIn({ stated, former })).toEqual({ what, words })
})
