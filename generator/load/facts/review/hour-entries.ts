import type { z } from 'zod'
import type { OpeningHours } from '#manifest/schema/contact.ts'
import type { Located } from '../../records.ts'
import { type Cell, entryOf } from './entry.ts'

/** The opening hours of an office, each with its days. */
export const hourEntries = (record: Located<unknown>, hours: z.infer<typeof OpeningHours> | undefined) =>
  (hours?.week ?? []).map(({ days, opens, closes }, at) => {
    const path = ['hours', 'week', at]
    const cells = days.map((day, position): Cell => [day, [...path, 'days', position]])
    const name = `${opens}–${closes}`
    return entryOf(record, { noun: 'time', name, path: [...path, 'closes'], cells, alsoStates: [[...path, 'opens']] })
  })
