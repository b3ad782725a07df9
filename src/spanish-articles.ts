/** Words that begin the name of a county or region in Spanish, and their articles. */
const articles: Readonly<Record<string, string>> = {
  Condado: 'el',
  Distrito: 'el',
  Municipio: 'el',
  Principado: 'el',
  Departamento: 'el',
  Comarca: 'la',
  Comunidad: 'la',
  Isla: 'la',
  Islas: 'las',
  Parroquia: 'la',
  Provincia: 'la',
  Región: 'la',
}

const nameAfterPreposition = new RegExp(
  `(?<!\\p{L})(a|de|desde|en|hasta|[Ss]obre) (?=(${Object.keys(articles).join('|')}) )`,
  'gu',
)

/**
 * A sentence with the articles that names of counties take after a preposition: `en el Condado de Clark`, `del Condado de Clark`.
 * Messages contain the name as an argument and cannot know whether it takes an article.
 * @param language BCP 47; only Spanish changes.
 */
export function withArticles(sentence: string, language: string): string {
  if (!language.startsWith('es')) return sentence
  return sentence.replace(nameAfterPreposition, (_, preposition: string, word: string) => {
    const article = articles[word] ?? ''
    const contraction = article === 'el' ? contractions[preposition] : undefined
    return `${contraction ?? `${preposition} ${article}`} `
  })
}

const contractions: Readonly<Record<string, string>> = { a: 'al', de: 'del' }
