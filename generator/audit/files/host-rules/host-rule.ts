/** A line of a host's configuration that answers requests for some paths. */
export type HostRule = {
  /** Below the output directory, e.g. `_redirects`. */
  file: string
  /** From 1. */
  line: number
  /** The paths it is for, as written. */
  from: string
  /** Whether it is for a path, which begins with a slash. */
  matches: (path: string) => boolean
} & (
  | { does: 'hide' }
  | {
      does: 'redirect'
      /** As written; undefined if the path is gone. */
      to: string | undefined
      status: number
    }
)

/** Whether the values of X-Robots-Tag keep pages out of search engines. */
export const isNoindex = (value: string): boolean => /(?:^|[\s,:"'])(?:noindex|none)(?:$|[\s,;"'])/i.test(value)

/** A path with `*` for any text, or `:names` for segments. With or without a slash at the end. */
export function wildcardPath(pattern: string): (path: string) => boolean {
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
