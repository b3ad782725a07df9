/** Most addresses of one request. Source: https://www.indexnow.org/documentation */
const mostUrls = 10_000

/** The body of a request to an IndexNow server, ready to be sent as `application/json` once the key is in it. */
export type IndexNowRequest = { host: string; key?: string; keyLocation?: string; urlList: string[] }

/** As few requests as will hold the addresses; none for none. */
export function indexNowRequests(
  origin: string,
  key: string | undefined,
  paths: readonly string[],
  most = mostUrls,
): IndexNowRequest[] {
  const { host } = new URL(origin)
  return Array.from({ length: Math.ceil(paths.length / most) }, (_, index) => ({
    host,
    ...(key !== undefined && { key, keyLocation: `${origin}/${key}.txt` }),
    urlList: paths.slice(index * most, (index + 1) * most).map((path) => origin + path),
  }))
}
