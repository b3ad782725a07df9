import { boundedMemo } from '../bounded-memo.ts'

/** The target of a link on this site, root-relative, without query; undefined if it is on another site. An unparsable URL is returned unchanged. */
export function siteUrl(url: string, page: string, origin: string, keepFragment = true): string | undefined {
  // Nearly every URL is a plain path, with or without our origin. Only the others need a URL parser.
  const path = url.startsWith(origin) ? url.slice(origin.length) : url
  if (isPlainPath(path)) return path
  const at = path.indexOf('#')
  if (at >= 0 && plainFragment.test(path.slice(at))) {
    const before = url.startsWith('#') ? page : path.slice(0, at)
    if (isPlainPath(before)) return keepFragment ? before + path.slice(at) : before
  }
  const found = absolute.test(url) ? parseAbsolute(url) : parse(url, origin + page)
  if (!found) return url
  return found.host === parseAbsolute(origin)?.host ? found.pathname + (keepFragment ? found.hash : '') : undefined
}

/** Whether `siteUrl` returns the same on every page. */
export const isSameOnAllPages = (url: string) => url.startsWith('/') || absolute.test(url)

const absolute = /^(?:https?:\/\/|tel:|sms:|mailto:)/i

/** Most absolute URLs are on many pages: ids of structured data, phone numbers, other sites. */
const parseAbsolute = boundedMemo(5000, (url: string) => parse(url) ?? null)

function parse(url: string, base?: string) {
  if (!URL.canParse(url, base)) return undefined
  const { origin: host, pathname, hash } = new URL(url, base)
  return { host, pathname, hash }
}

/** No query, and no empty or dot segment that a parser would resolve. */
const isPlainPath = (path: string) => plainLetters.test(path) && !path.includes('//') && !path.includes('/.')
const plainLetters = /^\/[\w./-]*$/
const plainFragment = /^#[\w-]+$/

/** The targets on this site, each once. */
export function siteUrls(urls: Iterable<string>, page: string, origin: string, keepFragment = true): string[] {
  const found = new Set<string>()
  for (const url of urls) {
    const target = siteUrl(url, page, origin, keepFragment)
    if (target !== undefined) found.add(target)
  }
  return [...found]
}
