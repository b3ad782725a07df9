/** A part of two texts: in both, only in the earlier, or only in the later. */
export type Part = { kind: 'same' | 'before' | 'after'; text: string }

/** Limit of the exact search. Longer texts are compared only by their common beginning and end. */
const mostSteps = 250_000

/**
 * The difference between two texts, word by word: the longest common subsequence of words, and the gaps between them.
 * All parts except `after` make up the earlier text; all except `before`, the later.
 */
export function textDifference(before: string, after: string): Part[] {
  const [a, b] = [piecesOf(before), piecesOf(after)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  return merged([
    ...partsOf('same', a.slice(0, start)),
    ...middle(a.slice(start, endA), b.slice(start, endB)),
    ...partsOf('same', a.slice(endA)),
  ])
}

const piecesOf = (text: string) => text.match(/[\p{L}\p{N}\p{M}]+|\s+|[^\p{L}\p{N}\p{M}\s]/gu) ?? []

const partsOf = (kind: Part['kind'], pieces: readonly string[]): Part[] => pieces.map((text) => ({ kind, text }))

function middle(a: readonly string[], b: readonly string[]): Part[] {
  if (a.length * b.length > mostSteps) return [...partsOf('before', a), ...partsOf('after', b)]
  // lengths[i * width + j]: length of the longest common subsequence of a[i..] and b[j..].
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      lengths[i * width + j] =
        a[i] === b[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]]
    if (left !== undefined && left === right) {
      parts.push({ kind: 'same', text: left })
      i++
      j++
    } else if (left !== undefined && (right === undefined || lengthAt(i + 1, j) >= lengthAt(i, j + 1))) {
      parts.push({ kind: 'before', text: left })
      i++
    } else if (right !== undefined) {
      parts.push({ kind: 'after', text: right })
      j++
    }
  }
  return parts
}

/** Merges adjacent parts of the same kind. White space between two changes becomes part of the change. */
function merged(parts: readonly Part[]): Part[] {
  const all: Part[] = []
  let gap: Part[] = []
  const closeGap = () => {
    for (const kind of ['before', 'after'] as const) {
      const text = gap
        .filter((part) => part.kind === kind || part.kind === 'same')
        .map((part) => part.text)
        .join('')
      if (text !== '') all.push({ kind, text })
    }
    gap = []
  }
  for (const [index, part] of parts.entries()) {
    const isBetween = gap.length > 0 && /^\s+$/.test(part.text) && (parts[index + 1]?.kind ?? 'same') !== 'same'
    if (part.kind !== 'same' || isBetween) gap.push(part)
    else {
      closeGap()
      const last = all.at(-1)
      if (last?.kind === 'same') last.text += part.text
      else all.push({ ...part })
    }
  }
  closeGap()
  return all
}
