import { caddyLines } from './caddy-lines.ts'
import { iisElements } from './iis-rules.ts'
import { placesInJson, settingsIn } from './json-settings.ts'
import { nginxLines } from './nginx-lines.ts'
import { readHostFiles } from './read-host-files.ts'

/** A line of a host's file that answers URLs without a page with the status 200, or with a redirect. */
export type FoundPage = { file: string; line: number; text: string; isRedirect?: boolean }

/** The lines of servers that serve a page, or the 404 page with the status 200, for every unknown URL. Redirects are read apart. */
export const foundPages = readHostFiles<FoundPage>({
  '/nginx.conf': nginxPages,
  '/Caddyfile': caddyPages,
  '/staticwebapp.config.json': azurePages,
  '/web.config': iisPages,
})

/** A path that no page has. */
const unknownPath = '/4dd0c0ffee/'

/** Source: https://nginx.org/en/docs/http/ngx_http_core_module.html#error_page */
function nginxPages(text: string): FoundPage[] {
  return nginxLines(text).flatMap(({ line, text: content, matches }) => {
    const [found] =
      /\berror_page\s+(?:\d{3}\s+)*404\s+(?:\d{3}\s+)*=(?:200)?\s+[^;]+/.exec(content) ??
      /\btry_files\s+[^;]*\s\/(?:[\w./-]*\.html?)?(?=\s*(?:;|=200\s*;))/.exec(content) ??
      []
    const [redirect] =
      /\berror_page\s+(?:\d{3}\s+)*404\s+(?:\d{3}\s+)*(?:=30[12378]\s+|https?:)[^;]+/.exec(content) ?? []
    const text = found ?? redirect
    return text !== undefined && matches(unknownPath)
      ? [{ file: 'nginx.conf', line, text, ...(found === undefined && { isRedirect: true }) }]
      : []
  })
}

/** Source: https://caddyserver.com/docs/caddyfile/directives/try_files */
function caddyPages(text: string): FoundPage[] {
  return caddyLines(text).flatMap(({ line, text: content }) => {
    const [, found] = /^\s*(try_files\s+(?:\S+\s+)*\/[\w./-]*\.html?)\s*$/.exec(content) ?? []
    return found === undefined ? [] : [{ file: 'Caddyfile', line, text: found }]
  })
}

/** Source: https://learn.microsoft.com/azure/static-web-apps/configuration#response-overrides */
function azurePages(text: string): FoundPage[] {
  const file = 'staticwebapp.config.json'
  const { responseOverrides } = settingsIn<{ responseOverrides?: Record<string, { statusCode?: number }> }>(text)
  return responseOverrides?.['404']?.statusCode === 200
    ? [{ ...placesInJson(file, text)('404'), text: '"statusCode": 200' }]
    : []
}

/**
 * An error page by its URL is served with its own status. One with the name of a 404 page is left: it may set it.
 * Source: https://learn.microsoft.com/iis/configuration/system.webserver/httperrors/error
 */
function iisPages(text: string): FoundPage[] {
  return iisElements('error', text).flatMap(({ attributes, line }): FoundPage[] => {
    const { statusCode, path = '', responseMode } = attributes
    if (statusCode !== '404') return []
    const at = { file: 'web.config', line, text: `path="${path}" responseMode="${responseMode}"` }
    if (responseMode === 'Redirect') return [{ ...at, isRedirect: true }]
    return responseMode === 'ExecuteURL' && /(?:^\/|\.html?)$/.test(path) && !/404|not-?found|error/i.test(path)
      ? [at]
      : []
  })
}
