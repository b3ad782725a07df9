import { endMissing } from '../../../core/text/punctuation.ts'
import type { Located } from '../../records.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'

/** The end of a sentence, perhaps within quotation marks or brackets. */
const endOfSentence = /[.!?…。]["'”’»)]*$/
/** So many other descriptions show how one ends. */
const fewestOthers = 5

/** The only description of places, of counties or of services that does not end like a sentence: the rest of it was lost. */
export function checkUnfinishedDescriptions({ records: { cities, folders } }: FactSources): Fact[] {
  const groups: readonly (readonly Located<{ description: string }>[])[] = [
    cities.filter(({ value }) => value.alias_of === undefined),
    folders.counties,
    folders.services,
  ]
  return groups.flatMap((records) => {
    const [record, ...others] = records.filter(({ value }) => !endOfSentence.test(value.description.trim()))
    if (!record || others.length > 0 || records.length <= fewestOthers) return []
    if (endMissing(record.value.description)) return []
    const words = record.value.description.trim().split(/\s+/).slice(-4).join(' ')
    const what = `A text breaks off: "… ${words}". All others of its kind end like a sentence.`
    return [fact(record, ['description'], { code: 'text-cut-off', what, fix: 'Write its end.' }, words)]
  })
}
