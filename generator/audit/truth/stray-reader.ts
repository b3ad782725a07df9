import type { Manifest } from '#manifest/schema.ts'
import { say } from '#src/messages.ts'
import type { StrayFact } from '../../core/facts.ts'
import type { OwnPage } from '../../core/html/page.ts'
import { dataStrays } from './data-strays.ts'
import { headStrays } from './head-strays.ts'
import type { Known } from './known-names.ts'
import type { StatementReader, Statements } from './read-statements.ts'
import { type Subject, subjectIn } from './subject.ts'
import { textStrays } from './text-strays.ts'

/**
 * The names and figures of a page that are not those of its place and service. Its text blocks were read before, each once for
 * all pages, so a page only compares what they state with its subject.
 */
export type StrayReader = (page: OwnPage, blocks: readonly { statements: Statements | undefined }[]) => StrayFact[]

export function strayReader(manifest: Manifest, known: Known, reader: StatementReader): StrayReader {
  const populationLabel = say({ manifest }, 'place.population')
  return (page, blocks) => {
    if (page.route === undefined) return none
    const subject = subjectIn(known, page.params)
    const found = [...headStrays(page, subject, known, reader), ...dataStrays(page, subject, known, manifest)]
    blocks.forEach(({ statements }, index) => {
      const text = page.own.text[index] ?? ''
      if (statements) found.push(...textStrays({ text, statements }, { page, subject, known, manifest }))
      else if (text === populationLabel) found.push(...populationStrays(page.own.text[index + 1], subject))
    })
    return found.length === 0 ? none : found
  }
}

const none: StrayFact[] = []

/** The number after the word for the population, in the list of facts about a city. */
function populationStrays(text: string | undefined, { place }: Subject): StrayFact[] {
  const digits = text?.replace(/\D/g, '')
  if (text === undefined || !digits || place?.population === undefined || Number(digits) === place.population) return []
  return [{ kind: 'figure', slot: 'population', found: text, wanted: String(place.population), phrase: text }]
}
