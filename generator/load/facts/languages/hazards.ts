import { wordBeginnings } from '../../../core/text/word-beginnings.ts'
import { sentDataInEnglish, sentDataInSpanish } from './sent-data.ts'
import { storedHazards } from './stored-hazards.ts'

/** Advice with which people are hurt, of whatever trade the company is. */
export type Hazard = {
  /** What happens. */
  danger: string
  /** The advice. */
  pattern: RegExp
  /** What makes the same words harmless. */
  unless?: RegExp
  /** Beginnings of words of which every match has one, see `wordBeginnings`. */
  words: string
  /** The same of others, if a match has one of each. */
  verbs?: string
}

/** Hazards of a language. A sentence with a match of `warned` warns of the hazard. */
export type Hazards = {
  warned: RegExp
  all: readonly Hazard[]
  /** The hazards of which a text has a word, as bits. */
  namedIn: (text: string) => number
}

type Mixture = {
  one: string
  other: string
  /** Beginnings of words of which `one` and `other` have one each, see `wordBeginnings`. */
  words: string
  otherWords: string
}

/** Substances that give off toxic gas together. Source: U.S. CDC and Washington State Department of Health, on mixing bleach. */
const pairs: Readonly<Record<'en' | 'es', readonly Mixture[]>> = {
  en: [
    {
      one: '(?:(?:chlorine|household) )?bleach|sodium hypochlorite',
      other:
        'ammonia|vinegar|(?:\\w+ )?acid|acidic \\w+|lemon juice|(?:rubbing|isopropyl) alcohol|alcohol|acetone|(?:hydrogen )?peroxide|descaler|(?:lime|rust) remover|(?:toilet(?: bowl)?|drain|oven|glass|window) \\p{Ll}+ers?',
      words: 'bleach hypochlorite',
      otherWords: 'ammonia vinegar acid lemon alcohol acetone peroxide descaler remover toilet drain oven glass window',
    },
    { one: '(?:hydrogen )?peroxide', other: 'vinegar', words: 'peroxide', otherWords: 'vinegar' },
    {
      one: '(?:pool )?chlorine|calcium hypochlorite',
      other: 'ammonia|(?:\\w+ )?acid|vinegar',
      words: 'chlorine hypochlorite',
      otherWords: 'ammonia acid vinegar',
    },
    {
      one: 'lye|caustic soda|drain \\p{Ll}+ers?',
      other: '(?:\\w+ )?acid|vinegar|another drain \\p{Ll}+er',
      words: 'lye caustic drain',
      otherWords: 'acid vinegar another',
    },
  ],
  es: [
    {
      one: 'lejía|cloro|hipoclorito',
      other:
        'amon[ií]aco|vinagre|salfumán|aguafuerte|ácido(?: \\p{Ll}+)?|alcohol|agua oxigenada|acetona|desincrustante|antical|limón|desatascador',
      words: 'lejía cloro hipoclorito',
      otherWords:
        'amoniaco vinagre salfumán aguafuerte ácido alcohol oxigenada acetona desincrustante antical limón desatascador',
    },
    { one: 'agua oxigenada', other: 'vinagre', words: 'oxigenada', otherWords: 'vinagre' },
  ],
}

/** Words between the two that do not bring water or another step. */
const word =
  '(?:(?!(?:water|then|rins\\w+|before|after|later|followed|wait|instead|agua(?! oxigenada)|luego|después|antes|aclar\\p{L}+|enjuag\\p{L}+)(?!\\p{L}))[\\p{L}\\d’½¼⅓/%-]+,? )'

