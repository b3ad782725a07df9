/** Words that begin the name of a county or region in Spanish, and their articles. */
const articles: Readonly<Record<string, string>> = {
  Condado: 'el',
  Corredor: 'el',
  Costa: 'la',
  Distrito: 'el',
  Estado: 'el',
  Mancomunidad: 'la',
  Municipio: 'el',
  País: 'el',
  Principado: 'el',
  Departamento: 'el',
  Área: 'el',
  Bahía: 'la',
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

/** A sentence with these articles: `en el Condado de Clark`, `del Condado de Clark`, `atiende la Comunidad de Madrid y la Provincia de Toledo`. */
export function withSpanishArticles(sentence: string): string {
  return sentence.replace(namesAfter, (_, before: string, word: string, names: string) => {
    const article = articles[word] ?? ''
    const contraction = article === 'el' ? contractions[before] : undefined
    return `${contraction ?? `${before} ${article}`} ${withFurtherArticles(withSpanishArticles(names))}`
  })
}

const withFurtherArticles = (names: string) =>
  names.replace(furtherNames, (_, separator: string, word: string) => `${separator}${articles[word] ?? ''} `)

const contractions: Readonly<Record<string, string>> = { a: 'al', de: 'del' }
