/**
 * What one page, or all of them, may run and load, as sources of a Content Security Policy: `'sha256-…'` for what stands
 * in the page itself, origins for what comes from elsewhere.
 */
export type PolicySources = {
  scripts: string[]
  styles: string[]
  frames: string[]
  connections: string[]
}

export const noSources: PolicySources = { scripts: [], styles: [], frames: [], connections: [] }

/**
 * The policy of one page, for its `<meta>`: exactly what it holds, and else only this site's own files.
 * Pictures, fonts and the web manifest are all ours, so that `default-src` speaks for them.
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
 * The policy of the whole site, for a header: what any of its pages needs, and what a `<meta>` cannot say.
 * Both are in force together, so that a page under the header still has no more than its own.
 */
export function sitePolicy(sources: PolicySources): string {
  return [
    pagePolicy(sources),
    "frame-ancestors 'self'",
    'upgrade-insecure-requests',
    // No script of ours turns text into markup, so that none that came in some other way can. HTML checkers do not know
    // this one yet, and read only the `<meta>`.
    "require-trusted-types-for 'script'",
  ].join(';')
}

/**
 * For an SVG that is opened as a page of its own: nothing runs and nothing loads. Shown by an `<img>` it needs neither.
 */
export const drawingPolicy = "default-src 'none';sandbox"

function directive(name: string, sources: readonly string[]): string {
  return `${name} ${sources.join(' ')}`
}