/** `mix bleach with a little ammonia`, `add vinegar to the bleach`, `equal parts of bleach and vinegar`. */
function mixed({ one, other }: Mixture, language: 'en' | 'es'): string[] {
  const end = '(?!\\p{L})'
  const orders: [string, string][] = [
    [`(?:${one})${end}`, `(?:${other})${end}`],
    [`(?:${other})${end}`, `(?:${one})${end}`],
  ]
  return orders.flatMap(([a, b]) =>
    language === 'en'
      ? [
          `(?:mix|combin|blend|stir|whisk|dilut|cut)\\p{Ll}* ${word}{0,6}${a},? ${word}{0,5}(?:with|and|into|to|plus|or|&) ${word}{0,5}${b}`,
          `(?:add|pour|put|splash|drop)\\p{Ll}* ${word}{0,6}${a},? ${word}{0,3}(?:to|into) ${word}{0,5}${b}`,
          `(?:mixture|solution|blend|cocktail|mix|paste|equal parts|half and half)(?: of| from)? ${word}{0,4}${a},? ${word}{0,4}(?:and|with|plus|to|&) ${word}{0,4}${b}`,
          `half ${a},? (?:and )?half ${b}`,
          `contain\\p{Ll}* ${word}{0,3}${a},? (?:and|with|plus|&) ${word}{0,2}${b}`,
          `(?:soak|dampen|moisten|wet|spray|fill|rins|wip|scrub)\\p{Ll}* ${word}{0,3}(?:in|with) ${word}{0,4}${a},? (?:and|with|plus|or|&) ${word}{0,4}${b}`,
          `${a} (?:and|with|plus|&|\\+) ${word}{0,4}${b},? (?:${word}{0,2}(?:together|mixed|combined)|in (?:the same|one|a) (?:\\p{Ll}+ )?(?:bucket|bottle|bowl|tub|container|sink|bath)|ma[kd]e[s]? an? )`,
          `${a},? (?:mixed|combined|blended|together|boosted|along) with ${word}{0,4}${b}`,
        ]
      : [
          `(?:mezcl|combin)\\p{Ll}* ${word}{0,6}${a},? ${word}{0,5}(?:con|y|e|o|u|más) ${word}{0,5}${b}`,
          `(?:añad|agreg|vert|vierta|viert|ech)\\p{Ll}* ${word}{0,6}${a},? ${word}{0,3}(?:a|al|en) ${word}{0,5}${b}`,
          `(?:mezcla|solución) de ${word}{0,4}${a},? ${word}{0,4}(?:con|y|más) ${word}{0,4}${b}`,
          `${a} (?:con|y) ${word}{0,4}${b} (?:juntos|mezclad\\p{Ll}+)`,
        ],
  )
}

const mixtures = (language: 'en' | 'es'): Hazard[] =>
  pairs[language].map((pair) => {
    let known: RegExp | undefined
    return {
      danger: 'together they give off toxic gas',
      words: pair.words,
      verbs: pair.otherWords,
      // It takes a tenth of a second to compile, and few sites have a sentence with both.
      get pattern() {
        known ??= new RegExp(`(?<!\\p{L})(?:${mixed(pair, language).join('|')})`, 'iu')
        return known
      },
    }
  })

/** Where advice begins: the sentence, a clause after `In a power cut,`, or what somebody may do. Snow may block a vent, too. */
const advised =
  '(?:(?:^(?:(?:in|on|at|for|when|if|to|during|after|before|once|with|while|until|each|every)\\b[^,.;]*, )?|[;:—–] )(?:[-*•] |\\d+\\. )?(?:please |simply |just |always |then |first |next |also |feel free to |(?:try|remember|be sure|make sure) to )?|\\b(?:you|people|owners|residents|homeowners|tenants) (?:can|should|may|must|could|need to|have to) (?:also |always |safely |simply |just )?|\\b(?:fine|safe|ok|okay|best|better|a good idea|enough) to |\\bwe (?:recommend|advise|suggest) (?:that )?(?:you )?)'
const w = '(?:[\\w’-]+,? )'
const indoors =
  '(?:indoors|inside|in (?:the|your|a) (?:[a-z]+ )?(?:garage|basement|house|home|kitchen|living room|cellar|shed|tent|crawl ?space|cabin|hallway))'

