import { groupBy } from '../../../core/group-by.ts'
import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, sentencesOf, textsOf } from '../texts.ts'

/** `In Sandy, …`, in the text of a trait that the pages of other places show too. English alone. */
export function checkSharedTexts(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const { cities, folders } = sources.records
  const names = cities.map(({ value }) => literal(value.name)).sort((a, b) => b.length - a.length)
  if (names.length === 0) return []
  const about = new RegExp(
    `^(?:Here in|(?:In|Around|Across)) (${names.join('|')})(?=,| )(?! \\p{Lu})|^(${names.join('|')}) (?:is|has|lies|sits)\\b`,
    'u',
  )
  const uses = groupBy(
    folders.cities.flatMap(({ slug, value }) => value.traits.map(({ trait }) => ({ slug, trait }))),
    ({ trait }) => trait,
  )
  return folders.traits.flatMap((trait) => {
    const count = uses.get(trait.slug)?.length ?? 0
    if (count < 2) return []
    return textsOf(trait).flatMap(({ path, text }) =>
      sentencesOf(text).flatMap((sentence) => {
        const [words, inName, name = inName] = about.exec(sentence) ?? []
        if (words === undefined) return []
        const what = `The text is about ${name}, but the pages of ${count} places show it.`
        const fix = `Write it without the name, or move it to the file of ${name}.`
        return [fact(trait, path, { code: 'text-of-another-place', what, fix }, words)]
      }),
    )
  })
}
