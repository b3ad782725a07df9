export type PriceWords = {
  /** Words that may occur between a job and its price: `each visit to your home costs from $79`. */
  known: ReadonlySet<string>
  /** Jobs in general, and what a price is a price of. */
  jobs: RegExp
  /** What every job has one of, so that a price for one is that of a job: `$190 a home`. */
  units: RegExp
  /** Sizes and other words that a home or a job may have: `a small two-bedroom home`. */
  sizes: string
  /** Kinds of buildings and grounds, each of which a starting price includes. */
  kinds: string
  /** Before an amount: a verb of price, with its adverbs. */
  verb: RegExp
  /** Before an amount, after a job: `Deep cleaning for`. */
  preposition: RegExp
  /** Words that a name has none of. */
  inSentence: RegExp
  /** What others pay and are paid. */
  ofOthers: RegExp
  /** After an amount: `a window`, `per window`. */
  perUnit: RegExp
  /** After an amount: what it pays for. */
  forThing: RegExp
  /** After an amount: a condition, a part, a time or a purpose. */
  narrowed: RegExp
  /** Where the clause of an amount ends. */
  clauseEnd: RegExp
  /** Beside the known words, those that may follow a price. */
  afterPrice: ReadonlySet<string>
}

const setOf = (words: string) => new Set(words.split(/\s+/))

const inEnglish =
  '(?:about|around|just|only|now|today|here|usually|typically|as low as|total|in all|normally|always|still|the (?:usual|same)|mere|a)'

