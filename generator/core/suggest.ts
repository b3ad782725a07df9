import { distance } from 'fastest-levenshtein'

/** ` Did you mean "x"?` for the candidate nearest to a value, or nothing when none is near. */
export function didYouMean(value: string, candidates: Iterable<string>): string {
  const near = nearest(value, candidates)
  return near === undefined ? '' : `Did you mean "${near}"? `
}

/** The candidate at most a third of the value's letters away, at least two; the first of equals. Never the value itself, which was wrong. */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  const wanted = value.toLowerCase()
  const limit = Math.max(2, Math.floor(value.length / 3))
  let best: { candidate: string; edits: number } | undefined
  for (const candidate of candidates) {
    // Comparing is what takes long, and among thousands of candidates a slip rarely changes length by much.
    if (Math.abs(candidate.length - value.length) > limit) continue
    const edits = distance(wanted, candidate.toLowerCase())
    if (candidate === value) continue
    if (edits === 0) return candidate
    if (!best || edits < best.edits) best = { candidate, edits }
  }
  return best && best.edits <= limit ? best.candidate : undefined
}
