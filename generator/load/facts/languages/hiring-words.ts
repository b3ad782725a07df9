import { allowedQuestions, applicantQuestions } from './applicant-questions.ts'

/** How texts for applicants choose people by what the law protects. */
export type HiringWords = {
  /** Every text that is read has one of these. */
  hint: RegExp
  /** `We prefer women`, `native speakers only`, `must be single`. */
  chosen: RegExp
  /** The same of people, without what chooses them: `without children`. Global. */
  traits: RegExp
  /** Sentences that say what the law says, and that it is not done. */
  denied: RegExp
  /** `Tell us your age`, with the words of a sentence that may ask it. */
  asked?: { question: RegExp; allowed: RegExp }
}

const people =
  '(?:women|men|girls|boys|ladies|gentlemen|females?|males?|young people|youngsters|christians?|catholics?|protestants?|muslims?|mormons?|citizens|mothers|housewives)'
/** Both sexes, `women and men`, and what is wished for them: `we want women to feel at home`. */
const butBoth =
  "(?![-’']|,? ?(?:and|or|&|\\/) ?(?:wom[ae]n|m[ae]n|males?|females?|ladies|girls|boys|gentlemen)\\b|,? (?:veterans|people|at (?:every|all)|in every|on every|too|to (?:feel|know|apply|join|see|succeed|thrive|be|have)|in (?:the|this|our) (?:trade|field|industry))\\b)"
const person = '(?:people|persons?|applicants?|candidates?|workers?|staff|employees?|adults?|team members|hires?)'
/** What may follow an age, which has no other unit than years. */
const asAge =
  '(?= ?(?:$|[.,;:!)]|and\\b|or\\b|years?\\b(?! of)|with|who\\b|to (?:apply|be|work|join)|for\\b|when\\b|at the\\b|only\\b|preferred\\b|on (?:the|your)\\b))'
const olderThan = '(?:over|above|older than|past)'
const upTo =
  '(?:under|below|younger than|(?:no|not) (?:older than|over|above)|at most|between 1\\d and|between 2\\d and)(?: the age of)?'

/** Of one sex, age, family, origin, faith or body. */
const traits = [
  `${people}\\b${butBoth}`,
  `(?:woman|man|girl|boy|lady|female|male)\\b${butBoth}`,
  `young(?:er)?(?=,? (?:and )?(?:energetic|dynamic|fit|fresh|strong|healthy|motivated|hungry|${person})\\b|[,.;]|$)`,
  `(?:single|unmarried|childless|attractive|pretty|slim|good-looking|white)(?=,? (?:and |or )?(?:${people}|woman|man|girl|boy|lady|childless|unmarried|without|young|able-bodied|healthy|attractive|slim|personalit\\w+|appearance|looks|faces?|${person})\\b|[,.;]|$)`,
  '(?:able-bodied|caucasian|god-fearing|church-?going|american-born|native-born|us-born|u\\.s\\.-born)\\b',
  `(?:of|from) (?:(?:an? |the )?[\\w-]+ ){1,3}(?:faith|religion|church|descent|race|ethnicity|nationality)\\b`,
  '(?:christian|catholic|protestant|evangelical|mormon|muslim|jewish|hindu)\\b',
  'native(?: [a-z]+)?(?:[- ]speaker\\w*|[- ]born)\\b',
  '(?:with no|without|(?:who )?ha(?:s|ve|ving) no) (?:small |young |any )?(?:children|kids|disabilit\\w+|health (?:problems|issues))\\b',
  '(?:not |non-)(?:married|pregnant|disabled)\\b',
  `${upTo} \\d\\d\\b${asAge}`,
]
const trait = `(?:${traits.join('|')})`

/** What chooses, and who is chosen. */
const wish = [
  '(?:we|i)(?: (?:only|mostly|mainly|usually|always|also|much|strongly))? (?:prefer|favou?r|want|need|hire|employ|seek|accept|take|recruit)(?: to (?:hire|employ|have|take))?',
  "(?:(?:we|i) (?:would|will|['’]d)|we['’]d) (?:prefer|like|love|rather)(?: to)?(?: (?:hire|have|find|see|employ))?",
  '(?:would|will) prefer(?: to (?:hire|have|employ))?',
  '(?:preferably|preferred:|ideally)(?:,? (?:you (?:are|should be)|they are))?',
  '(?:preference|priority)(?: (?:is|will be))?(?: given)? (?:to|for)',
  '(?:looking for|in search of|searching for|seeking|seeks|hiring|recruiting)(?: only)?',
  `(?:ideal|perfect|right|best) [a-z]+ (?:is|are|would be|will be|should be)`,
  '(?:must|should|ha(?:s|ve) to|needs? to|ought to) (?:also )?be',
  '(?:(?:open|available) only|only (?:open|available)|reserved) (?:to|for)',
]
/** Words between the two, which may be others of the kind: `a neat, friendly`. */
const between =
  '(?: (?!(?:and|or|if|that|who|how|what|when|where|more|wom[ae]n|m[ae]n|ladies)\\b)[\\w’-]+,?){0,3}?(?: and| or)?'

