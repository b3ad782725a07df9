import { slugOf } from '#src/slug-of.ts'
import { groupBy } from '../../core/group-by.ts'
import type { Located } from '../records.ts'
import { type Fact, type FactSources, fact } from './fact.ts'

/** Two headings or messages that are the same where visitors need the difference. */
export function checkEqualLabels({ records: { folders } }: FactSources): Fact[] {
  return [...headingsTwice(folders.articles), ...folders.pages.flatMap(outcomes)]
}

/** Two articles with one heading or one title. Of the two, the one whose file has another name was changed. */
function headingsTwice(articles: FactSources['records']['folders']['articles']): Fact[] {
  return (['heading', 'title'] as const).flatMap((field) =>
    [...groupBy(articles, ({ value }) => value[field]?.toLowerCase())].flatMap(([text, same]) => {
      if (text === undefined || same.length < 2) return []
      const words = new Set(slugOf(text).split('-'))
      const named = ({ slug }: Located<unknown>) => slug.split('-').filter((word) => words.has(word)).length
      const [right, ...others] = same.toSorted((a, b) => named(b) - named(a))
      return others.map((article) => {
        const what = `Another article has the ${field} "${article.value[field]}", too.`
        const fix = `Write what this article is about. ${right?.at.file} has the other.`
        return fact(article, [field], { code: 'text-repeated', what, fix })
      })
    }),
  )
}

/** A form that says the same whether a request was sent or not. */
function outcomes(page: FactSources['records']['folders']['pages'][number]): Fact[] {
  if (page.value.screen !== 'contact') return []
  const { sent, failed } = page.value.quote ?? {}
  if (sent?.title === undefined || sent.title !== failed?.title) return []
  const what = `The form says "${sent.title}" both when a request was sent and when it was not.`
  return [fact(page, ['quote', 'sent', 'title'], { code: 'text-repeated', what, fix: 'Write two titles.' })]
}
