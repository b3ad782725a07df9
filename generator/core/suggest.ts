import { distance } from 'fastest-levenshtein'

/** ` Did you mean "x"?` for the candidate nearest to a value, or an empty text if none is near. */
export function didYouMean(value: string, candidates: Iterable<string>): string {
  const near = nearest(value, candidates)
  return near === undefined ? '' : `Did you mean "${near}"? `
}

/**
 * The nearest candidate. Of equals, the first. Never the value itself, which is wrong.
 * @param limit most edits: a third of the length of the value, or two.
 */
export function nearest(
  value: string,
  candidates: Iterable<string>,
  limit = Math.max(2, Math.floor(value.length / 3)),
): string | undefined {
  const wanted = value.toLowerCase()
  let best: { candidate: string; edits: number } | undefined
  for (const candidate of candidates) {
    // Comparing is slow with thousands of candidates, and a difference in length is a lower bound of the edits.
    if (Math.abs(candidate.length - value.length) > Math.min(limit, best ? best.edits : limit)) continue
    const edits = distance(wanted, candidate.toLowerCase())
    if (candidate === value) continue
    if (edits === 0) return candidate
    if (!best || edits < best.edits) best = { candidate, edits }
  }
  return best && best.edits <= limit ? best.candidate : undefined
}

/** Whether two words differ by one slip of a typist: a letter more, less or other, or two letters exchanged. */
export function isOneSlip(one: string, other: string): boolean {
  if (one === other || Math.abs(one.length - other.length) > 1) return false
  const edits = distance(one, other)
  return edits === 1 || (edits === 2 && sortedLetters(one) === sortedLetters(other))
}

export const sortedLetters = (text: string) => [...text].sort().join('')
