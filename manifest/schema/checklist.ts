import { z } from 'zod'
import { Line } from './primitives.ts'

export const levels = ['standard', 'addon', 'none'] as const
export const Level = z.enum(levels)
export type Level = z.infer<typeof Level>

/** Key of a service type or group, e.g. `wholeHome` or `movein`. */
const Key = z.string().regex(/^[a-z][a-zA-Z0-9]*$/, {
  message: 'a key consists of letters and digits and starts in lower case; write it like wholeHome',
})

/** A column. Tasks state its levels, unless it is derived. */
const Column = z.strictObject({
  id: Key,
  label: Line,
  note: Line.optional().describe(
    'When to choose it. Shown below the table, and as a tooltip where visitors select columns.',
  ),
  derive: z
    .discriminatedUnion('rule', [
      /** The strongest of several levels: standard if any is standard, otherwise addon if any is addon, otherwise none. */
      z.strictObject({ rule: z.literal('strongest'), of: z.array(Key).min(1) }),
      /** The same level for every task. */
      z.strictObject({ rule: z.literal('constant'), level: Level }),
    ])
    .optional(),
})

const Task = z.strictObject({
  name: Line,
  levels: z
    .record(Key, Level)
    .describe(
      'Level by service type. Required for every type that is not derived, and every type that another is derived from.',
    ),
})

/** `checklist.yaml` */
export const Checklist = z.strictObject({
  serviceTypes: z.array(Column).min(1),
  groups: z.array(z.strictObject({ id: Key, title: Line, tasks: z.array(Task).min(1) })).min(1),
  addOns: z.array(Task).min(1),
})

export type ChecklistRecord = z.infer<typeof Checklist>
