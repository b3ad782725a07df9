/** The target of a link on this site, root-relative, without query; undefined if it is on another site. An unparsable URL is returned unchanged. */
export function siteUrl(url: string, page: string, origin: string, keepFragment = true): string | undefined {
  // Nearly every URL is a plain path, with or without our origin. Only the others need a URL parser.
  const path = url.startsWith(origin) ? url.slice(origin.length) : url
  if (plainPath.test(path)) return path
  const base = new URL(origin + page)
  if (!URL.canParse(url, base.href)) return url
  const { origin: host, pathname, hash } = new URL(url, base)
  return host === base.origin ? pathname + (keepFragment ? hash : '') : undefined
}

/** No query, no fragment, and no empty or dot segment that a parser would resolve. No nested repetition, so linear time. */
const plainPath = /^(?!.*\/[./])\/[a-z0-9_./-]*$/

/** The targets on this site, each once. */
export function siteUrls(urls: Iterable<string>, page: string, origin: string, keepFragment = true): string[] {
  const found = new Set<string>()
  for (const url of urls) {
    const target = siteUrl(url, page, origin, keepFragment)
    if (target !== undefined) found.add(target)
  }
  return [...found]
}
