/** Pages that are kept as the most similar of a page. */
export const neighboursKept = 5

/** For each page the pages most similar to it, the most similar first; of equals, the one that comes first. */
export type Neighbours = {
  /** Five places a page, those of page `i` from `5 * i` on; −1 where there is none. */
  pages: Int32Array
  /** How similar, from above 0 to 1, place by place; 0 where there is none. */
  similarities: Float64Array
}

/** A place for the neighbours of so many pages, none known yet. */
export function noNeighbours(count: number): Neighbours {
  return {
    pages: new Int32Array(count * neighboursKept).fill(-1),
    similarities: new Float64Array(count * neighboursKept),
  }
}

/** Enters a pair with both of its pages where it is among their most similar. A pair that is known changes nothing. */
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

/** Forgets neighbours below a similarity, the most similar of each page excepted. */
export function forgetBelow({ pages, similarities }: Neighbours, floor: number): void {
  for (let at = 0; at < pages.length; at++) {
    if (at % neighboursKept === 0 || (similarities[at] ?? 0) >= floor) continue
    pages[at] = -1
    similarities[at] = 0
  }
}

/** Hears of each pair of pages that was compared, `a < b`; one pair may come twice when there are many pages. */
export type OnPair = (a: number, b: number, similarity: number) => void
