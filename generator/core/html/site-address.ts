/** The address of a link as one of this site, root-relative, with fragment and without query; undefined for any other. */
export function siteAddress(url: string, page: string, origin: string, keepFragment = true): string | undefined {
  // Nearly every address is a plain path, with or without our origin; only the rest needs a URL parser.
  const path = url.startsWith(origin) ? url.slice(origin.length) : url
  if (plainPath.test(path)) return path
  const base = new URL(origin + page)
  if (!URL.canParse(url, base.href)) return url
  const { origin: host, pathname, hash } = new URL(url, base)
  return host === base.origin ? pathname + (keepFragment ? hash : '') : undefined
}

/** No query, no fragment, and no empty or dot segment that a parser would resolve. Nothing nested, so that it is linear. */
const plainPath = /^(?!.*\/[./])\/[a-z0-9_./-]*$/

/** Those on this site, each once. */
export function siteAddresses(urls: Iterable<string>, page: string, origin: string, keepFragment = true): string[] {
  const found = new Set<string>()
  for (const url of urls) {
    const address = siteAddress(url, page, origin, keepFragment)
    if (address !== undefined) found.add(address)
  }
  return [...found]
}
