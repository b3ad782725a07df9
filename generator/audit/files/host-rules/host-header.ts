/** A response header that a file of a host sets for some paths. */
export type HostHeader = {
  /** Below the output directory, e.g. `_headers`. */
  file: string
  /** From 1. */
  line: number
  /** The paths it is for, as written. */
  from: string
  /** Whether it is for a path, which begins with a slash. */
  matches: (path: string) => boolean
  /** As written, e.g. `X-Robots-Tag`. */
  name: string
  value: string
}

/** Whether a header has a name. Names of headers ignore case. */
export const isNamed = ({ name }: HostHeader, other: string): boolean => name.toLowerCase() === other.toLowerCase()

/** Whether the values of X-Robots-Tag keep pages out of search engines. */
export const isNoindex = (value: string): boolean => /(?:^|[\s,:"'])(?:noindex|none)(?:$|[\s,;"'])/i.test(value)
