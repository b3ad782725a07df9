import { type Fact, type FactSources, fact } from '../../fact.ts'
import { companyAndServiceTexts, sentencesOf, textsOf } from '../../texts.ts'

/** Materials that the law leaves to certified companies in most states and countries. */
const materials =
  '(?:asbestos(?:[ -]containing)?(?: (?!(?:and|or|but|is|are)\\b)\\w+)?|lead(?:-based)? paint|lead dust|radon|black mold|PCBs|mercury|vermiculite)'
const work =
  '(?:remove|abate|strip|scrape(?: off)?|sand(?: down| off)?|encapsulate|dispose of|haul away|take (?:out|off|down|away|care of)|tear out|clean up|handle|treat|clear(?: out)?|get rid of|deal with|demolish|touch)'
const done =
  '(?:removed|abated|stripped|scraped(?: off)?|sanded(?: down| off)?|encapsulated|disposed of|hauled away|taken (?:out|off|down|away|care of)|torn out|cleaned up|handled|cleared)'
/** `We also remove asbestos and lead paint`, `asbestos removal is included`. */
const offered = new RegExp(
  [
    `\\b(?:we|our (?:crews?|teams?|people|[a-z]{4,}(?:er|ian|ist)s)) (?:(?:also|even|can|will|do|gladly|happily|safely|carefully|routinely|often|usually|are happy to|are glad to) )*${work} (?:[\\w’-]+,? ){0,5}?${materials}(?!\\p{L})`,
    `\\b${materials}(?:,? (?:and|or) [\\w -]{3,30})? (?:is|are|gets?) (?:(?:also|safely|carefully|simply) )*${done}(?: by (?:us|our \\w+))?(?=[,.;:]|$| (?:and|too|as well|with|along|by (?:us|our)|at|for)\\b)`,
    `\\b${materials} (?:removal|abatement|disposal|encapsulation|remediation)(?: (?:and|or) [\\w -]{3,30})? (?:(?:is|are) (?:also )?(?:included|part of|available|offered)|comes? with)\\b`,
  ].join('|'),
  'iu',
)
/** What refuses the work, leaves it to others, or is about waiting for them. */
const ofOthers =
  /\b(?:not|never|nor|no|neither|without|instead|unless|if|until|before|after|once|when|where|licen[cs]ed|certified|accredited|abatement (?:company|firm|contractor|crew)|contractors?|specialists?|partners?|professionals?|tested|test|others?|law|rules|must)\b|n['’]t\b|\?$/i
const free = /\b(?:at|for) no (?:extra |additional |added )?(?:charge|cost|fee)s?\b/gi
const hazards = '(?:asbestos|lead|abatement|radon|mold|hazardous|environmental)'
const license = '(?:licen[cs]e[ds]?|certifi\\w+|accredit\\w+)'
/** A company that does such work says so: `we are certified for asbestos`, `lead-certified`. */
const entitled = new RegExp(
  `\\b(?:we|our \\w+)\\b[^.;]{0,60}\\b${license}[^.;]{0,60}\\b${hazards}\\b|^\\W*${license}[^.;]{0,40}\\b${hazards}\\b|\\b${hazards}(?:[ -](?:removal|abatement|paint|handling|safety))?[ -]${license}\\b|\\b(?:lead-safe|RRP|HAZWOPER|AHERA)\\b`,
  'im',
)

/** Work with hazardous materials that needs a license, of a company of whose license no text knows. */
export function checkHazardousWork(sources: FactSources): Fact[] {
  const { services, cities, counties, traits } = sources.records.folders
  const texts = [
    ...companyAndServiceTexts(sources),
    ...[...cities, ...counties, ...traits].flatMap((record) => textsOf(record)),
  ]
  const found = texts.flatMap(({ record, path, text }) => {
    if (!/asbestos|\blead\b|radon|black mold|PCBs|mercury|vermiculite/i.test(text)) return []
    const words = sentencesOf(text)
      .map((sentence) => offerIn(sentence))
      .find((each) => each !== undefined)
    return words === undefined ? [] : [{ record, path, words }]
  })
  if (found.length === 0) return []
  const isTheirWork = services.some(({ value }) =>
    /asbestos|\blead\b|radon|mold|abatement|hazard|environment|demolition/i.test(value.name),
  )
  if (isTheirWork || texts.some(({ text }) => entitled.test(text))) return []
  return found.map(({ record, path, words }) => {
    const what = `The text says "${words}", for which most laws ask a license that no text of the site names.`
    const fix = 'Look for a "not" that is missing, or name the license.'
    return fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, words)
  })
}

/** An offer that its clause does not refuse: what follows, as in `but no other material`, limits nothing. */
function offerIn(sentence: string): string | undefined {
  const found = offered.exec(sentence)
  if (!found) return undefined
  const end = found.index + found[0].length
  const clause = sentence.slice(0, end) + (sentence.slice(end).split(/[,;:]/)[0] ?? '')
  return ofOthers.test(clause.replace(free, '')) || sentence.endsWith('?') ? undefined : found[0]
}
