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

/**
 * What follows a word that also begins the names of towns, which take no article: `la isla de Tenerife` and Isla Cristina, `la
 * Costa del Sol` and Costa Mesa, `la Vega Baja del Segura` and Vega Baja.
 */
const area = 'del? |(?:Norte|Sur|Este|Oeste|Alt[ao]|Baj[ao]|Medi[ao]|Central|Oriental|Occidental)(?!\\p{L})'
const following: Readonly<Record<string, string>> = {
  Bahía: 'del? ',
  Costa: `${area}|(?:Blanca|Brava|C[aá]lida|Daurada|Dorada|Tropical|Verde)(?!\\p{L})`,
  Isla: 'del? ',
  Ribera: area,
  Sierra: area,
  Valle: area,
  Vega: '(?:(?:Alta|Baja|Media) del |del? )',
}

const words = Object.keys(articles)
  .map((word) => (following[word] === undefined ? word : `${word}(?= (?:${following[word]}))`))
  .join('|')

/** A word that takes a name after it, with the rest of its sentence. */
const namesAfter = new RegExp(
  `(?<!\\p{L})(a|atendemos|atiende|de|desde|en|hasta|[Ss]obre) (?=(${words}) )([^.:;()]*)`,
  'gu',
)
const furtherNames = new RegExp(`(, | [ye] )(${words}) `, 'gu')

/** `y` before a name that begins with the same sound, and `o`: `Huelva e Isla Cristina`. A message cannot know its arguments. */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [/(?<=[\p{L},)] )y(?= (?:[IÍ]|H[ií])(?![aeo]))/gu, 'e'],
  [/(?<=[\p{L},)] )o(?= (?:[OÓ]|H[oó]))/gu, 'u'],
]

export const withSpanishConjunctions = (sentence: string): string =>
  sameSound.reduce((text, [pattern, word]) => text.replace(pattern, word), sentence)

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
