import { groupBy } from '../../../core/group-by.ts'
import { literal } from '../../../core/text/literal.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, sentencesOf, textsOf } from '../texts.ts'

/** What was a city is one no longer, and what is to be one is none yet. */
const otherTime = /\b(?:former|once|until|old|became|become|will|would|may|might|like|as if|never a|not a|no longer)\b/i

/**
 * `The city of Sugar House`, in a text of a place that is a community by its kind. In the United States alone: elsewhere the
 * word is a title of its own. English alone.
 */
export function checkCalledCity(sources: FactSources): Fact[] {
  const { records, site } = sources
  if (site.value.business.address.country !== 'US' || !isEnglish(sources)) return []
  const textOf = new Map(records.folders.cities.map((record) => [record.slug, record]))
  const namesakes = groupBy(records.cities, ({ value }) => value.name)
  return records.cities.flatMap((row) => {
    const { kind, name } = row.value
    // Of two places with one name, the other may be the city.
    if (kind !== 'community' || (namesakes.get(name)?.length ?? 0) > 1) return []
    const texts = textOf.get(row.slug)
    const read = calledCity(name)
    return [...textsOf(row), ...(texts ? textsOf(texts) : [])].flatMap(({ record, path, text }): Fact[] => {
      const words = text.includes(name) && /\bcity\b/i.test(text) ? read(text) : undefined
      return words === undefined ? [] : [reportOf(row, { record, path, words })]
    })
  })
}

/** The words of a text that call a place a city. */
function calledCity(name: string) {
  const own = literal(name)
  const called = new RegExp(
    `\\b[Tt]he [Cc]ity of ${own}(?! \\p{Lu})|\\b${own}(?:,| is| has been) (?:a|an|the) (?:[a-z-]+,? ){0,2}city(?=[,.;:!?]| (?:of|in|with|that|where|at|on|near|between|and)\\b)`,
    'u',
  )
  return (text: string) =>
    sentencesOf(text).flatMap((sentence) => {
      const [words] = (!otherTime.test(sentence) && called.exec(sentence)) || []
      return words ?? []
    })[0]
}

type Called = { record: Parameters<typeof fact>[0]; path: PropertyKey[]; words: string }

const reportOf = (row: CityRecord, { record, path, words }: Called): Fact =>
  fact(
    record,
    path,
    {
      code: 'kind-differs',
      severity: 'warning',
      what: `The text says "${words}", but ${row.value.name} is a community by its kind.`,
      fix: 'Correct the text, or the kind in cities.csv.',
    },
    words,
  )
