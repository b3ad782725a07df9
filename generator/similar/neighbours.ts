/** Neighbours kept per page. */
export const neighboursKept = 5

/** The most similar pages of each page, most similar first; ties by page number. */
export type Neighbours = {
  /** Five slots per page; those of page `i` start at `5 * i`. −1 in an empty slot. */
  pages: Int32Array
  /** Similarity per slot, above 0 up to 1; 0 in an empty slot. */
  similarities: Float64Array
}

/** Empty neighbours of `count` pages. */
export function noNeighbours(count: number): Neighbours {
  return {
    pages: new Int32Array(count * neighboursKept).fill(-1),
    similarities: new Float64Array(count * neighboursKept),
  }
}

/**
 * Adds a pair to the neighbours of both pages if it is among their most similar. Adding a pair again changes nothing.
 */
export function enterPair(known: Neighbours, a: number, b: number, similarity: number): void {
  if (similarity === 0) return
  enter(known, a, b, similarity)
  enter(known, b, a, similarity)
}

function enter({ pages, similarities }: Neighbours, page: number, other: number, similarity: number): void {
  const first = page * neighboursKept
  const last = first + neighboursKept - 1
  if (similarity < (similarities[last] ?? 0)) return
  let place = first
  for (; place <= last; place++) {
    const there = similarities[place] ?? 0
    if (there < similarity || (there === similarity && (pages[place] ?? 0) >= other)) break
  }
  if (place > last || pages[place] === other) return
  for (let at = last; at > place; at--) {
    pages[at] = pages[at - 1] ?? 0
    similarities[at] = similarities[at - 1] ?? 0
  }
  pages[place] = other
  similarities[place] = similarity
}

/** Removes neighbours below a similarity, except the nearest of each page. */
export function forgetBelow({ pages, similarities }: Neighbours, floor: number): void {
  for (let at = 0; at < pages.length; at++) {
    if (at % neighboursKept === 0 || (similarities[at] ?? 0) >= floor) continue
    pages[at] = -1
    similarities[at] = 0
  }
}

/** Called for each compared pair of pages, `a < b`. A pair may be reported twice if there are many pages. */
export type OnPair = (a: number, b: number, similarity: number) => void
