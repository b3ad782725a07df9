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
  Ribera: 'la',
  Sierra: 'la',
  Valle: 'el',
  Vega: 'la',
  Zona: 'la',
}

/** Common nouns, which sentences write in small letters. The others belong to official names, such as `Comunidad de Madrid`. */
const commonNouns = new Set(['Comarca', 'Condado', 'Departamento', 'Municipio', 'Parroquia', 'Provincia', 'Zona'])

const words = Object.keys(articles).join('|')

/** A word that takes a name after it, with the rest of its sentence. */
const namesAfter = new RegExp(
  `(?<!\\p{L})(a|atendemos|atiende|de|desde|en|hasta|[Ss]obre) (?=(${words}) )([^.:;()]*)`,
  'gu',
)
const furtherNames = new RegExp(`(, | [ye] )(${words}) `, 'gu')

/** A sentence with these articles: `en el condado de Clark`, `del condado de Clark`, `atiende la Comunidad de Madrid y la provincia de Toledo`. */
export function withSpanishArticles(sentence: string): string {
  return sentence.replace(namesAfter, (_, before: string, word: string, names: string) => {
    const article = articles[word] ?? ''
    const contraction = article === 'el' ? contractions[before] : undefined
    return `${contraction ?? `${before} ${article}`} ${inSentence(withFurtherArticles(withSpanishArticles(names)))}`
  })
}

const withFurtherArticles = (names: string) =>
  names.replace(
    furtherNames,
    (_, separator: string, word: string) => `${separator}${articles[word] ?? ''} ${inSentence(word)} `,
  )

/** A name after an article, the first word in small letters if it is a common noun. */
const inSentence = (name: string) =>
  commonNouns.has(name.split(' ', 1)[0] ?? '') ? name.charAt(0).toLowerCase() + name.slice(1) : name

const contractions: Readonly<Record<string, string>> = { a: 'al', de: 'del' }
