import { distanceWords } from '#src/country/units.ts'
import { aName } from './a-name.ts'

const [things, thingsInSpanish] = [
  'homes|houses|apartments|condos|rentals|offices|businesses|shops|customers|clients|families|homeowners|residents|landlords|neighborhoods|streets|yards|roofs|gardens|suburbs|middle|heart|center|centre|outskirts',
  'casas|pisos|viviendas|oficinas|negocios|clientes|familias|vecinos|calles|barrios|comunidades|tejados|jardines|centro|afueras',
]

/** The words as they are also at the start of a sentence. */
const anyCase = (words: string) => words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)

/** `homes in Denver`, `downtown Denver`, `here in Denver`, `our Denver crew`: where the company works, or the place of a text is. */
export const workplace = new RegExp(
  `(?<!\\p{L})(?:(?:${anyCase(things)}) (?:in|of|across|throughout|near) (?:(?:the )?(?:[Dd]owntown|[Gg]reater|[Cc]entral) |the (?=(?:\\p{Lu}[\\p{L}’.]+ )+(?:area|metro|region|suburbs)))?|(?:[Dd]owntown|[Hh]ere in|[Aa]nywhere in|[Aa]ll over) |(?:${thingsInSpanish}) (?:en|de|por) (?:el centro de )?|[Aa]quí en )${aName}(?!\\p{L}| \\p{Lu}|[’'-])|\\b[Oo]ur ${aName} (?:crews?|teams?|customers|clients|technicians)\\b`,
  'gu',
)

/** What says that a place is named on purpose: things come from there, or are as they are there. */
export const onPurpose = new RegExp(
  `(?<!\\p{L})(?:unlike|like|as in|than|moved?|moving|came|comes?|born|grew up|trained|studied|univers\\w+|stud(?:y|ies)|found|court|headquarter\\w*|made|maker|brand|supplier|factory|shipped|flights?|drive|away|${distanceWords.en}|${distanceWords.es}|como|viene\\w*|hasta|fábrica)(?!\\p{L})`,
  'iu',
)
