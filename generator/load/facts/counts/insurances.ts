/** Insurances that a company has beside its liability to the public, each for a sum of its own. */
const others =
  /\b(?:(employer|professional|product|treatment|cyber|auto|vehicle|car|van|fleet|motor|cargo|goods|transit|tool|equipment|umbrella|excess|pollution|building|content|property|legal|health|accident|personal|fidelity|surety|janitorial|performance|dishonesty|license)(?:mobile)?s?['’]?s? (?:\w+ ){0,2}(?:insurance|liability|indemnity|cover|coverage|policy|bond)|(workers?['’]?s? comp(?:ensation)?|treatment risk|errors and omissions|bond))\b/i
const clauseEnd = /[,;:]\s|\s(?:and|plus|but|while)\s/g

/** The limit of one case and that of all cases are two numbers. */
const ofOneCase =
  /\b(?:per|each|every|(?:for|in) (?:any one|a single|one)) (?:occurrence|claim|incident|event|accident|loss|case|job|person)\b/i
const ofAllCases =
  /\b(?:in total|in all|altogether|overall|aggregate|(?:a|per|each|every) year|annual(?:ly)?|yearly)\b/i
/** What a company pays for its insurance, and what it was once paid. */
const noLimit = /\b(?:deductibles?|premiums?|costs?|paid|worth)\b/i

/**
 * Which insurance the clause around an offset is about, and which limit of it. Empty for liability to the public and a limit
 * without a name, undefined for an amount that is no limit.
 */
export function insuranceAt(sentence: string, offset: number): string | undefined {
  const ends = Array.from(sentence.matchAll(clauseEnd), ({ index }) => index)
  const start = ends.findLast((end) => end < offset)
  const clause = sentence.slice(
    start,
    ends.find((each) => each >= offset),
  )
  if (noLimit.test(clause)) return undefined
  const [, adjective, noun] = others.exec(clause) ?? []
  const limit = ofOneCase.test(clause) ? 'one case' : ofAllCases.test(clause) ? 'all cases' : ''
  return [(adjective ?? noun ?? '').toLowerCase(), limit].filter(Boolean).join(', ')
}
