import { distanceWords } from '#src/country/units.ts'

/** Words with which a sentence says another thing, or the opposite, of one without them, by language. */
const wordsOf: Record<string, string> = {
  en:
    'no not never none nothing nor neither without cannot don’t doesn’t didn’t isn’t aren’t wasn’t weren’t won’t can’t only always all every most half ' +
    'north south east west northern southern eastern western northeast northwest southeast southwest northward southward eastward westward ' +
    'above below before after upper lower uphill downhill upstream downstream ' +
    'less fewer larger smaller largest smallest biggest oldest newest youngest highest lowest longest shortest deepest older newer higher ' +
    'open closed odd-numbered even-numbered include includes included exclude excludes excluded free required mandatory optional ' +
    'hot cold wet dry fresh salty summer winter spring fall autumn morning noon afternoon evening night weekday weekend daily weekly monthly yearly ' +
    'two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety ' +
    'hundred hundreds thousand thousands million dozen dozens quarter third thirds twice double triple fourth fifth sixth tenth',
  es:
    'no ni nunca jamás nada ningún ninguna sin solo sólo siempre tampoco todo toda todos todas mayoría mitad ' +
    'norte sur oeste noreste noroeste sureste suroeste arriba abajo encima debajo antes después ' +
    'menos mayor menor mayores menores abierto abierta cerrado cerrada incluye incluyen excluye excluyen obligatorio obligatoria opcional ' +
    'pares impares verano invierno primavera otoño mañana tarde noche mediodía caliente fría frío seco seca ' +
    'dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa ' +
    'cien ciento mil millón docena cuarto doble triple tercero tercera ' +
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miércoles jueves viernes sábado domingo',
}

const sets = new Map(Object.entries(wordsOf).map(([language, words]) => [language, new Set(words.split(' '))]))

const none: ReadonlySet<string> = new Set()

/** @param tag of a language, e.g. `en-US`. Empty for a language without a list. */
export const turningWords = (tag: string): ReadonlySet<string> => sets.get(tag.split('-')[0] ?? '') ?? none

/** What a place has, and what its people live or lived on, by language: a prison is another fact than an airport. */
const kindsOf: Record<string, string> = {
  en:
    'prison jail airport airfield airstrip hospital temple cathedral abbey monastery convent station depot port harbor harbour ferry dam ' +
    'mine mines mill mills smelter refinery quarry quarries cannery brewery winery distillery foundry shipyard sawmill stadium arena ' +
    'fairgrounds racetrack speedway rink zoo aquarium museum theater theatre opera library university college courthouse fort barracks ' +
    'lighthouse pier wharf marina bridge tunnel canal aqueduct reservoir glacier volcano waterfall geyser cave caves casino battlefield ' +
    'cemetery observatory arboretum amphitheater castle palace ' +
    'coal silver gold copper zinc uranium oil beets apples peaches cherries strawberries grapes onions potatoes wheat corn cotton tobacco ' +
    'citrus oranges cattle sheep dairy turkeys trout salmon oysters lobster timber ' +
    'miners skaters skiers bobsledders loggers ranchers farmers fishermen sailors soldiers railroaders trappers monks shipbuilders weavers ' +
    'rowers climbers surfers earthquake avalanche tornado hurricane blizzard rodeo regatta',
  es:
    'cárcel prisión aeropuerto hospital catedral monasterio convento estación puerto presa mina minas molino molinos fábrica cantera ' +
    'estadio plaza teatro biblioteca universidad palacio castillo faro muelle puente túnel canal embalse cementerio cueva cuevas museo zoo ' +
    'carbón plata oro cobre hierro trigo vino aceite naranjas olivos viñas ganado ovejas pesca mineros pescadores agricultores terremoto',
}

const kinds = new Map(Object.entries(kindsOf).map(([language, words]) => [language, new Set(words.split(' '))]))
const anyKind = new Set([...kinds.values()].flatMap((words) => [...words]))

/** @param tag of a language, e.g. `en-US`. Empty for a language without a list. */
export const kindWords = (tag: string): ReadonlySet<string> => kinds.get(tag.split('-')[0] ?? '') ?? none

/** Whether a fact is such a word, which says nothing by itself. */
export const isKind = (fact: string): boolean => anyKind.has(fact)

/** Units of time, by language: `two hours` is another fact than `two days`. */
const timesOf: Record<string, string> = {
  en: 'minute minutes hour hours day days week weeks month months year years decade decades century centuries',
  es: 'minuto minutos hora horas día días semana semanas mes meses año años década décadas siglo siglos',
}

const distances = new RegExp(`^(?:${distanceWords.en}|${distanceWords.es})$`, 'u')

const times = new Set(Object.values(timesOf).flatMap((words) => words.split(' ')))

/** Whether a word is a unit that belongs to the number before it. */
export const isUnit = (word: string): boolean => times.has(word) || distances.test(word)

const negation =
  /^(?:no|not|never|none|nothing|nor|neither|without|cannot|.+n’t|ni|nunca|jamás|nada|ningún|ninguna|sin|tampoco)$/

export const isNegation = (word: string): boolean => negation.test(word)
