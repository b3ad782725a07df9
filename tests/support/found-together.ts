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
 * the time. Only if all of them cause exactly what is expected is that taken for what each of them causes; otherwise each
 * half of them is planted, down to a row alone.
 */
export function foundTogether<Row, Found>({
  rows,
  placeOf,
  expected,
  find,
}: Tried<Row, Found>): (row: Row) => Promise<Found[]> {
  const texts = (found: readonly Found[]) => found.map((each) => JSON.stringify(each)).sort()
  /** What is found for each row of a group, in order. */
  const findEach = async (group: readonly Row[]): Promise<Found[][]> => {
    const found = await find(group)
    if (group.length <= 1) return [found]
    const wanted = group.map(expected)
    if (texts(found).join('\n') === texts(wanted.flat()).join('\n')) return wanted
    const half = Math.ceil(group.length / 2)
    return [...(await findEach(group.slice(0, half))), ...(await findEach(group.slice(half)))]
  }
  const groups = groupsOf(rows, placeOf)
  const known = new Map<readonly Row[], Promise<Found[][]>>()
  return async (row) => {
    const group = groups.find((each) => each.includes(row)) ?? [row]
    const found = known.get(group) ?? findEach(group)
    known.set(group, found)
    return (await found)[group.indexOf(row)] ?? []
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
