import { isAboutPast } from '../../core/text/past-verbs.ts'
import type { LanguageWords } from './language-words.ts'
import { phrases, words } from './words.ts'

/** `En una casa que era un campo`, `si usted sembró`: words before a relative date that is one of any day. */
const genericBefore =
  /^(?:(?:a|con|de|en|para|sobre|tras) )?(?:una?|cualquier|cada|ning[uú]na?) (?:\p{L}+ ){1,3}?(?:que|donde|cuy[oa]s?) [^,.;:]*$|(?<!\p{L})(?:si|usted|ustedes) [^,.;:]*$/iu

export const es: LanguageWords = {
  functionWords: words(
    `a al algo algún alguna ante antes aquí así aún cada como cómo con cual cuál cuando cuándo de del desde donde dónde e
    el él ella ellas ellos en entre era es esa ese eso esta está están este esto estos fue ha han hasta hay la las le les
    lo los más me mi mis muy ni no nos nosotros nuestra nuestras nuestro nuestros o para pero por porque que qué quien
    quién se según ser si sí sin sobre son su sus también te tiene toda todas todo todos tu tus u un una uno unos usted
    ustedes y ya`,
  ),
  queryWords: new Set([
    'cerca',
    'mí',
    'mi',
    'zona',
    'mejor',
    'mejores',
    'buen',
    'buena',
    'barato',
    'barata',
    'baratos',
    'baratas',
  ]),
  genericLinkTexts: phrases(
    `haga clic aquí|haz clic aquí|clic aquí|clic|pulse aquí|pulsa aquí|pinche aquí|pincha aquí|aquí|esto|enlace
    |este enlace|esta página|página|más|leer más|lea más|saber más|sepa más|ver más|mostrar más|más info
    |más información|información|detalles|más detalles|ver detalles|continuar|continúe|seguir leyendo|siga leyendo|ir
    |empezar|comenzar|sitio web|web|visitar|entrar`,
  ),
  imageWords: words(
    'imagen img foto fotografía fotografia gráfico grafico icono dibujo ilustración untitled placeholder alt null undefined',
  ),
  // A letter with an accent ends a word for `\b`, so it is not next to one.
  emptyPage:
    /\b(no encontrad[ao]|no se ha encontrado|no se encuentra|error [45]\d\d|sin resultados|no hay resultados|próximamente|en construcción|no existe|página no disponible|servicio no disponible|error interno del servidor|acceso denegado|error al establecer una conexión con la base de datos|error crítico en (?:esta web|este sitio)|en mantenimiento|cuenta suspendida|lorem ipsum)(?!\p{L})/iu,
  legalPages: {
    privacy: /privacidad|protecci[oó]n-?\s?de-?\s?datos/i,
    terms: /t[eé]rminos|condiciones|aviso[- ]legal/i,
  },
  speaker: {
    sign: ', ',
    name: /(?<!\p{L})En (\p{Lu}[\p{L}\p{N}'’&-]*(?: (?:&|y|de|del|la|\p{Lu}[\p{L}\p{N}'’&.-]*)){1,4}), (?:\p{Ll}+amos|\p{Ll}+emos|\p{Ll}+imos|nos|nuestr[oa]s?)(?!\p{L})/u,
  },
  partOf: / (?:es|era) (?:(?:un|una|el|la) (?:barrio|suburbio|distrito|zona|parte)|parte) de(?:l)? (?:la )?/,
  ownPeople:
    /(?<!\p{L})(?:[Nn]uestr[oa]s|[Ss]omos) (?:[\p{L}-]+ ){0,2}?(fontaner|plomer|electricist|tejador|carpinter|cerrajer|jardiner|exterminador|mecánic|dentist|abogad|contador|peluquer|fotógraf|florist|camarer|meser|cociner|limpiador|pintor|albañil)(?:os|as|es)(?!\p{L})/u,
  pointer:
    /(?<!\p{L})(?:en|ve[ar]?|vea|consulte|rellene) (?:la|el|este|esta) (?:[\p{L}-]+ )?(tabla|formulario|vídeo|video) (?:de abajo|de arriba|siguiente)/iu,
  pointedAt: {
    tabla: ['table'],
    formulario: ['form', 'iframe'],
    vídeo: ['video', 'iframe'],
    video: ['video', 'iframe'],
  },
  beforePlace: 'en|cerca de|por',
  beforeCounty: '(?:[Pp]rovincia|[Cc]omarca) de(?: las?| los?| el)?',
  alwaysOpen: [
    '24/7',
    '24 horas del día',
    'abierto 24 horas',
    'Abierto 24 horas',
    'abierto las 24 horas',
    'Abierto las 24 horas',
  ],
  everyDay: [
    ...['7 días a la semana', 'siete días a la semana', 'todos los días de la semana'],
    ...['abierto todos los días', 'Abierto todos los días', 'abrimos todos los días', 'Abrimos todos los días'],
  ],
  closedOn: '(?:[Cc]errad[oa]s?|[Cc]erramos|[Nn]o abrimos) (?:los? |el )?',
  openOn: '(?:[Aa]biert[oa]s?|(?<!no )[Aa]brimos) (?:los? |el )?',
  afterDay: 'y|todo',
  afterOpenDay: 'hasta|desde|de(?= \\d)',
  openTimes:
    /(?<!\p{L})(?:[Aa]biert[oa]s?|(?<!no )[Aa]brimos|[Hh]orario:?)(?: todos los días)?,? (?:(?:de|desde las) (?<opens>\d{1,2}(?:[:.]\d\d)?)(?:\s?h)? (?:a|hasta)(?: las)? |hasta las )(?<closes>\d{1,2}(?:[:.]\d\d)?(?:\s?h\b)?)/gu,
  beforeYear: /^(desde|de|fundada?|fundado|creada?|creado|nacida?|nacido|hasta|a|en)$/i,
  relativeDate: {
    signs: /(?:hace|ayer|esta semana|este (?:mes|año)|la semana pasada|el (?:mes|año) pasado)/i,
    phrase:
      /(?<!\p{L})hace\s+(?:(?:unos|unas)\s+)?(?:(?:[1-9]\d?|un|una|dos|tres|cuatro|cinco|seis|pocos|pocas)\s+(?:días?|semanas?|mes(?:es)?)|(?:[1-9]|10|un|dos|tres|cuatro|cinco|pocos)\s+años?)(?!\p{L})|(?<!\p{L})(?:abiert[ao]s?|inaugurad[ao]s?|añadid[ao]s?|actualizad[ao]s?|publicad[ao]s?|nuev[ao]s?)\s+(?:ayer|esta\s+semana|este\s+(?:mes|año)|la\s+semana\s+pasada|el\s+(?:mes|año)\s+pasado)(?!\p{L})/giu,
    isGeneric: (before, after) => genericBefore.test(before) || after.endsWith('?'),
  },
  claims: {
    atLeast: 'más de|al menos|como mínimo',
    beforePlace: '(?:de|del|en|dentro de|cerca de|alrededor de)\\s+(?:(?:el|la|los|las)\\s+)?',
    noun: 'first',
    partBefore:
      /(?<!\p{L})(?:otr[ao]s|demás|próxim[ao]s|cercan[ao]s|est[ao]s|es[ao]s|sus|primer[ao]s|últim[ao]s|restantes|sol[ao]|cada|de)\s+(?:(?:las|los)\s+)?$/iu,
    areaBefore: /(?<!\p{L})(?:tienen?|hay|existen|comprende|cuenta con)\s+(?:(?:las|los)\s+)?$/iu,
    isOfPast: (sentence) => isAboutPast(sentence.split(/[,:] /).at(-1) ?? '', 'es'),
    partAfter: /^ (?:más|menos)(?!\p{L})/iu,
    timeAfter:
      /^ (?:(?:en|durante|a|por) (?:la |el |una? |es[ae] )?(?:misma |mismo |sol[ao] )?|al |cada |est[ae] |es[ae] )(?:hora|día|noche|fin de semana|semana|mes|año)(?!\p{L})/iu,
    thousands: '.',
  },
  durations: {
    // "48 horas", "24-48 horas", "de 24 a 48 horas", "7 días"
    phrase: /(\d{1,4})(?:\s*(?:–|-|a|o|y)\s*(\d{1,4}))?\+?[\s-](hora|día|dia|semana|mes)(?:e?s)?(?!\p{L})/giu,
    signs: /\d[\s+-]*(?:hora|d[ií]a|semana|mes)/i,
    hours: { hora: 1, día: 24, dia: 24, semana: 168, mes: 720 },
  },
  policyPhrases: {},
  termWords:
    /(?<!\p{L})(?:aviso|avisar|avise|antelación|con antelación|recargos?|cargos?|cobr[ao]s?|gratis|gratuit[ao]s?)(?!\p{L})/iu,
  endings: /(?:aciones|ación|acion|amientos?|imientos?|ad[ao]s?|id[ao]s?|ando|iendo|ar|er|ir|[aeo]s|[aeos])$/,
  slips: {
    twice:
      /(?<![\p{L}-])(de|del|la|el|los|las|en|con|para|por|que|una?|su|sus|y|al|se|es|son|como|nuestr[oa]s?|usted|(?:el|la|los|las|una?|su|sus|nuestr[oa]s?) \p{L}{4,})\s+\1(?![\p{L}-])/iu,
    dangling:
      /(?<!\p{L})(?:de|del|la|el|los|las|en|con|para|por|que|un|una|su|sus|y|o|al|sin|se|nuestros?|nuestras?|porque|como|según)$/iu,
    joined:
      /\p{Ll}{3,}[.!?](?:El|La|Los|Las|En|Con|Si|No|Para|Por|Un|Una|Su|Se|Nuestr[oa]s?|Llame|Pida|Cada)(?!\p{L})/u,
    opening: [
      ['?', '¿'],
      ['!', '¡'],
    ],
  },
}
