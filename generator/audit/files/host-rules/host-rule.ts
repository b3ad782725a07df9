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
  /** Whether it is for a host name. Without it, it is for all. */
  isFor?: ((host: string) => boolean) | undefined
  /** As written; undefined if the path is gone. */
  to: string | undefined
  status: number
}

/** Whether a pattern that begins with a host is for a host name; undefined if it begins with a path. */
export function hostOf(pattern: string): HostRule['isFor'] {
  const [, host] = /^https?:\/\/([^/]+)/.exec(pattern) ?? []
  return host === undefined ? undefined : (name) => name === host
}

/** A path with `*` for any text, or `:names` for segments. With or without a slash at the end. */
export function wildcardPath(pattern: string): (path: string) => boolean {
  if (!/\*|:[A-Za-z]/.test(pattern)) {
    const [bare, folder] = [pattern.replace(/\/$/, ''), pattern.replace(/\/?$/, '/')]
    return (path) => path === bare || path === folder
  }
  const source = pattern
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+')
  const whole = new RegExp(`^${source.replace(/\/$/, '')}/?$`)
  return (path) => whole.test(path)
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
