import type { HostHeader } from './host-header.ts'
import { type HostRule, wildcardPath } from './host-rule.ts'
import { placeInJson, settingsIn } from './json-settings.ts'

type Settings = {
  trailingSlash?: boolean
  headers?: { source?: string; headers?: { key?: string; value?: string }[] }[]
  redirects?: { source?: string; destination?: string; permanent?: boolean; statusCode?: number; has?: unknown }[]
  rewrites?: { source?: string; destination?: string; has?: unknown }[]
}

/**
 * The redirects and rewrites of `vercel.json`. A rewrite has the status 200. A file that is not JSON has none.
 * Source: https://vercel.com/docs/project-configuration
 */
export function vercelRules(text: string): HostRule[] {
  const { redirects = [], rewrites = [] } = vercelSettings(text)
  const all = [
    ...redirects.map((rule) => ({ ...rule, status: rule.statusCode ?? (rule.permanent ? 308 : 307) })),
    ...rewrites.map((rule) => ({ ...rule, status: 200 })),
  ]
  return all.flatMap(({ source, destination, has, status }): HostRule[] =>
    source === undefined || has !== undefined ? [] : [{ ...placeOf(source, text), to: destination, status }],
  )
}

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
