import { literal } from '../../../../core/text/literal.ts'
import { mentionCounter } from '../../../../core/text/mentions.ts'
import { type Fact, type FactSources, fact, nameOf } from '../../fact.ts'
import { beginningOf, type FieldText, textsOf } from '../../texts.ts'
import { passingMentions } from './passing-mentions.ts'

/** Mentions of the two places together, as what the texts are about, that show an exchange. */
const fewestMentions = 3
/** Letters of a first word that a text may write for the whole name. */
const longWord = 4

type File = { name: string; fields: readonly FieldText[] }

/**
 * The files of two places under each other's name: neither names its own place, and each names the other one. A single file
 * may be about a small place that it compares with a large one. One finding for two files.
 */
export function checkExchangedFiles({ records }: FactSources): Fact[] {
  const names = new Map(
    records.cities.flatMap(({ slug, value }) => (value.alias_of === undefined ? [[slug, value.name] as const] : [])),
  )
  const count = mentionCounter(names.values())
  const unnamed = new Map(
    records.folders.cities.flatMap((record): [string, File][] => {
      const name = names.get(record.slug)
      const fields = textsOf(record)
      return name === undefined || fields.some(({ text }) => hasOwn(text, name)) ? [] : [[name, { name, fields }]]
    }),
  )
  // Each text is read once, however many files there are.
  const mentions = new Map(
    [...unnamed.values()].map((file) => [file, new Set(file.fields.flatMap(({ text }) => [...count(text).keys()]))]),
  )
  const timesIn = ({ fields }: File, name: string) =>
    fields.reduce((sum, { text }) => sum + Math.max(0, (count(text).get(name) ?? 0) - passingMentions(text, name)), 0)
  const seen = new Set<File>()
  return [...mentions].flatMap(([first, named]) => {
    seen.add(first)
    return [...named].flatMap((name) => {
      const second = unnamed.get(name)
      if (!second || seen.has(second) || !mentions.get(second)?.has(first.name)) return []
      const [inFirst, inSecond] = [timesIn(first, second.name), timesIn(second, first.name)]
      const isExchange = inFirst > 0 && inSecond > 0 && inFirst + inSecond >= fewestMentions
      return isExchange ? reported(first, second) : []
    })
  })
}

/** Whether a text has a name, or the first word of one. */
function hasOwn(text: string, name: string): boolean {
  const [first = ''] = name.split(/[ -]/)
  const own = first.length < longWord ? name : first
  return text.includes(own) && new RegExp(`(?<!\\p{L})${literal(own)}`, 'u').test(text)
}

function reported(first: File, second: File): Fact[] {
  const [field, other] = [first.fields[0], second.fields[0]]
  if (!field || !other) return []
  return [
    fact(
      field.record,
      field.path,
      {
        code: 'text-of-another-place',
        what: `The texts of ${first.name} are about ${second.name}, and those of ${second.name} are about ${first.name}.`,
        fix: `Exchange the two files: ${other.record.file.path} has the texts of ${first.name}.`,
        subject: nameOf(other.record),
      },
      beginningOf(field.text),
    ),
  ]
}
