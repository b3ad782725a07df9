/** A redirect in a file of a host. */
export type HostRule = {
  /** Below the output directory, e.g. `_redirects`. */
  file: string
  /** From 1. */
  line: number
  /** The paths it is for, as written. */
  from: string
  /** Whether it is for a path, which begins with a slash. */
  matches: (path: string) => boolean
  /** It is for no other paths than these, and perhaps not for all of them. Without it, it may be for any path. */
  paths?: readonly string[] | undefined
  /** Whether it is for a host name. Without it, it is for all. */
  isFor?: ((host: string) => boolean) | undefined
  /** The scheme of the requests it is for. Without it, it is for both. */
  scheme?: Scheme | undefined
  /** It is for some requests only, by a condition that the audit does not read. */
  isConditional?: boolean
  /** One of its conditions is about the language of the browser. */
  isByLanguage?: boolean
  /** With a status of 200, it comes before a file at the same path. */
  isForced?: boolean
  /** As written; undefined if the path is gone. */
  to: string | undefined
  status: number
}

/** The file and path of a rule. Undefined for one that is not for the whole of its path, as in an `if` of nginx. */
export const wholePathOf = ({ file, from, matches, isFor, scheme }: HostRule): string | undefined =>
  from.startsWith('/') && !isFor && scheme === undefined && matches(from) ? `${file} ${from}` : undefined

export type Scheme = 'http' | 'https'

/** Whether a text names a scheme. */
export const isScheme = (text: string): text is Scheme => text === 'http' || text === 'https'

/** The scheme other than this one. */
export const otherScheme = (scheme: Scheme): Scheme => (scheme === 'http' ? 'https' : 'http')

/** The scheme that a port is for by default; undefined for any other port. */
export const schemeOfPort = (port: string): Scheme | undefined =>
  port === '80' ? 'http' : port === '443' ? 'https' : undefined

/** The requests that a pattern is for by its host and scheme; all of them if it begins with a path. */
export function requestsOf(pattern: string): Pick<HostRule, 'isFor' | 'scheme'> {
  const [, scheme = '', host] = /^(https?):\/\/([^/]+)/.exec(pattern) ?? []
  return host === undefined ? {} : { isFor: (name) => name === host, ...(isScheme(scheme) && { scheme }) }
}

/** The two forms of a path, if it has neither `*` nor `:names`. */
export const exactPaths = (pattern: string): readonly string[] | undefined =>
  /\*|:[A-Za-z]/.test(pattern) ? undefined : [pattern.replace(/\/$/, ''), pattern.replace(/\/?$/, '/')]

/** A path with `*` for any text, or `:names` for segments. With or without a slash at the end. */
export function wildcardPath(pattern: string): (path: string) => boolean {
  const exact = exactPaths(pattern)
  if (exact) return (path) => exact.includes(path)
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  const whole = new RegExp(`^${source.replace(/\/$/, '')}/?$`)
  return (path) => whole.test(path)
}

/** The paths that a regular expression is for, if it is that of a whole path: `^/old\.html$`, `^/old/?$`. */
export function pathsOfPattern(source: string): readonly string[] | undefined {
  const [, path, slash] = /^\^((?:[^\\^$.*+?()[\]{}|]|\\[^\w])*?)(\/\?)?\$$/.exec(source) ?? []
  if (path === undefined) return undefined
  const bare = path.replace(/\\(.)/g, '$1')
  return slash === undefined ? [bare] : [bare, `${bare}/`]
}

/** A regular expression of a server; undefined if it has syntax that JavaScript does not know. */
export function serverPattern(source: string, flags = ''): RegExp | undefined {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