const english = [
  `\\b(?:${wish.join('|')})${between} ${trait}`,
  `\\b(?:only ${people}|${people} only)\\b${butBoth}`,
  `\\b(?:${people}|woman|man|lady|native(?: [a-z]+)? speakers?|(?:young|younger|single|unmarried|childless) ${person}|${person} (?:under|below|younger than) \\d\\d|recent (?:college )?graduates)(?: (?:are|is|will be|strongly|much|highly|clearly))* (?:only|preferred|favou?red|desired|wanted|sought)\\b`,
  `\\b(?:must|should|has to|have to|needs? to) be ${upTo} \\d\\d\\b${asAge}`,
  `\\b(?:no ?(?:one|body)|not? ${person}) ${olderThan} \\d\\d\\b`,
  '\\b(?:aged?|ages) (?:1[89]|2\\d) (?:to|and|-|–) [2-5]\\d\\b|\\b(?:aged?|ages) (?:1[89]|2\\d)[-–][2-5]\\d\\b',
  '\\bbetween (?:1[89]|2\\d) and [2-5]\\d years (?:old|of age)\\b',
  '\\b(?:maximum|upper) age\\b|\\bage limit\\b',
  `\\bno (?:pregnant|disabled|married|older|elderly|foreign) (?:women|${person})\\b`,
  `\\b(?:(?:pregnant|disabled|older|elderly|married|foreign|immigrant) )?(?:women|men|mothers|parents|foreigners|immigrants|muslims|jews|catholics|${person}|anyone)(?: (?:${olderThan} \\d\\d|with (?:children|kids|disabilities)))? (?:need not|needn[’']t|should not|shouldn[’']t|please do not|do not need to|may not|cannot|can[’']t) (?:apply|bother)\\b`,
  '\\b(?:must|should|may|can) ?not be (?:pregnant|married|disabled|(?:over|older than) \\d\\d)\\b',
  '\\b(?:must|should) have no (?:children|kids|disabilities|family)\\b',
  '\\bno plans (?:to have|for) (?:children|kids|a family)\\b',
].join('|')

const chosenSpanish =
  '(?:mujer(?:es)?|hombres?|chicas?|chicos?|señoritas?|señoras?|varón|varones)(?!\\p{L})(?! ?(?:[you]|/) ?(?:mujer|hombre|varon|varón|chic|señor))'
const traitsSpanish = [
  chosenSpanish,
  '(?:jóvenes|joven|solter[oa]s?|atractiv[oa]s?|guap[oa]s?|católic[oa]s?|cristian[oa]s?|evangélic[oa]s?)(?!\\p{L})',
  '(?:hablantes? )?nativ[oa]s?(?!\\p{L})',
  '(?:sin|que no tengan?) (?:hijos|niños|cargas familiares|discapacidad)',
  '(?:menor(?:es)? de|de menos de|de hasta|no mayor(?:es)? de) [2-5]\\d(?: años)?(?!\\p{L}|\\d)',
  'de (?:1[89]|2\\d) a [2-5]\\d años',
]
const spanish = [
  '(?<!\\p{L})(?:solo|sólo|solamente|únicamente) (?:mujeres|hombres|chicas|chicos|señoritas|varones)(?!\\p{L})',
  '(?<!\\p{L})(?:mujeres|hombres|chicas|chicos|señoritas|personas) (?:de menos de|menores de|de hasta) [2-5]\\d años',
  '(?<!\\p{L})(?:edad máxima|máximo de edad|menor de [2-5]\\d años|entre 1[89] y [2-5]\\d años|buena presencia)(?!\\p{L})',
  `(?<!\\p{L})(?:preferimos|se prefieren?|preferiblemente|preferentemente|preferencia (?:por|a)|damos preferencia a|buscamos|se buscan?|contratamos|se contratan?|se requieren?|se necesitan?|necesitamos|(?:candidat[oa]|persona) ideal (?:es|será)|(?:debe|deben|tiene que|tienen que) ser)(?: (?:una?|a|personas?|candidat[oa]s|trabajador(?:es|as)|gente))* (?:${traitsSpanish.join('|')})`,
  '(?<!\\p{L})abstenerse (?:mujeres|hombres|embarazadas|mayores|extranjer[oa]s|personas)',
].join('|')

const languages: Readonly<Record<string, HiringWords>> = {
  en: {
    hint: /wom[ae]n|\bm[ae]n\b|male|\blad(?:y|ies)\b|girl|boy|gentlem[ae]n|mother|housewi|young|single|married|child|\bkids\b|famil|attractive|pretty|slim|good-looking|white|bodied|caucasian|god-fearing|church|christian|catholic|protestant|evangelical|mormon|muslim|jew|hindu|native|-born|faith|religion|descent|race|ethnic|national|citizen|pregnant|disab|health|\bage|older|elderly|foreign|immigrant|parents|graduates|birth|marital|how old|born\b|tongue|weigh|tall\b|height|medical|photo|portrait|picture|snapshot|selfie|shot\b|expecting|baby|babies|divorced|engaged|widowed|parent|husband|wife|gender|\bsex|country|gay\b|skin|\d\d/i,
    chosen: new RegExp(english, 'i'),
    traits: new RegExp(`\\b${trait}`, 'gi'),
    denied:
      /\b(?:regardless|without regard|whether|never|not?|law|laws|discriminat\w*|equal|irrespective|any (?:age|sex|gender|faith))\b(?! one| only)|n['’]t\b/i,
    asked: { question: new RegExp(applicantQuestions.join('|'), 'i'), allowed: allowedQuestions },
  },
  es: {
    hint: /mujer|hombre|chic[ao]|varon|varón|señor|joven|jóvenes|años|edad|presencia|hijos|cargas|solter|nativ|católic|cristian|evangélic|atractiv|guap|abstenerse/i,
    chosen: new RegExp(spanish, 'iu'),
    traits: new RegExp(`(?<!\\p{L})(?:${traitsSpanish.join('|')})`, 'giu'),
    denied: /(?<!\p{L})(?:no|nunca|ley|leyes|sin|independientemente|igualdad|cualquier (?:edad|sexo))(?!\p{L})/iu,
  },
}

export const hiringWordsOf = (tag: string): HiringWords | undefined =>
  languages[tag.toLowerCase().split('-', 1)[0] ?? '']
