/**
 * What a page, or all of them together, may run and load, as sources of a Content Security Policy: `'sha256-…'` for
 * inline texts, origins for everything else.
 */
export type PolicySources = {
  scripts: string[]
  styles: string[]
  frames: string[]
  connections: string[]
}

export const noSources: PolicySources = { scripts: [], styles: [], frames: [], connections: [] }

/**
 * The policy of one page, for its `<meta>`: exactly what the page holds, and the site's own files.
 * Images, fonts and the web manifest are files of the site, so `default-src` covers them.
 */
export function pagePolicy({ scripts, styles, frames, connections }: PolicySources): string {
  return [
    "default-src 'self'",
    directive('script-src', ["'self'", ...scripts]),
    directive('style-src', ["'self'", ...styles]),
    ...(connections.length > 0 ? [directive('connect-src', ["'self'", ...connections])] : []),
    directive('frame-src', frames.length > 0 ? frames : ["'none'"]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join(';')
}

/**
 * The policy of the whole site, for a header: what any of its pages needs, and the directives a `<meta>` cannot hold.
 * A browser enforces both, so the header does not loosen the policy of a page.
 */
export function sitePolicy(sources: PolicySources): string {
  return [
    pagePolicy(sources),
    "frame-ancestors 'self'",
    'upgrade-insecure-requests',
    // No script of the site turns text into markup, so injected scripts cannot either. The script of an embed may do so.
    // HTML checkers do not know this directive yet, but they read only the `<meta>`.
    ...(sources.scripts.every(isHash) ? ["require-trusted-types-for 'script'"] : []),
  ].join(';')
}

/** For an SVG that is opened as a document: nothing runs and nothing loads. In an `<img>` it needs neither. */
export const drawingPolicy = "default-src 'none';sandbox"

const isHash = (source: string) => source.startsWith("'")

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.join(' ')}`
}
