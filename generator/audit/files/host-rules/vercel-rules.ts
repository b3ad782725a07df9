import type { HostHeader } from './host-header.ts'
import { exactPaths, type HostRule, isScheme, serverPattern, wildcardPath } from './host-rule.ts'
import { type JsonPlaces, placesInJson, settingsIn } from './json-settings.ts'

type Settings = {
  trailingSlash?: boolean
  headers?: { source?: string; headers?: { key?: string; value?: string }[] }[]
  redirects?: { source?: string; destination?: string; permanent?: boolean; statusCode?: number; has?: Condition[] }[]
  rewrites?: { source?: string; destination?: string; has?: Condition[] }[]
}

type Condition = { type?: string; key?: string; value?: string }

/**
 * The redirects and rewrites of `vercel.json`. A rewrite has the status 200. A file that is not JSON has none.
 * Source: https://vercel.com/docs/project-configuration
 */
export function vercelRules(text: string): HostRule[] {
  const places = placesInJson('vercel.json', text)
  const { redirects = [], rewrites = [] } = vercelSettings(text)
  const all = [
    ...redirects.map((rule) => ({ ...rule, status: rule.statusCode ?? (rule.permanent ? 308 : 307) })),
    ...rewrites.map((rule) => ({ ...rule, status: 200 })),
  ]
  return all.flatMap(({ source, destination, has = [], status }): HostRule[] =>
    source === undefined || !Array.isArray(has)
      ? []
      : [{ ...placeOf(source, places), to: destination, status, ...requestsWith(has) }],
  )
}

/** The requests that meet all conditions. */
function requestsWith(
  has: readonly Condition[],
): Pick<HostRule, 'isFor' | 'scheme' | 'isConditional' | 'isByLanguage'> {
  const hosts = has.flatMap(({ type, value }) => (type === 'host' && value !== undefined ? [value] : []))
  const schemes = has.flatMap(({ type, key, value = '' }) =>
    type === 'header' && key?.toLowerCase() === 'x-forwarded-proto' && isScheme(value) ? [value] : [],
  )
  return {
    // The value of a condition is a regular expression for the whole name.
    ...(hosts.length > 0 && {
      isFor: (host: string) =>
        hosts.every((value) => value === host || (serverPattern(`^(?:${value})$`)?.test(host) ?? false)),
    }),
    ...(schemes.length > 0 && { scheme: schemes[0] }),
    ...(hosts.length + schemes.length < has.length && { isConditional: true }),
    ...(has.some(({ key }) => key?.toLowerCase() === 'accept-language') && { isByLanguage: true }),
  }
}

/** The headers of `vercel.json`. */
export function vercelHeaders(text: string): HostHeader[] {
  const places = placesInJson('vercel.json', text)
  return (vercelSettings(text).headers ?? []).flatMap(({ source, headers = [] }) =>
    source === undefined
      ? []
      : headers.flatMap(({ key, value }) =>
          key === undefined || value === undefined
            ? []
            : [{ ...placeOf(source, places), line: lineOfHeader(text, source, key), name: key, value }],
        ),
  )
}

/** The line of a header below its source. */
function lineOfHeader(text: string, source: string, key: string): number {
  const below = Math.max(0, text.indexOf(JSON.stringify(source)))
  const at = text.indexOf(JSON.stringify(key), below)
  return text.slice(0, at < 0 ? below : at).split('\n').length
}

const placeOf = (source: string, places: JsonPlaces) => ({
  ...places(source),
  matches: sourceMatches(source),
  paths: source.includes('(') ? undefined : exactPaths(source),
})

/** The settings of `vercel.json`. */
export const vercelSettings = (text: string) => settingsIn<Settings>(text)

/** A source with a group is a pattern of its own; one without is a path with names. */
function sourceMatches(source: string): (path: string) => boolean {
  if (/^\/\(\.\*\)$|^\/:\w+\*$/.test(source)) return () => true
  return wildcardPath(source.replace(/\(\.\*\)/g, '*').replace(/:\w+\*/g, '*'))
}