const english: readonly Hazard[] = [
  ...mixtures('en'),
  {
    danger: 'water that is poured into acid makes it splash',
    words: 'acid',
    pattern: new RegExp(`${advised}(?:add|pour) ${w}{0,2}water (?:in)?to ${w}{0,2}acid\\b`, 'i'),
  },
  {
    danger: 'carbon monoxide collects indoors',
    words: 'generator grill barbecue bbq stove heater hibachi smoker oven cooktop charcoal garage',
    pattern: new RegExp(
      [
        `\\b(?:run|start|use|operate|light|fire up)(?:s|ning)? ${w}{0,3}(?:generator|grill|barbecue|bbq|camp(?:ing)? stove|patio heater|hibachi|smoker) ${w}{0,3}${indoors}`,
        `\\b(?:cook|grill|barbecue) ${w}{0,2}on (?:the|your|a) (?:charcoal |gas )?(?:grill|barbecue) ${indoors}`,
        `${advised}(?:heat|warm) ${w}{0,5}with (?:the|your|a|an) (?:gas )?(?:oven|grill|barbecue|cooktop|kitchen stove|gas stove|charcoal)\\b`,
        `${advised}(?:leave|open|turn on) ${w}{0,2}oven ${w}{0,3}to (?:heat|warm)\\b`,
        `${advised}(?:run|idle|warm up|let) (?:the|your) (?:car|engine|truck)(?: run| idle| warm up)? in (?:the|your|a) (?:closed )?garage\\b`,
      ].join('|'),
      'i',
    ),
    unless: /\b(?:electric|battery|solar|power station|standby)\b/i,
  },
  {
    danger: 'a blocked flue fills the house with carbon monoxide',
    words: 'flue chimney exhaust vent combustion intake',
    verbs: 'block cover seal plug stuff tape close',
    pattern: new RegExp(
      `${advised}(?:block|cover|seal|plug|stuff|tape|close)(?: off| up| over)? ${w}{0,4}(?:flue|chimney|exhaust (?:vent|pipe)|(?:furnace|boiler|water heater|heater|dryer) vents?|combustion air \\w+|air intake)\\b`,
      'i',
    ),
    unless:
      /\b(?:cap|caps|crown|unused|not in use|out of use|abandoned|disused|decommission\w*|flashing|mesh|screen|cowl|around|joints?|leaks?|cracks?|damper|between fires|cold|while)\b/i,
  },
  {
    danger: 'live wires kill',
    words: 'live power breaker current electricity mains outlet switch socket fixture panel wire wiring light line',
    verbs: 'work leave keep replace change wire install repair fix open touch turn switch shut',
    pattern: new RegExp(
      [
        `${advised}(?:work|working) (?:on|with) ${w}{0,2}live (?:wires?|wiring|circuits?|parts|panels?|outlets?)\\b`,
        `${advised}(?:leave|keep) (?:the )?(?:power|breaker|current|electricity|mains) (?:switched )?on (?:while|when|as) (?:you|it is)\\b`,
        `${advised}(?:replace|change|wire|install|repair|fix|open|touch) ${w}{0,4}(?:outlet|switch|socket|fixture|panel|wiring|wires?|light) ${w}{0,2}(?:without (?:turning|switching|shutting) off|with the (?:power|current|electricity|breaker) on)\\b`,
        `\\b(?:no need to|need not|(?:don[’']t|do not) (?:have|need) to) (?:turn|switch|shut) off (?:the )?(?:power|breaker|electricity|current|mains) (?:to|before|when|while|if) (?:you )?(?:replac|wir|install|repair|chang|open|work|touch)\\w*`,
        `${advised}touch ${w}{0,2}(?:bare|live|exposed|downed) (?:wires?|lines?)\\b`,
      ].join('|'),
      'i',
    ),
  },
  {
    danger: 'gas explodes at a flame or a spark',
    words: 'gas',
    pattern: new RegExp(
      [
        `\\b(?:look|check|test|search|find|hunt)\\w* ${w}{0,4}gas ${w}{0,2}(?:leaks?|lines?|pipes?|fittings?) ${w}{0,4}(?:with|using) (?:an? |the )?(?:lit |open |burning )?(?:match|matches|lighter|flame|candle|torch)\\b`,
        `\\b(?:match|lighter|candle|open flame) to (?:find|check|look|see|test|search)\\w* [^.;]{0,40}\\bgas\\b`,
        `\\bsmell (?:of )?gas[^.;]{0,40}\\b(?:turn|switch|flip)(?:ing)? on (?:the |a |all )?(?:lights?|fans?|stove|exhaust)`,
        `\\bsmell (?:of )?gas[^.;]{0,40}(?:, | )(?:light a|stay (?:inside|indoors|put)|strike a)`,
        `${advised}(?:open|disconnect|loosen|cut|extend|repair|tap|move|reroute|connect) ${w}{0,3}gas (?:line|pipe|main|meter|valve) ${w}{0,3}(?:yourself|on your own|by hand|with (?:a|an|your) (?:\\w+ )?(?:wrench|pliers|hacksaw))`,
      ].join('|'),
      'i',
    ),
    unless: /\b(?:shut|close|off)\b/i,
  },
  {
    danger: 'asbestos and lead dust make people ill, and the law asks for a trained crew',
    words: 'asbestos lead',
    pattern: new RegExp(
      [
        `${advised}(?:remove|scrape|sand|drill|cut|break|tear|pull|strip|sweep|vacuum)(?: off| out| up)? ${w}{0,5}asbestos ${w}{0,4}(?:yourself|on your own|dry|by hand|with (?:a|an|your) (?:\\w+ )?(?:scraper|sander|broom|vacuum|hammer))`,
        `${advised}(?:sand|dry-sand|burn|torch|blast)(?: off| away)? ${w}{0,3}lead(?:-based)? paint\\b`,
        `\\basbestos ${w}{0,6}(?:yourself|on your own)\\b`,
      ].join('|'),
      'i',
    ),
    unless: /\b(?:wet|certified|HEPA|contain\w*|trained|licensed|qualified|professional\w*|test\w*|sampl\w+)\b/i,
  },
  {
    danger: 'without the alarm a fire is noticed too late',
    words: 'alarm detector',
    pattern: new RegExp(
      `${advised}(?:disconnect|disable|unplug|deactivate|switch off|turn off|take down|tape over|take the batter(?:y|ies) out of|remove the batter(?:y|ies) (?:from|of)) ${w}{0,3}(?:smoke|CO|carbon monoxide|fire) (?:alarms?|detectors?)\\b`,
      'i',
    ),
    unless:
      /\b(?:replac\w+|new|fresh|old|expired|while|during|until|test|back|again|recycl\w+|dispos\w+|ten years|10 years|sanding|paint\w*)\b/i,
  },
  {
    danger: 'the vapor of fuel burns at once',
    words: 'gasoline petrol diesel thinner water',
    verbs: 'pour throw splash sprinkle spray squirt use put add clean wash wipe degrease scrub',
    pattern: new RegExp(
      [
        `${advised}(?:pour|throw|splash|sprinkle|spray|squirt|use|put|add) ${w}{0,4}(?:gasoline|petrol|diesel|paint thinner) ${w}{0,3}(?:on|onto|into|over|down|in) ${w}{0,4}(?:fires?|flames?|grill|coals|charcoal|drain|weeds?|nests?|holes?|stove|fireplace|sewer|ground|gutter|stains?|floors?|carpet|hive|mounds?)\\b`,
        `${advised}(?:clean|wash|wipe|degrease|scrub)(?: down| off)? ${w}{0,5}with ${w}{0,2}(?:gasoline|petrol)\\b`,
        `${advised}(?:pour|throw|put|use) water (?:on|onto|over) (?:a |the )?(?:burning )?(?:grease|oil|electrical|fat|chip[- ]pan) (?:fire|pan)`,
      ].join('|'),
      'i',
    ),
  },
  {
    danger: 'what goes down the drain blocks it, or poisons the water',
    words: 'drain sink toilet gutter sewer creek stream river',
    verbs: 'pour flush dump tip rinse',
    pattern: new RegExp(
      `${advised}(?:pour|flush|dump|tip|rinse) ${w}{0,4}(?:motor oil|used oil|cooking oil|paint|paint thinner|solvents?|antifreeze|pesticides?|herbicides?|weed ?killer|grease|bacon fat|gasoline|petrol) ${w}{0,4}(?:down|into|in) (?:the|a|your|any) (?:\\w+ )?(?:drain|sink|toilet|gutter|sewer|creek|stream|river)s?\\b`,
      'i',
    ),
  },
  {
    danger: 'an open flame sets the wall on fire',
    words: 'torch blow flame lighter candle',
    verbs: 'thaw melt defrost warm heat',
    pattern: new RegExp(
      `${advised}(?:thaw|melt|defrost|warm|heat) ${w}{0,5}(?:pipes?|lines?|valves?|traps?) ${w}{0,4}(?:with|using) (?:a |an |the )?(?:\\w+ )?(?:torch|blow ?torch|blow ?lamp|open flame|lighter|candle)\\b`,
      'i',
    ),
  },
  {
    danger: 'it may start a fire',
    words: 'extension power heater candle fryer grill',
    verbs: 'run lay hide put plug leave',
    pattern: new RegExp(
      [
        `${advised}(?:run|lay|hide|put) ${w}{0,3}extension (?:cords?|leads?) ${w}{0,2}under ${w}{0,2}(?:rugs?|carpets?|mats?)\\b`,
        `${advised}plug ${w}{0,4}(?:space )?heaters? ${w}{0,2}into ${w}{0,3}(?:extension (?:cord|lead)|power strip)\\b`,
        `${advised}leave ${w}{0,4}(?:space heaters?|candles?|fryer|grill) ${w}{0,2}(?:on |burning |lit |running )?(?:overnight|unattended|all night|while you (?:sleep|are out))`,
      ].join('|'),
      'i',
    ),
  },
  {
    danger: 'children and pets swallow it',
    words: 'reach',
    verbs: 'keep store leave put',
    pattern: new RegExp(
      `${advised}(?:keep|store|leave|put) ${w}{0,6}within (?:easy )?reach of ${w}{0,2}(?:children|kids|pets|toddlers)\\b`,
      'i',
    ),
    unless: /\b(?:toys|books|soap|towels?|blankets?|hooks?|water|step)\b/i,
  },
  {
    danger: 'in a frost the pipes of a cold house burst',
    words: 'heat heating thermostat furnace boiler',
    verbs: 'turn shut switch leave keep',
    pattern: new RegExp(
      [
        `${advised}(?:turn|shut|switch|leave|keep) (?:the |your |all )?(?:heat|heating|thermostat|furnace|boiler) (?:all the way |completely )?off\\b[^.;]{0,60}\\b(?:no(?:body| one)|empty|vacant|away|gone|vacation|trip|cabin|rental|winter)\\b`,
        `${advised}(?:turn|shut|switch) off (?:the |your |all )?(?:heat|heating|thermostat|furnace|boiler)\\b[^.;]{0,60}\\b(?:no(?:body| one)|empty|vacant|away|gone|vacation|trip|cabin|rental|winter)\\b`,
      ].join('|'),
      'i',
    ),
    unless:
      /\b(?:summer|spring|drain\w*|water (?:is )?(?:off|shut)|shut off the water|filters?|service|repair\w*|gas|leak\w*|antifreeze|winteri[sz]\w*)\b/i,
  },
  ...sentDataInEnglish,
  ...storedHazards,
]

