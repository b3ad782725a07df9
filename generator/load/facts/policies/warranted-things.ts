import type { FactSources } from '../fact.ts'

/** `Warranty on rust`, `warrant against leaks`, `garantía contra el óxido`: the word for what is covered. */
const coveredAfter =
  /(?:\bwarrant(?:y|ies|ed)?|\bguaranteed?|(?<!\p{L})garantías?|(?<!\p{L})garantizad[oa]s?) (?:on|for|against|sobre|contra|en|para|de) (?:(?:all|any|every|new|our|the|its|el|la|los|las|nuestr[oa]s?|nuev[oa]s?) )*(\p{L}{3,})/iu
/** `Rust covered for ten years`, `rust-through warranty`. */
const coveredBefore = /(\p{L}{3,})(?:-\p{L}+)? (?:(?:is|are|stays?) )?(?:covered for|warranty\b|guaranteed for)/iu

/** `The cable has a ten-year warranty`, `los motores tienen tres años de garantía`. */
const coveredHas =
  /(\p{L}{3,}) (?:(?:also|only|usually|comes?|también|solo|suelen?) )?(?:has|have|with|carr(?:y|ies)|gets?|con|tienen?|llevan?|traen?|tener|llevar) (?:(?:an?|the|its|their|una?|su|otr[oa]s?) )?(?:[\p{L}\d]+[ -]){1,5}(?:warrant(?:y|ies)|garantía)(?!\p{L})/iu

/** Words for all that a company does. */
const anyWork =
  /(?:^|[^\p{L}])(?:work(?:manship)?|jobs?|labou?r|parts?|repairs?|install(?:ation|ed|s)?|everything|services?|visits?|what we (?:do|fit)|trabajos?|obras?|reparaci[oó]n(?:es)?|instalaci[oó]n(?:es)?|piezas?|todo|mano)(?!\p{L})/iu
/** Words before "warranty" that say which one it is, not of what. */
const notThing =
  /^(?:days?|weeks?|months?|years?|limited|full|lifetime|written|our|the|this|that|same|long|longer|free|transferable|they|you|each|both|all|that|which|who|company|customers?|clients?|ellos|ellas|ustedes|nosotros|clientes?|empresa|días?|semanas?|meses|años?|fábrica)$/iu

/** A warranty of others: that of the maker of a part, and that of the law. */
const ofOthers =
  /\b(?:manufacturer|maker)s?\b|\bstatutory\b|\blegal (?:warrant|guarant)|(?<!\p{L})(?:fabricantes?|garantía legal|garantía de la ley)(?!\p{L})/iu

/** `Most manufacturers want the owner to register within 90 days`: a condition of others. */
const conditionOfOthers =
  /\b(?:manufacturers?|makers?|brands?) (?:wants?|asks?|requires?|expects?|demands?|needs?)\b|(?<!\p{L})(?:fabricantes?|marcas?) (?:piden?|exigen?|quieren?|requieren?)(?!\p{L})/iu

const ofCompany = /(?<!\p{L})(?:we|our|ours|us|nosotros|nuestr[oa]s?)(?!\p{L})/iu

type Site = FactSources['site']

/** What policies on some subjects and the claims say, in small letters. */
const promisesOf = ({ value: { policies, claims } }: Site, subjects: ReadonlySet<string>): string =>
  policies
    .filter(({ subject }) => subjects.has(subject))
    .map(({ statement, terms }) => [statement, ...terms.flatMap(({ when, outcome }) => [when, outcome])].join('. '))
    .concat(claims.map(({ text }) => text))
    .join('. ')
    .toLowerCase()

/**
 * Whether a sentence is about the guarantee of a maker or of the law, of which the policies say nothing. An answer may leave
 * it to its question, if both say nothing of the company.
 */
export function isOfMaker(sentence: string, { site }: Pick<FactSources, 'site'>, question = ''): boolean {
  if (conditionOfOthers.test(sentence)) return true
  const isInQuestion = ofOthers.test(question) && !ofCompany.test(`${question} ${sentence}`)
  if (!isInQuestion && !ofOthers.test(sentence)) return false
  return !ofOthers.test(promisesOf(site, new Set(['warranty', 'guarantee'])))
}

/** Fewest letters that two forms of a word share: `spring` and `springs`. */
const stemLetters = 5

/** Whether a sentence is about a warranty of something that the policies on warranty do not cover: rust, where they cover springs. */
export function isOtherWarranty(sentence: string, { site, records }: FactSources): boolean {
  const policies = promisesOf(site, new Set(['warranty']))
  if (ofOthers.test(sentence) && !ofOthers.test(policies)) return true
  const thing = [coveredAfter, coveredBefore, coveredHas]
    .map((pattern) => pattern.exec(sentence)?.[1]?.toLowerCase())
    .find((word) => word !== undefined && !notThing.test(word))
  if (thing === undefined || anyWork.test(thing)) return false
  const stem = thing.slice(0, Math.max(stemLetters, thing.length - 2))
  const services = records.folders.services.map(({ value }) => value.name.toLowerCase())
  const isWork = anyWork.test(policies) && services.some((name) => name.includes(stem))
  return !isWork && !policies.includes(thing.length > stemLetters ? stem : thing)
}