const languages: Readonly<Record<string, PriceWords>> = {
  en: {
    known:
      setOf(`a about all an available and any around are as at be begin begins billed business by charge charged company complete cost
      costs customers each entire every expect family for from full home homes house households houses here how in is it its job jobs just low
      many most much normal now of offer offered only our owners pay people per price priced prices pricing rate rates regular service services simple
      single standard start starting starts that the these this to today total typical typically usual usually visit visits we
      whole will with work works you your`),
    jobs: /\b(?:jobs?|visits?|work|services?|prices?|pricing|rates?|costs?|total|homes?|houses?|households?)\b/i,
    units: /^(?:home|house|household|propert(?:y|ies)|visit|job|appointment|booking|project|service|time)$/i,
    sizes:
      '(?:an?|one|the|this|our|your|any|most|many|all|some|small(?:er|est)?|larger?|largest|bigg?(?:er|est)?|tiny|little|mid-?sized?|medium(?:-sized)?|average|typical|normal|standard|simple|basic|ordinary|short|quick|minor|single|whole|entire|full|empty|vacant|furnished|private|local|simplest|modest|easy|compact|(?:[a-z]+|\\d)-(?:bed|bedroom|bath|bathroom|room|story|family|car|level|person|window)s?|(?:one|two|three|four|\\d) (?:bed|bedroom|bath|bathroom|room)s?)',
    kinds:
      'studios?|efficiency|efficiencies|apartments?|flats?|condos?|condominiums?|duplex(?:es)?|town ?(?:homes?|houses?)|homes?|houses?|cottages?|cabins?|lofts?|bungalows?|ramblers?|offices?|suites?|stores?|shops?|buildings?|lots?|yards?|gardens?|lawns?|propert(?:y|ies)|places',
    verb: new RegExp(
      `\\b(?:costs?|is|are|be|pays?|expect|charge[ds]?|priced|billed)(?: at| for)?(?: ${inEnglish})*\\s*$`,
      'i',
    ),
    preposition: new RegExp(`\\b(?:for|at)(?: ${inEnglish})*\\s*$`, 'i'),
    inSentence:
      /\b(?:of|with|for|at|in|by|from|to|as|and|is|are|be|costs?|pays?|charged?|charges|start|starts|begin|begins|we|you|it|that|this|these|how|much)\b/i,
    ofOthers: /\b(?:our (?:people|company|business)|(?:we|the (?:company|business)) pays?)\b/i,
    perUnit: /^ ?(?:(?:an?|per|each|every|the) |\/ ?)(\p{L}+(?:[ -]\p{L}+){0,2})/iu,
    forThing:
      /^ ?for (?!up to )([\p{L}’'\d -]+?)(?= (?:of|in|on|up to|that|which|here|per|a)(?!\p{L})|[^\p{L}’'\d -]|$)/iu,
    narrowed:
      /^[^.,;:!?()|\n]*\b(?:if|when|unless|whenever|provided|in case)\b|^,? (?:if|unless|provided)\b|^ (?:of|off|back|down|now|up ?front|in advance|then|toward|on top|to (?![$€£\d])|at (?:first|most|booking|the start|once)|you (?:can|could|may|buy)|on (?:the|booking|delivery|arrival|an?|our|mon|tues|wednes|thurs|fri|satur|sun)|in (?:the (?:first|winter|spring|summer|fall|off)|winter|spring|summer|fall|january|february|march|april|may|june|july|august|september|october|november|december)|with (?:an?|our|the|your) (?:\p{L}+ )?(?:plan|contract|membership|discount|coupon|code|subscription|card))/iu,
    clauseEnd:
      /[.,;:!?()|\n–—]|\b(?:and|but|or|plus|including|which|so|while|because|since|before|after|for up to|with (?:an? )?minimum)\b/i,
    afterPrice: setOf(
      'town city village county area neighborhood everywhere apiece altogether least flat max maximum minimum tax',
    ),
  },
  es: {
    known:
      setOf(`a actuación alrededor al casa casas cada cliente clientes cobramos completa completo como con cuesta cuestan coste costes cuánto
      de del desde e el empieza empiezan en es esta este estándar hogares hoy la las los lo mayoría muchas muchos negocio normal
      nuestra nuestras nuestro nuestros o paga pagan partir pedido por precio precios que se sencilla sencillo servicio servicios solo son su sus tarifa
      tarifas tiene total trabajo trabajos un una unos vale valen viviendas y`),
    jobs: /(?<!\p{L})(?:trabajos?|visitas?|servicios?|precios?|tarifas?|costes?|total|casas?|hogar(?:es)?|viviendas?)(?!\p{L})/iu,
    units: /^(?:casa|vivienda|hogar|visita|trabajo|servicio|vez|pedido|cita)$/i,
    sizes:
      '(?:una?|el|la|los|las|su|nuestr[oa]s?|este|esta|pequeñ[oa]s?|grandes?|median[oa]s?|sencill[oa]s?|básic[oa]s?|normal(?:es)?|típic[oa]s?|enter[oa]s?|vací[oa]s?)',
    kinds:
      'estudios?|apartamentos?|pisos?|casas?|chalets?|viviendas?|oficinas?|locales|tiendas?|jardines|jardín|patios?|naves?',
    verb: /(?<!\p{L})(?:cuestan?|vale[n]?|es|son|paga[n]?|cobramos|coste)(?: de)?(?: (?:un[oa]s|alrededor de|solo|sólo|como|hoy|aquí))*\s*$/iu,
    preposition: /(?<!\p{L})(?:por|a)(?: (?:un[oa]s|solo|sólo))*\s*$/iu,
    inSentence:
      /(?<!\p{L})(?:de|del|con|por|a|al|en|desde|para|es|son|cuestan?|valen?|pagan?|cobramos|se|que|este|esta|cuánto)(?!\p{L})/iu,
    ofOthers: /(?!)/,
    perUnit: /^ ?(?:(?:al|a la|por(?: cada)?|cada|la|el) |\/ ?)(\p{L}+[²³]?(?: \p{L}+){0,2})/iu,
    forThing: /^ ?para (?!hasta )([\p{L}\d -]+?)(?= (?:de|del|en|con|hasta|que|por)(?!\p{L})|[^\p{L}\d -]|$)/iu,
    narrowed:
      /^[^.,;:!?()|\n]*(?<!\p{L})(?:si|cuando|salvo)(?!\p{L})|^,? (?:si|salvo)(?!\p{L})|^ (?:de (?!descuento)|al (?:reservar|principio|empezar)|por adelantado|ahora|en (?:invierno|primavera|verano|otoño|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|con (?:el|un|una|su) (?:plan|contrato|cuota|descuento|bono))/iu,
    clauseEnd:
      /[.,;:!?()|\n–—]|(?<!\p{L})(?:y|pero|o|más|que|porque|incluid[oa]s?|antes|después|para hasta|con un mínimo)(?!\p{L})/iu,
    afterPrice: setOf('aquí pueblo ciudad zona provincia mínimo máximo iva en todo'),
  },
}

/** The words of a language about prices; undefined for a language without them. */
export const priceWordsOf = (tag: string): PriceWords | undefined => languages[tag.toLowerCase().split('-', 1)[0] ?? '']
