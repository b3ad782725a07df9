import { describe, expect, test } from 'vitest'
import { checkChecklist, deriveChecklist } from '#generator/load/checklist.ts'
import type { Located } from '#generator/load/records.ts'
import type { ChecklistRecord } from '#manifest/schema/checklist.ts'
import type { Level } from '#manifest/schema.ts'

const at = { file: 'manifest/checklist.yaml', line: 1, column: 1 }

/** A checklist with one task, in a group and as an add-on, and the given columns. */
function record(
  serviceTypes: ChecklistRecord['serviceTypes'],
  levels: Record<string, Level>,
): Located<ChecklistRecord> {
  const tasks = [{ name: 'Dust', levels }]
  return {
    slug: 'checklist',
    at,
    value: { serviceTypes, groups: [{ id: 'kitchen', title: 'Kitchen', tasks }], addOns: tasks },
    locate: (path) => ({ ...at, file: `checklist.yaml#${path.join('.')}` }),
    file: { path: 'checklist.yaml', shown: at.file, text: '' },
  }
}

const once = { id: 'once', label: 'Once' }
const recurring = {
  id: 'recurring',
  label: 'Recurring',
  derive: { rule: 'strongest' as const, of: ['weekly', 'biweekly', 'monthly'] },
}
const custom = { id: 'custom', label: 'Custom', derive: { rule: 'constant' as const, level: 'addon' as const } }

const levelsOf = (columns: ChecklistRecord['serviceTypes'], levels: Record<string, Level>) =>
  deriveChecklist(record(columns, levels)).groups[0]?.tasks[0]?.levels

describe('derived columns', () => {
  test.each<[Level, Level, Level, Level]>([
    ['none', 'none', 'standard', 'standard'],
    ['standard', 'addon', 'none', 'standard'],
    ['none', 'addon', 'none', 'addon'],
    ['addon', 'addon', 'addon', 'addon'],
    ['none', 'none', 'none', 'none'],
  ])('the strongest of %s, %s and %s is %s', (weekly, biweekly, monthly, expected) => {
    expect(levelsOf([recurring], { weekly, biweekly, monthly })).toEqual({ recurring: expected })
  })

  test('a constant column has the same level for every task', () => {
    expect(levelsOf([once, custom], { once: 'none' })).toEqual({ once: 'none', custom: 'addon' })
  })

  test('a service type used only to derive others is not a column', () => {
    const { columns } = deriveChecklist(record([recurring], { weekly: 'none', biweekly: 'none', monthly: 'none' }))
    expect(columns).toEqual([{ id: 'recurring', label: 'Recurring' }])
  })

  test('derived columns also apply to add-on tasks', () => {
    const { addOns } = deriveChecklist(record([custom], {}))
    expect(addOns).toEqual([{ name: 'Dust', levels: { custom: 'addon' } }])
  })
})

describe('required levels of a task', () => {
  const codes = (columns: ChecklistRecord['serviceTypes'], levels: Record<string, Level>) =>
    checkChecklist(record(columns, levels)).map(({ code, at: { file } }) => `${code} ${file}`)

  test('are those of columns that are not derived, and of sources of derived columns', () => {
    expect(codes([once, recurring], { once: 'none', weekly: 'none', biweekly: 'none', monthly: 'none' })).toEqual([])
  })

  test('a missing level is a problem at the levels of the task, in groups and in add-ons', () => {
    expect(codes([once], {})).toEqual([
      'missing-level checklist.yaml#groups.0.tasks.0.levels',
      'missing-level checklist.yaml#addOns.0.levels',
    ])
  })

  test('a level for a derived column is a problem, because it would have no effect', () => {
    expect(codes([once, custom], { once: 'none', custom: 'none' })).toEqual([
      'unknown-service-type checklist.yaml#groups.0.tasks.0.levels.custom',
    ])
  })
})
