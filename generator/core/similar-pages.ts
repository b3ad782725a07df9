import { nearest } from './suggest.ts'

/**
 * Finds the page that a path most likely meant: one that begins with it, as `/areas/lehi-ut/` does with `/areas/lehi/`, or
 * the one whose last segment is most similar; of several, the one nearest to the home page.
 */
export function similarPages(pages: Iterable<string>): (path: string) => string | undefined {
  const allPaths = [...pages]
  const bySegment = new Map<string, string>()
  for (const page of allPaths)
    if (depth(page) < depth(bySegment.get(lastSegment(page)))) bySegment.set(lastSegment(page), page)
  return (path) => {
    const longer = allPaths.find((page) => page.startsWith(`${path.replace(/\/+$/, '')}-`))
    if (longer !== undefined) return longer
    const wanted = lastSegment(path).replace(/\.\w+$/, '')
    const found = bySegment.has(wanted)
      ? wanted
      : ([...bySegment.keys()].find((segment) => wanted !== '' && segment.startsWith(`${wanted}-`)) ??
        nearest(wanted, bySegment.keys()))
    return found === undefined ? undefined : bySegment.get(found)
  }
}

const lastSegment = (path: string) => path.split('/').filter(Boolean).at(-1) ?? ''
const depth = (path: string | undefined) => path?.split('/').length ?? Number.POSITIVE_INFINITY
