/** Filters, order and columns of the URL table under a name, as the query of the view. */
export type Segment = { name: string; query: string }

/** Reads what a browser has stored. Ignores what is not a list of segments: others may write there too. */
export function readSegments(text: string | null): Segment[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(list)) return []
    return list.flatMap((each: Partial<Segment> | null) =>
      typeof each?.name === 'string' && typeof each.query === 'string' ? { name: each.name, query: each.query } : [],
    )
  } catch {
    return []
  }
}

/** The segments with one more, sorted by name. One with the same name is replaced. */
export function withSegment(segments: readonly Segment[], segment: Segment): Segment[] {
  return [...segments.filter(({ name }) => name !== segment.name), segment].sort((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}
