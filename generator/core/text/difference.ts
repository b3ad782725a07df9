/** How many characters two texts share at their start and, of the rest, at their end. */
export function sharedEnds(a: string, b: string): { start: number; end: number } {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a[start] === b[start]) start++
  let end = 0
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++
  return { start, end }
}

/** The passage of each text that the other does not have. */
export function differenceOf(a: string, b: string): [string, string] {
  const { start, end } = sharedEnds(a, b)
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)]
}
