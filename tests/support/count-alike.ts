type Complaint = { what: string; where: string }

/** A line for each thing that is wrong, with the number of places and the first of them: a fault of the frame is on every page. */
export function countAlike(complaints: Iterable<Complaint>): string[] {
  const found = new Map<string, { count: number; first: string }>()
  for (const { what, where } of complaints) {
    const { count, first } = found.get(what) ?? { count: 0, first: where }
    found.set(what, { count: count + 1, first })
  }
  return [...found].map(([what, { count, first }]) => `${what} · ${count} times, first at ${first}`)
}
