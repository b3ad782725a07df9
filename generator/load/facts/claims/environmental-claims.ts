import { type Fact, type FactSources, fact } from '../fact.ts'
import { sentencesOf, shownTexts } from '../texts.ts'

/** What a company uses. */
const product =
  '(?:(?:products?|solutions?|sprays?|sealants?|sealers?|paints?|foams?|pesticides?|insecticides?|herbicides?|fertilizers?|treatments?|detergents?|soaps?|disinfectants?|sanitizers?|formulas?|formulations?|mix(?:es)?|gels?|baits?|concentrates?|degreasers?|polish|liquids?|supplies|agents?|ingredients?)(?: (?:that |which )?we (?:\\w+ )?(?:use|spray|apply|bring|carry|put down))?|(?:everything|all|anything|what|whatever) (?:that )?we (?:\\w+ )?(?:use|spray|apply|bring|carry|put down))'
const work =
  '(?:(?:our|the) (?:[\\w-]+ ){0,2}(?:company|services?|methods?|process|processes|techniques?|systems?|procedures?|approach|work)|we)'
const is = '(?:,? (?:is|are|was|were|has been|have been)(?: (?:all|also|both|even|fully|officially|proudly))?)'
/** Those that register or approve some products, and those that approve none. */
const offices =
  '(?:the )?(?:U\\.?S\\.? |federal )?(?:EPA|FDA|Environmental Protection Agency|Food and Drug Administration)'
const others =
  '(?:the )?(?:U\\.?S\\.? |federal )?(?:CDC|WHO|OSHA|Centers for Disease Control(?: and Prevention)?|World Health Organization|Occupational Safety and Health Administration)'
const any = `(?:${offices}|${others})`
const safe =
  '(?:100 ?% |completely |totally |entirely |fully |perfectly |absolutely )?(?:safe|harmless|chemical-free|non-?toxic|toxin-free|green|eco-friendly|organic|natural)\\b'
const wholly = '(?:100 ?%|completely|totally|entirely|absolutely|fully|truly|wholly)'

/** What people eat and drink, and may well after the work. */
const edible =
  /\b(?:water|fruits?|vegetables|crops|herbs|produce|harvest|food|fish|eggs|plumbing|after|once|until|when)\b/i
/** Programs in which those offices do certify. */
const programs =
  /\b(?:608|lead-safe|RRP|renovat\w+|program(?:me)?s?|training|courses?|stoves?|refrigerants?|technicians?|(?:test )?kits?|labs?|laborator\w+|registered|drugs?|medic\w+|vaccines?|masks?)\b/i

type Claim = { pattern: RegExp; unless?: RegExp }

