/** Limit per request. Source: https://www.indexnow.org/documentation */
const mostUrls = 10_000

/** The body of a request to an IndexNow server, ready to send as `application/json` once it has a key. */
export type IndexNowRequest = { host: string; key?: string; keyLocation?: string; urlList: string[] }

/** As few requests as hold all URLs; no URLs, no request. */
export function indexNowRequests(origin: string, key: string | undefined, paths: readonly string[]): IndexNowRequest[] {
  const { host } = new URL(origin)
  return Array.from({ length: Math.ceil(paths.length / mostUrls) }, (_, index) => ({
    host,
    ...(key !== undefined && { key, keyLocation: `${origin}/${key}.txt` }),
    urlList: paths.slice(index * mostUrls, (index + 1) * mostUrls).map((path) => origin + path),
  }))
}