const spanish: readonly Hazard[] = [
  ...mixtures('es'),
  {
    danger: 'carbon monoxide collects indoors',
    words: 'generador barbacoa brasero hornillo',
    pattern:
      /(?<!\p{L})(?:us|utili|enciend|arran|pon|hag)\p{Ll}* (?:\p{L}+ ){0,3}(?:generador|barbacoa|brasero de carbón|hornillo) (?:\p{L}+ ){0,3}(?:dentro|en (?:el|la|su) (?:garaje|sótano|casa|cocina|salón|interior))(?!\p{L})/iu,
    unless: /eléctric|batería|solar/i,
  },
  {
    danger: 'gas explodes at a flame or a spark',
    words: 'gas',
    pattern:
      /(?<!\p{L})(?:busqu|compruebe|localice|detecte)\p{Ll}* (?:\p{L}+ ){0,4}(?:fugas? de gas|escapes? de gas) (?:\p{L}+ ){0,3}(?:con|usando) (?:un[a]? )?(?:cerillas?|mechero|llama|vela|encendedor)(?!\p{L})/iu,
  },
  {
    danger: 'live wires kill',
    words: 'luz corriente electricidad',
    pattern:
      /(?<!\p{L})(?:sin cortar|sin desconectar|no hace falta (?:cortar|desconectar)) la (?:luz|corriente|electricidad) (?:cambie|sustituya|instale|puede|para cambiar|antes de cambiar)(?!\p{L})/iu,
  },
  ...sentDataInSpanish,
]

