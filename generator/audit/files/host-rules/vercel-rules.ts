import type { HostHeader } from './host-header.ts'
import { type HostRule, serverPattern, wildcardPath } from './host-rule.ts'
import { placeInJson, settingsIn } from './json-settings.ts'

type Settings = {
  trailingSlash?: boolean
  headers?: { source?: string; headers?: { key?: string; value?: string }[] }[]
  redirects?: { source?: string; destination?: string; permanent?: boolean; statusCode?: number; has?: Condition[] }[]
  rewrites?: { source?: string; destination?: string; has?: Condition[] }[]
}

type Condition = { type?: string; value?: string }

/**
 * The redirects and rewrites of `vercel.json`, without those with conditions about anything but the host. A rewrite has the
 * status 200. A file that is not JSON has none.
 * Source: https://vercel.com/docs/project-configuration
 */
export function vercelRules(text: string): HostRule[] {
  const { redirects = [], rewrites = [] } = vercelSettings(text)
  const all = [
    ...redirects.map((rule) => ({ ...rule, status: rule.statusCode ?? (rule.permanent ? 308 : 307) })),
    ...rewrites.map((rule) => ({ ...rule, status: 200 })),
  ]
  return all.flatMap(({ source, destination, has = [], status }): HostRule[] =>
    source === undefined || !Array.isArray(has) || !has.every(isAboutHost)
      ? []
      : [{ ...placeOf(source, text), to: destination, status, ...(has.length > 0 && { isFor: isForAll(has) }) }],
  )
}

const isAboutHost = ({ type, value }: Condition) => type === 'host' && value !== undefined

/** The value of a condition is a regular expression for the whole name. */
const isForAll = (has: readonly Condition[]) => (host: string) =>
  has.every(({ value = '' }) => value === host || serverPattern(`^(?:${value})$`)?.test(host))

/** The headers of `vercel.json`. */
export function vercelHeaders(text: string): HostHeader[] {
  return (vercelSettings(text).headers ?? []).flatMap(({ source, headers = [] }) =>
    source === undefined
      ? []
      : headers.flatMap(({ key, value }) =>
          key === undefined || value === undefined ? [] : [{ ...placeOf(source, text), name: key, value }],
        ),
  )
}

const placeOf = (source: string, text: string) => ({
  ...placeInJson('vercel.json', source, text),
  matches: sourceMatches(source),
})

/** The settings of `vercel.json`. */
export const vercelSettings = (text: string) => settingsIn<Settings>(text)

/** A source with a group is a pattern of its own; one without is a path with names. */
function sourceMatches(source: string): (path: string) => boolean {
  if (/^\/\(\.\*\)$|^\/:\w+\*$/.test(source)) return () => true
  return wildcardPath(source.replace(/\(\.\*\)/g, '*').replace(/:\w+\*/g, '*'))
}
