/** The words of a language around a phone number, as sources of patterns. */
type ContactWords = {
  /** An imperative that tells the reader to call the number after it: `Call or text us now at`. */
  call: string
  /** Words of a company for itself. */
  own: string
  /** What a number may have before it in place of a sentence: `Phone:`. */
  label: string
  /** Words within a name: `City of Hagerstown`. */
  inName: string
  /** Words between a name and its number: `is at`. */
  afterName: string
  /** Words that begin with a capital at the start of a sentence and are no part of the name after them. */
  beforeName: string
  /** Names of parts of any company. */
  part: string
  /** Words before the name of a person of the company: `our dispatcher Dana Reyes at`, `ask for Dana Reyes at`. */
  staff: string
  /** What is said of someone else before their name: `Call a roofer. Ours is Ames, 541-555-0117`. */
  predicate: string
  /** What a reader calls the company for. */
  offer: string
  /** Who else has a number, without a name: `the appraisal district`. */
  party: string
  /** What follows a name of someone who does something: `Hill City Power clears its own lines`. */
  acts: string
}

const languages: Readonly<Record<'en' | 'es', ContactWords>> = {
  en: {
    call: '(?<!\\b(?:an?|by|its|on|or by|the|their|via) )\\b(?:[Cc]all|[Tt]ext|[Pp]hone|[Rr]ing|[Dd]ial|[Tt]elephone)(?: or (?:call|text|ring))?(?: us)?(?: or text)?(?: (?:now|today|directly|anytime|any time|toll[- ]free|free))*(?: (?:at|on))?',
    own: '\\b(?:[Oo]urs?|us|[Ww]e)\\b',
    label: '(?:[Tt]ele)?[Pp]hone(?: number)?|[Tt]el\\.?|[Mm]obile|[Cc]ell',
    inName: 'of|the|and|&',
    afterName: '(?:(?:is|are) )?(?:at|on)',
    beforeName: 'Please|Or|And|Then|To|For|If|Contact|Call|Phone|Text|Dial|Ring|Reach|Ask|Verify|With',
    part: 'Our|We|Us|Customer|Emergency|Free|Office|Sales|Support|Dispatch|Now|Today',
    staff: '\\b(?:[Oo]ur(?: (?!(?:at|from|in|of|with|friends?|neighbou?rs?|partners?)\\b)[\\p{Ll}-]+){1,3}|[Aa]sk for)',
    predicate: '[Oo]urs is',
    offer: '\\b(?:quotes?|estimates?|appointments?|book|schedule)\\b',
    party:
      '\\b(?:authority|authorities|utility|utilities|district|districts|agency|department|hospital|police|sheriff|helpline|hotline|(?:power|gas|water|electric|insurance) company|(?:by|from|with|ask|asks|tell|belongs to) (?:the|your) (?:city|county|town|village|state|council|insurer|maker|manufacturer))\\b',
    acts: '\\p{Ll}+s (?:or \\p{Ll}+s )?(?:its|their|the|an?|no|all|it|them|only|first)\\b',
  },
  es: {
    call: '(?<!\\p{L})(?:[Ll]lam(?:e|a|en)|[Ll]lám[ae]nos|[Mm]arque|[Mm]arca|[Ee]scrib[ae]|[Ee]scríb[ae]nos)(?: o (?:escrib[ae]|llam[ae]))?(?: (?:ya|hoy|ahora|gratis))*(?: al?)?(?: (?:teléfono|número|móvil))?',
    own: '(?<!\\p{L})(?:[Nn]uestr[oa]s?|[Nn]os|[Nn]osotr[oa]s|[Ll]lám[ae]nos|[Cc]ontáct[ae]nos|[Ee]scríb[ae]nos)(?!\\p{L})',
    label: '[Tt]el(?:éfono|f)?\\.?|[Mm]óvil|[Cc]elular',
    inName: 'de|del|la|el|y',
    afterName: '(?:(?:es|está) )?(?:al|en el)',
    beforeName: 'Llame|Llama|Para|Si|Consulte|Pregunte',
    part: 'Nuestr[oa]s?|Oficina|Ventas|Urgencias|Emergencias|Atención',
    staff: '(?<!\\p{L})(?:[Nn]uestr[oa](?: \\p{Ll}+){1,3}|[Pp]regunte por)',
    predicate: '(?:[Ee]l nuestro|[Ll]a nuestra) es',
    offer: '(?<!\\p{L})(?:presupuestos?|cotización|cita|reservar?)(?!\\p{L})',
    party:
      '(?<!\\p{L})(?:autoridad|autoridades|distrito|distritos|agencia|departamento|hospital|policía|ayuntamiento|(?:compañía|empresa) de (?:la )?(?:luz|gas|agua|electricidad)|(?:compañía|empresa) eléctrica|distribuidora|aseguradora|fabricante)(?!\\p{L})',
    acts: '(?:primero |no |se )?\\p{Ll}+(?:a|e|an|en) (?:o \\p{Ll}+ |primero )?(?:sus?|el|los?|las?|una?|solo|primero)(?!\\p{L})',
  },
}

/** The words of all languages as one alternative. A text of one language has none of another that mean something else. */
export function contactWords(kind: keyof ContactWords): string {
  return `(?:${Object.values(languages)
    .map((words) => words[kind])
    .join('|')})`
}
