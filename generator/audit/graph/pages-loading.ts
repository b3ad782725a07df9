import type { AuditedPage, SiteFacts } from '../facts/site-facts.ts'

/** The pages that load each file, header and footer included. One pass over all pages. */
export function pagesLoading(
  { pages, parts, targets }: Pick<SiteFacts, 'pages' | 'parts' | 'targets'>,
  urls: ReadonlySet<string>,
): Map<string, AuditedPage[]> {
  const found = new Map<string, AuditedPage[]>()
  if (urls.size === 0) return found
  const wanted = new Map(targets.flatMap((target, number) => (urls.has(target) ? [[number, target] as const] : [])))
  const resourcesOfPart = new Map(parts.map(({ name, resources }) => [name, resources]))
  const note = (number: number, page: AuditedPage) => {
    const url = wanted.get(number)
    if (url === undefined) return
    const known = found.get(url)
    if (!known) found.set(url, [page])
    else if (known[known.length - 1] !== page) known.push(page)
  }
  for (const page of pages) {
    for (const number of page.resources) note(number, page)
    for (const name of page.parts) for (const number of resourcesOfPart.get(name) ?? []) note(number, page)
  }
  return found
}
