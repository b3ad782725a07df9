const subjects = 'companies|firms|competitors|providers|contractors'
const verbs = 'ask|want|require|charge|demand|offer|give|take|need|expect'
const subjectsInSpanish = 'empresas|compañías|firmas|competidores|profesionales'
const verbsInSpanish = 'exigen|piden|cobran|dan|ofrecen|aplican|solicitan|requieren|responden|tardan|avisan|tienen'

// What a text says of the terms of other companies, of the law, and of the company towards its customers.

/** `Many firms want 48 hours`, `Otras piden la mitad`: a clause on the terms of other companies, up to that on the own ones. */
const ofOthers = new RegExp(
  `(?<!\\p{L})(?:(?:many|most|some|other) (?:other )?(?:${subjects})|(?:many|most|some|others) (?=(?:${verbs})\\b)|(?:much|otr|algun|vari)[ao]s (?:otr[ao]s )?(?:${subjectsInSpanish})|(?:much|otr|algun|vari)[ao]s (?=(?:${verbsInSpanish})(?!\\p{L})))(?:[^;.!?,]|[.,](?=\\d)|,(?! (?:we|our|but|while|here|nosotros|pero|aquí|mientras)(?!\\p{L})))*`,
  'giu',
)

/** A text without what it says of other companies, with which it compares the own one. */
export const withoutOthers = (text: string): string => text.replace(ofOthers, '')

const others =
  /\b(?:(?:other|some|many|most|few|big|large|larger|bigger|national|nationwide|cheap|cheaper) (?:[\w-]+ ){0,2}(?:companies|firms|contractors|chains|franchises|providers|operators|crews|landlords|insurers)|competitors|elsewhere|the law|state law|by law|landlords?|tenants?|tenanc(?:y|ies)|leases?|insurers?|adjusters?)\b/i
const ofUs = /\b(?:we|us|our|ours)\b/i

/** A right that a law gives: `within 14 days under the Sale of Services Act 1999`, `a contract signed at home`. */
const ofLaw =
  /(?<!\p{L})(?:(?:contract|agreement)s?(?=[ ,])(?:[^.;!?]|\.(?=\d))* (?:(?:signed|made|concluded|agreed) (?:at|in) (?:your (?:own )?)?home|at (?:the|your) door|door[- ]to[- ]door|without (?:a |any |giving (?:a |any )?)?reasons?|copy of (?:it|the (?:contract|agreement)))|sign(?:ed|s)? (?:a|the|any|your) (?:contract|agreement)(?:[^.;!?]|\.(?=\d))* (?:at|in) your (?:own )?home|right of withdrawal|contrato(?: firmado)? (?:a domicilio|en su (?:casa|domicilio)|fuera del establecimiento)|(?:Act|Regulations?|Directive|Law|Code)(?: of)? (?:19|20)\d\d|(?:statutory|legal) right|\p{Lu}\p{L}+ law|distance (?:contracts?|selling|sales)|(?:agreed|concluded|made) (?:by (?:phone|telephone) or online|online or by (?:phone|telephone)|at a distance|off[- ]premises)|[Rr]ight to (?:cancel|withdraw)(?=[^.;!?]* (?:not affected|by (?:phone|telephone)|online|at (?:your|the) door))|by law|cooling-off|Ley \d+\/\d{4}|Real Decreto|por ley|derecho de desistimiento)(?!\p{L})/u

/** Whether a sentence is about what others want, as a company or a landlord, or what a law gives. Neither is a policy of the company. */
export const isTermOfOthers = (sentence: string): boolean =>
  ofLaw.test(sentence) || (others.test(sentence) && !ofUs.test(sentence))

/** What says that the company cancels: `we cancel`, `canceled by us`, `tenemos que anular`. */
const byCompany = new RegExp(
  [
    '\\b(?:we|(?:our|the) (?:crew|team|office)) (?:\\w+ ){0,3}?cancel\\w*|\\bcancell?ed by us\\b',
    '(?<!\\p{L})(?:(?:tenemos|tengamos|tuviéramos) que (?:anul|cancel)ar|(?:anul|cancel)(?:[ae]mos|aremos|[áa]ramos|[áa]semos))(?!\\p{L})',
    '(?:anulad|cancelad)[oa]s? por (?:nosotros|nuestra parte|el taller|la empresa)|(?:el taller|la empresa|nuestro equipo) (?:\\p{Ll}+ )?(?:anul|cancel)[ae]n?(?!\\p{L})',
  ].join('|'),
  'giu',
)
/** What says that a customer does, or that the company does so because a customer wants it. */
const byCustomer =
  /cancel|(?<!\p{L})anul|\byou (?:\w+ )?(?:ask|call|give|let|notify|request|tell|want)|(?<!\p{L})(?:(?:nos|lo) (?:avis|comuni|di[cg]|llam|pid|solicit)|(?:usted|el cliente) (?:avis|llam|pid|solicit))/iu

/** Whether a sentence is about a visit that the company cancels, which policies on canceling are not about. */
export const isCanceledByCompany = (sentence: string): boolean => {
  const rest = sentence.replace(byCompany, '')
  return rest !== sentence && !byCustomer.test(rest)
}
