import type { HostHeader } from './host-header.ts'
import type { HostLock } from './host-locks.ts'
import { exactPaths, type HostRule, wildcardPath } from './host-rule.ts'
import { type JsonPlaces, placesInJson, settingsIn } from './json-settings.ts'

type Settings = {
  routes?: Route[]
  navigationFallback?: { rewrite?: string }
  globalHeaders?: Record<string, string>
}

type Route = {
  route?: string
  methods?: string[]
  allowedRoles?: string[]
  redirect?: string
  rewrite?: string
  statusCode?: number
  headers?: Record<string, string>
}

const file = 'staticwebapp.config.json'

/**
 * The redirects and rewrites of `staticwebapp.config.json`, without those for some methods only. A rewrite has the status
 * 200, and so has the fallback of every URL: it shows a page where the 404 page belongs.
 * Source: https://learn.microsoft.com/azure/static-web-apps/configuration
 */
export function azureRules(text: string): HostRule[] {
  const places = placesInJson(file, text)
  const { routes = [], navigationFallback } = settingsIn<Settings>(text)
  const fallback = navigationFallback?.rewrite
  return [
    ...routes.flatMap(({ route, methods, redirect, rewrite, statusCode }): HostRule[] => {
      if (route === undefined || methods !== undefined) return []
      const place = placeOf(route, places)
      if (redirect !== undefined) return [{ ...place, to: redirect, status: statusCode ?? 302 }]
      if (rewrite !== undefined) return [{ ...place, to: rewrite, status: 200 }]
      return statusCode === 404 || statusCode === 410 ? [{ ...place, to: undefined, status: statusCode }] : []
    }),
    ...(fallback === undefined
      ? []
      : [{ ...places(fallback), from: '/*', matches: () => true, to: fallback, status: 200 }]),
  ]
}

/** The routes that are for visitors with a role, which those have that sign in. */
export function azureLocks(text: string): HostLock[] {
  const places = placesInJson(file, text)
  const { routes = [] } = settingsIn<Settings>(text)
  return routes.flatMap(({ route, methods, allowedRoles }) => {
    if (route === undefined || methods?.includes('GET') === false || !Array.isArray(allowedRoles)) return []
    if (allowedRoles.includes('anonymous')) return []
    const { line, matches } = placeOf(route, places)
    return [{ file, line, text: `"allowedRoles": ${JSON.stringify(allowedRoles)}`, matches }]
  })
}

/** The headers of `staticwebapp.config.json`. */
export function azureHeaders(text: string): HostHeader[] {
  const places = placesInJson(file, text)
  const { routes = [], globalHeaders } = settingsIn<Settings>(text)
  return [...(globalHeaders === undefined ? [] : [{ route: '/*', headers: globalHeaders }]), ...routes].flatMap(
    ({ route, headers = {} }) =>
      route === undefined
        ? []
        : Object.entries(headers).map(([name, value]) => ({ ...placeOf(route, places), name, value: String(value) })),
  )
}

const placeOf = (route: string, places: JsonPlaces) => ({
  ...places(route),
  matches: wildcardPath(route),
  paths: exactPaths(route),
})
