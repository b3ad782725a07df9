import { nearest } from './suggest.ts'

/**
 * Finds the page that a path most likely meant. The first of these that there is:
 * - the page that begins with it, as `/areas/lehi-ut/` does with `/areas/lehi/`
 * - the one whose last two segments have its words, as `/services/drains/lehi-ut/` has those of `/lehi-drain-repair/`
 * - the one whose last segment is the same or begins with it; of several, the one nearest to the home page
 * - the one whose last segment is most similar, of those in the same folder, then of all
 * - the page above it, as `/services/drains/` is above `/services/drains/lehi-ut/`, but not the home page.
 *
 * Words that many segments have, such as `ut` in the example, do not count.
 */
export function similarPages(pages: Iterable<string>): (path: string) => string | undefined {
  const allPaths = [...pages]
  const known = new Set(allPaths)
  const bySegment = new Map<string, string>()
  const byFolder = new Map<string, string[]>()
  for (const page of allPaths) {
    const segment = lastSegment(page)
    if (depth(page) < depth(bySegment.get(segment))) bySegment.set(segment, page)
    const folder = byFolder.get(folderOf(page))
    if (folder) folder.push(segment)
    else byFolder.set(folderOf(page), [segment])
  }
  const segments = [...bySegment.keys()]
  const ownWords = withoutCommonWords(segments)
  const pageOfWords = pagesByWords(byFolder, ownWords)
  const nearestOf = (
    wanted: string,
    candidates: readonly string[],
    limitOf?: (words: string) => number,
  ): string | undefined => {
    const byWords = new Map<string, string>()
    for (const segment of candidates) if (!byWords.has(ownWords(segment))) byWords.set(ownWords(segment), segment)
    byWords.delete('')
    const words = ownWords(wanted)
    const beginnings = [...byWords.keys()].filter((each) => each === words || words.startsWith(`${each}-`))
    const [longest = nearest(words, byWords.keys(), limitOf?.(words))] = beginnings.sort((a, b) => b.length - a.length)
    return longest === undefined ? undefined : byWords.get(longest)
  }
  return (path) => {
    const longer = allPaths.find((page) => page.startsWith(`${path.replace(/\/+$/, '')}-`))
    if (longer !== undefined) return longer
    const wanted = lastSegment(path).replace(/\.\w+$/, '')
    if (wanted === '') return undefined
    const combined = pageOfWords(path)
    if (combined !== undefined) return combined
    const found = bySegment.has(wanted) ? wanted : segments.find((segment) => segment.startsWith(`${wanted}-`))
    if (found !== undefined) return bySegment.get(found)
    const folder = folderOf(path)
    const sibling = nearestOf(wanted, byFolder.get(folder) ?? [])
    if (sibling !== undefined) return `${folder}${sibling}/`
    const similar = nearestOf(wanted, segments, mostEditsElsewhere)
    return similar === undefined ? pageAbove(folder, known) : bySegment.get(similar)
  }
}

/** In another folder, a page has the same name, perhaps with a slip: `window` is not `lindon`. */
const mostEditsElsewhere = (words: string) => Math.max(1, Math.floor(words.length / 6))

/**
 * Finds the page with most words of a path in its last two segments, in each at least half of the words that are not common.
 * None if several pages have as many.
 */
function pagesByWords(
  byFolder: ReadonlyMap<string, readonly string[]>,
  ownWords: (segment: string) => string,
): (path: string) => string | undefined {
  const wordsOf = (segment: string) => ownWords(segment).split('-').filter(Boolean).map(withoutPlural)
  const byWord = (named: Iterable<readonly [name: string, segment: string]>) => {
    const names = new Map<string, Map<string, number>>()
    for (const [name, segment] of named) {
      const words = wordsOf(segment)
      for (const word of words) names.set(word, (names.get(word) ?? new Map()).set(name, words.length))
    }
    return names
  }
  const folders = byWord([...byFolder.keys()].map((folder) => [folder, lastSegment(folder)]))
  const segments = byWord([...new Set([...byFolder.values()].flat())].map((segment) => [segment, segment]))
  const known = new Map([...byFolder].map(([folder, its]) => [folder, new Set(its)]))
  const matching = (index: typeof folders, words: readonly string[]) => {
    const found = new Map<string, { matched: number; of: number }>()
    for (const word of words)
      for (const [name, of] of index.get(word) ?? [])
        found.set(name, { matched: (found.get(name)?.matched ?? 0) + 1, of })
    return [...found].filter(([, { matched, of }]) => matched * 2 >= of)
  }
  return (path) => {
    const end = path
      .replace(/\.\w+$/, '')
      .split('/')
      .filter(Boolean)
      .slice(-2)
      .join('-')
    const words = [...new Set(wordsOf(end))]
    const ends = matching(segments, words)
    const scored = matching(folders, words).flatMap(([folder, one]) =>
      ends
        .filter(([segment]) => known.get(folder)?.has(segment))
        .map(([segment, other]) => ({
          page: `${folder}${segment}/`,
          // A word that is missing counts less than one that is there.
          score: (one.matched + other.matched) * 2 - (one.of - one.matched) - (other.of - other.matched),
        })),
    )
    const [best, second] = scored.sort((a, b) => b.score - a.score)
    return best && best.score > (second?.score ?? 0) ? best.page : undefined
  }
}

/** A word without a last s, with which most plurals end in English and Spanish. */
const withoutPlural = (word: string) => word.replace(/(?<=\w{3})s$/, '')

/** The page that a folder belongs to, or the one above that. Not the home page, which does not answer the question. */
function pageAbove(folder: string, known: ReadonlySet<string>): string | undefined {
  for (let above = folder; above.length > 1; above = folderOf(above)) if (known.has(above)) return above
  return undefined
}

/** Share of all segments from which on a word is common, of segments that are enough to tell. */
const common = { share: 0.2, segments: 10 }

/** A function that leaves out the words of a segment that are common. */
function withoutCommonWords(segments: readonly string[]): (segment: string) => string {
  const counts = new Map<string, number>()
  for (const segment of segments)
    for (const word of new Set(segment.split('-'))) counts.set(word, (counts.get(word) ?? 0) + 1)
  const most = Math.max(common.segments, segments.length) * common.share
  return (segment) =>
    segment
      .split('-')
      .filter((word) => (counts.get(word) ?? 0) <= most)
      .join('-')
}

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? ''
/** `/a/` of `/a/b/` and of `/a/b`. */
const folderOf = (path: string) => path.replace(/[^/]*\/?$/, '')
const depth = (path: string | undefined) => path?.split('/').length ?? Number.POSITIVE_INFINITY
