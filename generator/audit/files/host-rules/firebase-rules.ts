import type { HostHeader } from './host-header.ts'
import { exactPaths, type HostRule, serverPattern, wildcardPath } from './host-rule.ts'
import { type JsonPlaces, placesInJson, settingsIn } from './json-settings.ts'

type Source = { source?: string; regex?: string }
type Hosting = {
  trailingSlash?: boolean
  redirects?: (Source & { destination?: string; type?: number })[]
  rewrites?: (Source & { destination?: string })[]
  headers?: (Source & { headers?: { key?: string; value?: string }[] })[]
}

/** The redirects and rewrites of `firebase.json`. Source: https://firebase.google.com/docs/hosting/full-config */
export function firebaseRules(text: string): HostRule[] {
  const places = placesInJson('firebase.json', text)
  return firebaseSites(text).flatMap(({ redirects = [], rewrites = [] }) => [
    ...redirects.map((rule) => ({ ...placeOf(rule, places), to: rule.destination, status: rule.type ?? 301 })),
    // A rewrite of every URL shows a page where the 404 page belongs.
    ...rewrites.flatMap((rule) =>
      rule.destination === undefined ? [] : [{ ...placeOf(rule, places), to: rule.destination, status: 200 }],
    ),
  ])
}

/** The headers of `firebase.json`. */
export function firebaseHeaders(text: string): HostHeader[] {
  const places = placesInJson('firebase.json', text)
  return firebaseSites(text).flatMap(({ headers = [] }) =>
    headers.flatMap((rule) =>
      (rule.headers ?? []).flatMap(({ key, value }) =>
        key === undefined || value === undefined ? [] : [{ ...placeOf(rule, places), name: key, value }],
      ),
    ),
  )
}

/** The settings of one site, or of several. */
export function firebaseSites(text: string): Hosting[] {
  const { hosting } = settingsIn<{ hosting?: Hosting | Hosting[] }>(text)
  return hosting === undefined ? [] : [hosting].flat()
}

function placeOf({ source, regex }: Source, places: JsonPlaces) {
  const from = source ?? regex ?? ''
  const pattern = regex === undefined ? undefined : serverPattern(regex)
  return {
    ...places(from),
    matches: source === undefined ? (path: string) => pattern?.test(path) ?? false : wildcardPath(withStars(source)),
    paths: source === undefined ? undefined : exactPaths(withStars(source)),
  }
}

/** `**` is any text, also below folders. */
const withStars = (source: string) => source.replace(/^(?!\/)/, '/').replace(/\*\*(?:\/\*)?/g, '*')
