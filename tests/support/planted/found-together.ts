/** Rows that are tried together at most. */
const mostTogether = 16

type Tried<Row, Found> = {
  rows: readonly Row[]
  /** Where a row makes its change: rows of one place are not tried together. */
  placeOf: (row: Row) => string
  /** What a row is expected to cause. */
  expected: (row: Row) => Found[]
  /** What is found when some rows are planted. */
  find: (rows: readonly Row[]) => Promise<Found[]>
}

/**
 * A function for what is found when a row is planted. Rows at different places are planted together, which saves most of
 * the time. Only if all of them cause exactly what is expected is that taken for what each of them causes; otherwise those
 * of which something is missing are planted apart from the others, or each half if that tells nothing, down to a row alone.
 */
export function foundTogether<Row, Found>({
  rows,
  placeOf,
  expected,
  find,
}: Tried<Row, Found>): (row: Row) => Promise<Found[]> {
  const textsOf = (found: readonly Found[]) => found.map((each) => JSON.stringify(each)).sort()
  const findEach = async (group: readonly Row[]): Promise<Map<Row, Found[]>> => {
    const found = await find(group)
    if (group.length === 1) return new Map(group.map((row) => [row, found]))
    const texts = textsOf(found)
    if (textsOf(group.flatMap(expected)).join('\n') === texts.join('\n'))
      return new Map(group.map((row) => [row, expected(row)]))
    const lacking = group.filter((row) => textsOf(expected(row)).some((text) => !texts.includes(text)))
    const isPart = lacking.length > 0 && lacking.length < group.length
    const part = isPart ? lacking : group.slice(0, Math.ceil(group.length / 2))
    const others = group.filter((row) => !part.includes(row))
    return new Map([...(await findEach(part)), ...(await findEach(others))])
  }
  const groups = groupsOf(rows, placeOf)
  const known = new Map<readonly Row[], Promise<Map<Row, Found[]>>>()
  return async (row) => {
    const group = groups.find((each) => each.includes(row)) ?? [row]
    const found = known.get(group) ?? findEach(group)
    known.set(group, found)
    return (await found).get(row) ?? []
  }
}

/** Each row in the first group that has room and no other row of its place. */
function groupsOf<Row>(rows: readonly Row[], placeOf: (row: Row) => string): Row[][] {
  const groups: { rows: Row[]; places: Set<string> }[] = []
  for (const row of rows) {
    const place = placeOf(row)
    const group = groups.find(({ rows, places }) => rows.length < mostTogether && !places.has(place))
    if (group) {
      group.rows.push(row)
      group.places.add(place)
    } else groups.push({ rows: [row], places: new Set([place]) })
  }
  return groups.map(({ rows }) => rows)
}
