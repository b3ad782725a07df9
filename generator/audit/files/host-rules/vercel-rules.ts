import { type HostRule, isNoindex, wildcardPath } from './host-rule.ts'

type Settings = {
  headers?: { source?: string; headers?: { key?: string; value?: string }[] }[]
  redirects?: { source?: string; destination?: string; permanent?: boolean; statusCode?: number; has?: unknown }[]
}

/**
 * The redirects of `vercel.json`, and the headers that hide pages. A file that is not JSON has none.
 * Source: https://vercel.com/docs/project-configuration
 */
export function vercelRules(text: string): HostRule[] {
  const settings = parsed(text)
  const at = (source: string) => ({
    file: 'vercel.json',
    line: text.slice(0, Math.max(0, text.indexOf(JSON.stringify(source)))).split('\n').length,
    from: source,
    matches: sourceMatches(source),
  })
  const hiding = (settings.headers ?? []).flatMap(({ source, headers = [] }): HostRule[] =>
    source !== undefined && headers.some(({ key = '', value = '' }) => /^x-robots-tag$/i.test(key) && isNoindex(value))
      ? [{ ...at(source), does: 'hide' }]
      : [],
  )
  const redirecting = (settings.redirects ?? []).flatMap(
    ({ source, destination, permanent, statusCode, has }): HostRule[] =>
      source === undefined || has !== undefined
        ? []
        : [{ ...at(source), does: 'redirect', to: destination, status: statusCode ?? (permanent ? 308 : 307) }],
  )
  return [...hiding, ...redirecting]
}

function parsed(text: string): Settings {
  try {
    return JSON.parse(text) as Settings // checked field by field
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/** A source with a group is a pattern of its own; one without is a path with names. */
function sourceMatches(source: string): (path: string) => boolean {
  if (/^\/\(\.\*\)$|^\/:\w+\*$/.test(source)) return () => true
  return wildcardPath(source.replace(/\(\.\*\)/g, '*').replace(/:\w+\*/g, '*'))
}
