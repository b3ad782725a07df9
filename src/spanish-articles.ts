/** Words that begin the name of a county or region in Spanish, and their articles. */
const articles: Readonly<Record<string, string>> = {
  Condado: 'el',
  Distrito: 'el',
  Estado: 'el',
  Municipio: 'el',
  País: 'el',
  Principado: 'el',
  Departamento: 'el',
  Comarca: 'la',
  Comunidad: 'la',
  Comunitat: 'la',
  Illes: 'las',
  Isla: 'la',
  Islas: 'las',
  Parroquia: 'la',
  Provincia: 'la',
  Región: 'la',
}

const words = Object.keys(articles).join('|')

/** A word that takes a name after it, with the rest of its sentence. */
const namesAfter = new RegExp(
  `(?<!\\p{L})(a|atendemos|atiende|de|desde|en|hasta|[Ss]obre) (?=(${words}) )([^.:;()]*)`,
  'gu',
)
const furtherNames = new RegExp(`(, | [ye] )(?=(${words}) )`, 'gu')

/**
 * A sentence with the articles that names of counties take after a preposition or as an object: `en el Condado de Clark`,
 * `del Condado de Clark`, `atiende la Comunidad de Madrid y la Provincia de Toledo`.
 * Messages contain the name as an argument and cannot know whether it takes an article.
 * @param language BCP 47; only Spanish changes.
 */
export function withArticles(sentence: string, language: string): string {
  if (!language.startsWith('es')) return sentence
  return sentence.replace(namesAfter, (_, before: string, word: string, names: string) => {
    const article = articles[word] ?? ''
    const contraction = article === 'el' ? contractions[before] : undefined
    return `${contraction ?? `${before} ${article}`} ${withFurtherArticles(withArticles(names, language))}`
  })
}

const withFurtherArticles = (names: string) =>
  names.replace(furtherNames, (_, separator: string, word: string) => `${separator}${articles[word] ?? ''} `)

const contractions: Readonly<Record<string, string>> = { a: 'al', de: 'del' }
