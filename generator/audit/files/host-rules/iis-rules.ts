import { decodeXML } from 'entities'
import type { HostHeader } from './host-header.ts'
import { type HostRule, serverPattern } from './host-rule.ts'

const file = 'web.config'

/** An element of `web.config`: its attributes, what is in it, and its line. */
type Element = { attributes: Readonly<Record<string, string>>; inner: string; line: number }

/**
 * The redirects and rewrites of `web.config`. A rewrite has the status 200. Conditions are read if they are about the host, the
 * scheme, or whether there is a file. Sources: https://learn.microsoft.com/iis/extensions/url-rewrite-module,
 * https://learn.microsoft.com/iis/configuration/system.webserver/httpredirect
 */
export function iisRules(text: string): HostRule[] {
  const redirects = iisElements('httpRedirect', text).flatMap(({ attributes, line }): HostRule[] => {
    const { enabled, destination, httpResponseStatus } = attributes
    if (enabled !== 'true' || destination === undefined) return []
    return [
      { file, line, from: 'every path', matches: () => true, to: destination, status: statusOf(httpResponseStatus) },
    ]
  })
  return [...redirects, ...iisElements('rule', text).flatMap(ruleOf)]
}

function ruleOf({ attributes, inner, line }: Element): HostRule[] {
  const [match] = iisElements('match', inner)
  const [action] = iisElements('action', inner)
  const { url: pattern, negate } = match?.attributes ?? {}
  if (attributes.enabled === 'false' || pattern === undefined || !action) return []
  const { type, url, redirectType, statusCode } = action.attributes
  const found = serverPattern(pattern, 'i')
  const place = {
    file,
    line,
    from: pattern,
    matches: (path: string) => found !== undefined && found.test(path.slice(1)) !== (negate === 'true'),
  }
  const to = url === undefined || /^(?:https?:|\/)/i.test(url) ? url : `/${url}`
  const requests = conditionsOf(iisElements('conditions', inner)[0]?.inner ?? '')
  if (type === 'Redirect') return [{ ...place, ...requests, to, status: statusOf(redirectType) }]
  if (type === 'Rewrite') return [{ ...place, ...requests, to, status: 200 }]
  return statusCode === '410' || statusCode === '404'
    ? [{ ...place, ...requests, to: undefined, status: Number(statusCode) }]
    : []
}

/** The requests that a rule is for. A rule for paths without a file is one for all unknown URLs. */
function conditionsOf(text: string): Pick<HostRule, 'isFor' | 'scheme' | 'isConditional'> {
  const requests: Pick<HostRule, 'isFor' | 'scheme' | 'isConditional'> = {}
  for (const { attributes } of iisElements('add', text)) {
    const { input = '', pattern = '', negate, matchType } = attributes
    const host = input === '{HTTP_HOST}' ? serverPattern(pattern, 'i') : undefined
    const isOff = /^\^?off\$?$/i.test(pattern) !== (negate === 'true')
    if (host) requests.isFor = (name) => host.test(name) !== (negate === 'true')
    else if (input === '{HTTPS}') requests.scheme = isOff ? 'http' : 'https'
    else if (!/^Is(?:File|Directory)$/.test(matchType ?? '')) requests.isConditional = true
  }
  return requests
}

/** The headers of `web.config` for all paths. */
export function iisHeaders(text: string): HostHeader[] {
  return iisElements('customHeaders', withoutLocations(text)).flatMap(({ inner, line }) =>
    iisElements('add', inner).flatMap((added): HostHeader[] => {
      const { name, value } = added.attributes
      if (name === undefined || value === undefined) return []
      return [{ file, line: line + added.line - 1, from: 'every path', matches: () => true, name, value }]
    }),
  )
}

/** What is set for one folder is left out, line by line. */
const withoutLocations = (text: string) =>
  text.replace(/<location\s[^>]*\bpath="[^".][^"]*"[\s\S]*?<\/location>/g, (part) => part.replace(/[^\n]/g, ' '))

const statuses: Readonly<Record<string, number>> = { Found: 302, SeeOther: 303, Temporary: 307, PermRedirect: 308 }
const statusOf = (name = 'Permanent') => statuses[name] ?? 301

/** The elements with a name, without those in comments. */
export function iisElements(name: string, text: string): Element[] {
  const source = text.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '))
  const pattern = new RegExp(`<${name}(?=[\\s/>])((?:[^>"]|"[^"]*")*?)(?:/>|>([\\s\\S]*?)</${name}>)`, 'g')
  let [line, end] = [1, 0]
  return Array.from(source.matchAll(pattern), ({ index, 1: attributes = '', 2: inner = '' }) => {
    line += source.slice(end, index).split('\n').length - 1
    end = index
    return {
      attributes: Object.fromEntries(
        Array.from(attributes.matchAll(/([\w-]+)="([^"]*)"/g), ([, key = '', value = '']) => [key, decodeXML(value)]),
      ),
      inner,
      line,
    }
  })
}
