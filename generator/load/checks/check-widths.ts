import type { Page } from '#manifest/schema.ts'
import { type FittedText, fits, room, widthOf } from '#src/head/fit-text.ts'
import type { Problem, Severity } from '../../core/problem.ts'
import { leftoverInManifest } from '../../core/text/leftovers.ts'
import { isSpamTitle } from '../../core/text/spam-titles.ts'
import type { Located } from '../records.ts'

const checked: readonly { field: FittedText; severity: Severity; instead: string }[] = [
  { field: 'title', severity: 'warning', instead: 'pages use a shorter title made from the heading or name' },
  { field: 'description', severity: 'notice', instead: 'pages cut off its end' },
]

/** Checks that a written title and meta description fit into search results. `page` is the record with its placeholders filled in. */
export function checkWidths(page: Pick<Page, FittedText>, { locate }: Located<unknown>): Problem[] {
  return checked.flatMap(({ field, severity, instead }): Problem[] => {
    const text = page[field]
    // A title that is written as spam is reported as such, and so is what a template left in a text.
    if (text === undefined || fits(field, text) || isSpamTitle(text) || leftoverInManifest(text)) return []
    const { size, most } = room[field]
    return [
      {
        code: `${field}-width`,
        severity,
        at: locate([field]),
        what: `This ${field} is ${Math.ceil(widthOf(field, text))} pixels wide in ${size}px Arial, but search results show at most ${most}, so ${instead}.`,
        fix: `Shorten it to about ${field === 'title' ? 60 : 140} characters.`,
      },
    ]
  })
}
