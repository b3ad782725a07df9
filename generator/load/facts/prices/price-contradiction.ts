import { type Fact, fact } from '../fact.ts'
import type { FieldText } from '../texts.ts'

/** A price in a text that contradicts that of a service. */
export const contradiction = ({ record, path }: FieldText, words: string, what: string): Fact =>
  fact(
    record,
    path,
    {
      code: 'price-in-text-differs',
      severity: 'error',
      what,
      fix: 'Correct the text, or the price.',
    },
    words,
  )

/** The heading of the section of a service that a text is in. */
export function headingOf({ record, path }: FieldText): string {
  const { sections = [] } = record.value as { sections?: readonly { heading: string }[] } // a service has these fields
  return path[0] === 'sections' && path[2] === 'text' ? (sections[Number(path[1])]?.heading ?? '') : ''
}
