import { withEnglishArticles } from './english-articles.ts'
import { withGermanArticles } from './german-articles.ts'
import { withSpanishArticles, withSpanishConjunctions } from './spanish-articles.ts'

/**
 * A sentence with the articles that names of counties and regions take after a preposition or as an object, and with the
 * Spanish conjunctions that go with a name. Messages contain the name as an argument and cannot know what it takes.
 * @param language BCP 47; languages without such a list keep their sentences.
 */
export function withArticles(sentence: string, language: string): string {
  if (language.startsWith('es')) return withSpanishArticles(withSpanishConjunctions(sentence))
  if (language.startsWith('de')) return withGermanArticles(sentence)
  return language.startsWith('en') ? withEnglishArticles(sentence) : sentence
}