const english: readonly Claim[] = [
  // Water is a chemical, too.
  { pattern: new RegExp(`\\b${wholly}[ -](?:chemical|toxin)-free\\b`, 'i') },
  { pattern: new RegExp(`\\b${wholly} free (?:of|from) (?:all |any )?(?:chemicals|toxins)\\b`, 'i') },
  {
    pattern:
      /\b(?:contains?|ha(?:s|ve)|uses?|with) (?:no|zero) chemicals?(?: at all| whatsoever| of any kind| in (?:it|them))\b/i,
  },
  {
    pattern: new RegExp(
      `\\b${product}${is}[^.;:?]{0,60}? (?:safe|gentle|mild|harmless|pure) (?:enough )?(?:for (?:you|children|kids|pets) )?to (?:drink|eat|swallow|ingest)\\b`,
      'i',
    ),
    unless: edible,
  },
  {
    pattern: new RegExp(
      `\\b${product}${is} so (?:safe|gentle|mild|natural)(?: that)? (?:you|anyone) (?:can|could) (?:drink|eat) (?:it|them)\\b`,
      'i',
    ),
    unless: edible,
  },
  // Offices register products and set limits; they endorse no product and no company.
  {
    pattern: new RegExp(`\\b(?:[Cc]ertified|[Ee]ndorsed|[Aa]pproved|[Gg]uaranteed) by ${any} (?:as|to be) ${safe}`),
    unless: programs,
  },
  { pattern: new RegExp(`\\b(?:EPA|FDA|CDC|WHO|OSHA)[- ](?:certified|endorsed|approved) (?:as|to be) ${safe}`) },
  {
    pattern: new RegExp(
      `\\b(?:${product}|${work})${is} (?:certified|endorsed|recommended) by ${offices}(?! (?:for|as|under|to)\\b)`,
      'u',
    ),
    unless: programs,
  },
  {
    pattern: new RegExp(
      `\\b(?:${product}|${work})${is} (?:certified|endorsed|approved) by ${others}(?! (?:for|as|under|to)\\b)`,
      'u',
    ),
    unless: programs,
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:CDC|WHO)[- ](?:certified|endorsed|approved)|(?:EPA|FDA|OSHA)[- ]endorsed) (?:[\\w-]+ )?(?:${product}|services?|methods?|process(?:es)?|company|team|crews?)(?!\\p{L})`,
      'u',
    ),
    unless: programs,
  },
]

const spanish: readonly Claim[] = [
  {
    pattern:
      /(?<!\p{L})(?:100 ?%|completamente|totalmente|absolutamente) (?:libres? de|sin) (?:productos )?químicos(?!\p{L})/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:productos?|fórmulas?|(?:todo )?lo que usamos) (?:es|son) tan (?:segur[oa]s?|suaves?|naturales?) que (?:se )?pued\p{L}+ beber/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:productos?|servicios?|métodos?|(?:todo )?lo que usamos)[^.;:?]{0,30} (?:certificad|avalad|recomendad)[oa]s? por la (?:EPA|FDA|OMS)(?!\p{L})/iu,
  },
]

const languages: Readonly<Record<string, { hint: RegExp; claims: readonly Claim[]; denied: RegExp }>> = {
  en: {
    hint: /chemical|toxin|(?:safe|gentle|mild|harmless|pure) (?:enough )?(?:for \w+ )?to (?:drink|eat|swallow|ingest)|(?:can|could) (?:drink|eat)\b|\bEPA|\bFDA|\bCDC|\bWHO\b|\bOSHA|Agency|Administration|Disease Control|Health Organi/,
    claims: english,
    denied:
      /\b(?:not|no|never|nothing|none|cannot|neither|nor|myths?|whether|beware|unless|claims?|so-called|if)\b|n[’']t\b|\?$/i,
  },
  es: {
    hint: /químicos|beber|EPA|FDA|OMS/i,
    claims: spanish,
    denied: /(?<!\p{L})(?:no|nunca|nada|ningún|ninguna|ni|si)(?!\p{L})|\?$/iu,
  },
}

/**
 * `Certified by the EPA as 100% chemical-free and safe to drink`: what is true of no product, or what no public office says of one.
 * Source: FTC Green Guides, 16 CFR 260.4, 260.6 and 260.9.
 */
export function checkEnvironmentalClaims(sources: FactSources): Fact[] {
  const known = languages[sources.records.language.tag.split('-', 1)[0] ?? '']
  if (!known) return []
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (!known.hint.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      if (!known.hint.test(sentence)) continue
      const words = claimIn(sentence, known.claims)
      if (words === undefined || known.denied.test(sentence.replace(words, ''))) continue
      const what = `The text says "${words}", which is true of no product, or which no public office says of one.`
      const fix = 'Write what is used, with the label that it has.'
      return [fact(record, path, { code: 'rating-unproven', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}

function claimIn(sentence: string, claims: readonly Claim[]): string | undefined {
  // The names of offices are read in capitals, and a sentence may begin with the subject.
  const lowered = sentence.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
  for (const { pattern, unless } of claims) {
    const found = pattern.exec(lowered)
    if (found && !unless?.test(sentence)) return sentence.slice(found.index, found.index + found[0].length)
  }
  return undefined
}
