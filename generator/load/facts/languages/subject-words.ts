/** The words of a language by which a sentence is about the company or a place today, or about something else. */
export type SubjectWords = {
  /** `we`, `our town`, `here`: the sentence is about the company, the reader, or the place of its text. */
  own: RegExp
  /** `was the county seat`, `in 1870`, `years ago`: what it says need not be so today. */
  past: RegExp
  /** `four times as much as`, `not from the city of Holt`: another thing is named beside that of the text. */
  contrast: RegExp
  /** `the crew in Holt`, `one of our roofers`, `that line`: a part of the company has other hours, years and places. */
  part: RegExp
}

const languages: Readonly<Record<string, SubjectWords>> = {
  en: {
    own: /\{\w+\}|\b(?:we|our|ours|us|you|your|here|(?:this|these|the) (?:town|city|village|county|borough|parish|company|terms|office|policy|policies))\b/i,
    past: /(?<![\d,.$£€-])(?:1[5-9]|20)\d\d(?![\d,%]|\.\d)|(?<!\b(?:if|when|what|whatever|that|which|unless|where)\b[^,.;:]*)\b(?:was|were|had)\b|\b(?:became|used to|once|formerly|ago|decades?|century)\b/i,
    contrast:
      /\b(?:not|never|nor|than|as (?:much|many|long|often|far|large|old) as|(?:two|three|four|five|ten) times|twice|half as|unlike|instead of)\b/i,
    part: /\b(?:crews? (?:in|from|of)|(?:one|some|most|each|none|two|three) (?:of (?:our|us)|has|have)|(?:most|many|some|other) [a-z]+s|(?:that|this|its own|separate|second|another) (?:phone|number|line|office|shop|yard|depot)|who|whom|whose)\b/i,
  },
  es: {
    own: /\{\w+\}|(?<!\p{L})(?:nosotros|nuestr[oa]s?|nos|su|sus|usted|ustedes|aquí|somos|\p{L}{2,}[aei]mos|est[ea] (?:pueblo|ciudad|municipio|localidad|villa|provincia|empresa)|(?:el|la) (?:pueblo|ciudad|municipio|localidad|villa|provincia|empresa))(?!\p{L})/iu,
    past: /(?<![\d,.$€-])(?:1[5-9]|20)\d\d(?![\d,%]|\.\d)|(?<!\p{L})(?:era|eran|fue|fueron|había|hubo|tenía|tuvo|antes|antiguamente|hace|siglos?|décadas?)(?!\p{L})/iu,
    contrast:
      /(?<!\p{L})(?:no|nunca|ni|tampoco|(?:más|menos|mayor|menor|mejor|peor)(?: \p{L}+){0,2} que|tan(?:to)? \p{L}+ como|tanto como|veces|doble|mitad|en lugar de|en vez de)(?!\p{L})/iu,
    part: /(?<!\p{L})(?:cuadrillas?|(?:un[oa]|algun[oa]s|cada un[oa]|dos|tres) de (?:nuestr[oa]s|los|las|ell[oa]s)|(?:otr[oa]|segund[oa]|es[ea]|ese mismo) (?:teléfono|número|línea|oficina|taller|tienda)|con contrato|quien(?:es)?|cuy[oa]s?)(?!\p{L})/iu,
  },
}

/** The words of a language; undefined for a language without them. */
export const subjectWordsOf = (tag: string): SubjectWords | undefined =>
  languages[tag.toLowerCase().split('-', 1)[0] ?? '']
