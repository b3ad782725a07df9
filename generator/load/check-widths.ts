import type { Page } from '#manifest/schema.ts'
import { type FittedText, fits, room, widthOf } from '#src/head/fit-text.ts'
import type { Problem, Severity } from '../core/problem.ts'
import type { Located } from './records.ts'

const checked: readonly { field: FittedText; severity: Severity; instead: string }[] = [
  { field: 'title', severity: 'warning', instead: 'a shorter one made of its heading or name stands in its place' },
  { field: 'description', severity: 'notice', instead: 'its end is left off' },
]

/** Titles and descriptions written for a page that search results have no room for. The page is the record with its placeholders filled in. */
export function checkWidths(page: Pick<Page, FittedText>, { locate }: Located<unknown>): Problem[] {
  return checked.flatMap(({ field, severity, instead }): Problem[] => {
    const text = page[field]
    if (text === undefined || fits(field, text)) return []
    const { size, most } = room[field]
    return [
      {
        code: `${field}-width`,
        severity,
        at: locate([field]),
        what: `This ${field} is ${Math.ceil(widthOf(field, text))} pixels wide in Arial of ${size}, but search results have room for ${most}: ${instead}.`,
        fix: `Shorten it to about ${field === 'title' ? 60 : 140} characters.`,
      },
    ]
  })
}
