import { type Fact, type FactSources, fact } from '../fact.ts'
import { beginningOf, sentencesOf } from '../texts.ts'
import { type Named, named, recordOf, shownField } from './repeated-texts.ts'

/** Words in a row that two texts rarely share by chance, and how many such runs of the shorter text the other has. */
const runLength = 3
const fewestRuns = 12
const nearShare = 0.5
/** A run that more texts share belongs to a template. */
const mostSharing = 3
/** Texts that are compared. A site with more has its texts from a template, and the first ones show its mistakes. */
const mostTexts = 5_000

/** Descriptions, and sentences in those of places, of which most was written for another record. */
export function checkNearCopies({ records: { cities, folders } }: FactSources, reported: ReadonlySet<string>): Fact[] {
  const places = cities
    .filter(({ value }) => value.alias_of === undefined)
    .map(
      (record): Named => ({
        record,
        path: ['description'],
        text: record.value.description,
        name: record.value.name,
      }),
    )
  const others = [...folders.services, ...folders.pages, ...folders.counties].flatMap((record) =>
    named(record, 'name' in record.value ? String(record.value.name) : '').filter(
      ({ path }) => path.length === 1 && /^(?:d|shortD|fullD)escription$/.test(String(path[0])),
    ),
  )
  const whole = nearCopies([...places, ...others], reported)
  const known = new Set([...reported, ...whole.map(({ record }) => record)])
  const sentences = places.flatMap((field) => sentencesOf(field.text).map((text) => ({ ...field, text })))
  return [...whole, ...nearCopies(sentences, known)]
}

function nearCopies(fields: readonly Named[], reported: ReadonlySet<string>): Fact[] {
  const texts = fields.slice(0, mostTexts).map((field) => ({ field, runs: runsIn(field.text) }))
  const holders = new Map<string, number[]>()
  for (const [index, { runs }] of texts.entries())
    for (const run of runs) holders.set(run, [...(holders.get(run) ?? []).slice(0, mostSharing), index])
  return texts.flatMap(({ field, runs }, index) => {
    if (runs.size < fewestRuns || reported.has(recordOf(field))) return []
    const shared = new Map<number, number>()
    for (const run of runs) {
      const sharing = holders.get(run) ?? []
      if (sharing.length > mostSharing) continue
      for (const other of sharing) if (other !== index) shared.set(other, (shared.get(other) ?? 0) + 1)
    }
    const [most] = [...shared].sort(([, a], [, b]) => b - a)
    if (!most) return []
    const [other, count] = most
    const original = texts[other]
    // Of the two texts, the copy is the one with the larger share; of equal ones, the second.
    if (!original || count < nearShare * runs.size) return []
    if (recordOf(original.field) === recordOf(field) || reported.has(recordOf(original.field))) return []
    if (original.runs.size < runs.size || (original.runs.size === runs.size && other > index)) return []
    return [
      fact(
        field.record,
        field.path,
        {
          code: 'text-repeated',
          severity: 'warning',
          what: `Most words of this text are those of ${shownField(original.field)}.`,
          fix: 'One of the two is a copy: write a text of its own.',
        },
        beginningOf(field.text),
      ),
    ]
  })
}

/** Runs without names and numbers: rows that were made from public data differ in nothing else. */
function runsIn(text: string): ReadonlySet<string> {
  return new Set(
    text.split(/[\p{Lu}\p{N}][\p{L}\p{N}’'-]*/u).flatMap((piece) => {
      const words: string[] = piece.match(/[\p{L}’'-]*\p{L}/gu) ?? []
      return words.flatMap((_, at) => (at + runLength > words.length ? [] : words.slice(at, at + runLength).join(' ')))
    }),
  )
}
