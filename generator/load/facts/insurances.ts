/** Insurances that a company has beside its liability to the public, each for a sum of its own. */
const others =
  /\b(?:(employer|professional|product|treatment|cyber|auto|vehicle|car|van|fleet|motor|cargo|goods|transit|tool|equipment|umbrella|excess|pollution|building|content|property|legal|health|accident|personal|fidelity|surety|janitorial|performance|dishonesty|license)(?:mobile)?s?['’]?s? (?:\w+ ){0,2}(?:insurance|liability|indemnity|cover|coverage|policy|bond)|(workers?['’]?s? comp(?:ensation)?|treatment risk|errors and omissions|aggregate|bond))\b/i
const clauseEnd = /[,;:]\s|\s(?:and|plus|but|while)\s/g

/** Which insurance the clause around an offset is about. Empty for liability to the public, and where none is named. */
export function insuranceAt(sentence: string, offset: number): string {
  const ends = Array.from(sentence.matchAll(clauseEnd), ({ index }) => index)
  const start = ends.findLast((end) => end < offset)
  const end = ends.find((each) => each >= offset)
  const [, adjective, noun] = others.exec(sentence.slice(start, end)) ?? []
  return (adjective ?? noun ?? '').toLowerCase()
}
