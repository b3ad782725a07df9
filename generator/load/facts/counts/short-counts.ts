import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { pairWordsOf } from '../languages/pair-words.ts'

type Count = { record: Located<unknown>; path: PropertyKey[]; words: string; number: number }

/** `Five vans`: a whole text that counts something. */
const short = /^(\d{1,4}|\p{L}+) (\p{L}{3,}(?: \p{L}+){0,2})$/u

/** Two numbers for one thing in short texts of pages and claims: `Five vans`, and a figure of 7 above the label `vans`. */
export function checkShortCounts({ records, site }: FactSources): Fact[] {
  const words = pairWordsOf(records.language.tag)
  const numberOf = (text: string) => (/^\d+$/.test(text) ? Number(text) : words?.numbers.get(text.toLowerCase()))
  const counts = new Map<string, Count[]>()
  const add = (thing: string, count: Omit<Count, 'number'> & { number: number | undefined }) => {
    const { number } = count
    // A time may be that of anything.
    if (number === undefined || words?.units.has(thing)) return
    counts.set(thing, [...(counts.get(thing) ?? []), { ...count, number }])
  }
  const read = (record: Located<unknown>, value: unknown, path: PropertyKey[]) => {
    if (typeof value === 'string') {
      const [found, number = '', thing = ''] = short.exec(value) ?? []
      if (found !== undefined) add(thing.toLowerCase(), { record, path, words: value, number: numberOf(number) })
      return
    }
    if (typeof value !== 'object' || value === null) return
    if ('value' in value && 'label' in value) {
      const [number, thing] = [String(value.value), String(value.label)]
      add(thing.toLowerCase(), {
        record,
        path: [...path, 'value'],
        words: `${number} ${thing}`,
        number: numberOf(number),
      })
      return
    }
    for (const [key, item] of Object.entries(value))
      read(record, item, [...path, Array.isArray(value) ? Number(key) : key])
  }
  for (const page of records.folders.pages) read(page, page.value, [])
  read(site, site.value.claims, ['claims'])
  return [...counts.values()].flatMap((all) => {
    const [first] = all
    const other = all.find(({ number }) => number !== first?.number)
    if (!first || !other) return []
    const at = first.record.locate(first.path)
    const what = `The text says "${other.words}", but another says "${first.words}".`
    const fix = `Correct one of the two. ${at.file}:${at.line} has the other.`
    return [fact(other.record, other.path, { code: 'figures-differ', severity: 'warning', what, fix })]
  })
}