function namedIn(hazards: readonly Hazard[]): Hazards['namedIn'] {
  const words = wordBeginnings(hazards.map((hazard) => hazard.words))
  const verbs = wordBeginnings(hazards.map((hazard) => hazard.verbs ?? ''))
  const withoutVerbs = hazards.reduce((bits, hazard, index) => bits | (hazard.verbs === undefined ? 1 << index : 0), 0)
  return (text) => {
    const named = words(text)
    return named === 0 ? 0 : named & (withoutVerbs | verbs(text))
  }
}

export const hazardsIn: Readonly<Record<string, Hazards>> = {
  en: {
    namedIn: namedIn(english),
    warned:
      /\b(?:never|not|cannot|avoid\w*|without|danger\w*|toxic|poison\w*|fumes|hazard\w*|deadly|lethal|kills?|harm\w*|risk\w*|mistakes?|myths?|caution|beware|react\w*|unsafe|illegal|forbid\w*|prohibit\w*|ban|bans|banned|wrong|refuse\w*|instead of|rather than|stop|nor|neither|warn\w*|accidents?|chloramine|explo\w+|chlorine gas|keep apart|apart from|separate(?:ly)?)\b|n['’]t\b|\?/i,
    all: english,
  },
  es: {
    namedIn: namedIn(spanish),
    warned:
      /(?<!\p{L})(?:no|nunca|jamás|evite|evitar|tampoco|ni|peligro\p{Ll}*|tóxic\p{Ll}*|venenos\p{Ll}*|vapores|riesgo\p{Ll}*|prohib\p{Ll}*|error|mortal\p{Ll}*|en vez de|en lugar de)(?!\p{L})|\?/iu,
    all: spanish,
  },
}
