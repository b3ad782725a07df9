type Complaint = { what: string; where: string }

/** One line per message, with the number of places and the first of them: an error in the header is on every page. */
export function countMessages(complaints: Iterable<Complaint>): string[] {
  const found = new Map<string, { count: number; first: string }>()
  for (const { what, where } of complaints) {
    const { count, first } = found.get(what) ?? { count: 0, first: where }
    found.set(what, { count: count + 1, first })
  }
  return [...found].map(([what, { count, first }]) => `${what} · ${count} times, first at ${first}`)
}
