import { z } from 'zod'
import { Line } from './primitives.ts'

export const levels = ['standard', 'addon', 'none'] as const
export const Level = z.enum(levels)
export type Level = z.infer<typeof Level>

/** A key of the table, e.g. `wholeHome` or `movein`. */
const Key = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, {
  message: 'a key is letters and digits, starting in lower case; write it like wholeHome',
})

/** A column. It reads its own levels, or derives them from others. */
const Column = z.strictObject({
  id: Key,
  label: Line,
  /** When it is the right one: shown under the table, and as a tooltip where columns are picked. */
  note: Line.optional(),
  derive: z
    .discriminatedUnion('rule', [
      /** The strongest of other levels: standard if any is standard, else addon if any is addon, else none. */
      z.strictObject({ rule: z.literal('strongest'), of: z.array(Key).min(1) }),
      /** One level for every task. */
      z.strictObject({ rule: z.literal('constant'), level: Level }),
    ])
    .optional(),
})

const Task = z.strictObject({
  name: Line,
  /** Level by service type; every type that is not derived, and every type one is derived from, is named. */
  levels: z.record(Key, Level),
})

/** `checklist.yaml` */
export const Checklist = z.strictObject({
  serviceTypes: z.array(Column).min(1),
  groups: z.array(z.strictObject({ id: Key, title: Line, tasks: z.array(Task).min(1) })).min(1),
  addOns: z.array(Task).min(1),
})

export type ChecklistRecord = z.infer<typeof Checklist>
