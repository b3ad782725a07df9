/** True for a path with a `:name` or `*` segment, the part of react-router's syntax that every host supports. */
export function isPattern(path: string): boolean {
  return kindsOf(path) !== kindsOf(path).replace(/[^l]/g, 'l')
}

/**
 * One letter per segment of a path: literal `l`, name `n`, star `s`. Sorting by these letters puts the more specific
 * of two patterns that match the same URL first.
 */
export function kindsOf(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment === '*' ? 's' : /^:[a-z]/i.test(segment) ? 'n' : 'l'))
    .join('')
}

/**
 * As `generatePath()` of react-router, for a pattern whose segments are literals and names. It takes the pattern apart
 * once, because every page has dozens of links.
 * @throws {Error} when called without the value of a name.
 */
export function pathMaker(pattern: string): (params: Readonly<Record<string, string>>) => string {
  const [start = '', ...rest] = pattern.split(/:(\w+)/) // every other part is a name
  const named = rest.flatMap((name, index) => (index % 2 === 0 ? [{ name, text: rest[index + 1] ?? '' }] : []))
  return (params) => {
    let path = start
    for (const { name, text } of named) {
      const value = params[name]
      if (value === undefined) throw new Error(`The path ${pattern} needs a value for ":${name}".`)
      path += encodeURIComponent(value) + text
    }
    return path
  }
}

/**
 * As `matchPath()` of react-router, for a pattern whose segments are literals, names, and names after a literal as in
 * `page-:number`. The slash at the end of a path makes no difference.
 */
export function pathMatcher(pattern: string): (path: string) => Record<string, string> | null {
  const parts = pattern.replace(/\/$/, '').split(/:(\w+)/) // every other part is a name
  const names = parts.filter((_, index) => index % 2 === 1)
  const whole = parts.map((part, index) => (index % 2 === 1 ? '([^/]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
  const expression = new RegExp(`^${whole.join('')}/?$`)
  return (path) => {
    const match = expression.exec(path)
    return match && Object.fromEntries(names.map((name, index) => [name, decoded(match[index + 1] ?? '')]))
  }
}

/** A segment that is not valid percent-encoding is not a slug. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The values of a pattern's names in a URL; undefined where the pattern does not match it. */
export function bindNames(pattern: string, url: string): Map<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = url.split('/')
  const names = new Map<string, string>()
  for (const [index, segment] of wanted.entries()) {
    if (segment === '*') return names.set('*', given.slice(index).join('/'))
    const text = given[index]
    if (text === undefined) return undefined
    if (segment.startsWith(':') && text !== '' && text !== '*') names.set(segment, text)
    else if (segment !== text) return undefined
  }
  return given.length === wanted.length ? names : undefined
}

/** A path or an https URL with its names replaced by their values. */
export function fillNames(to: string, names: ReadonlyMap<string, string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? []
  return (
    path
      .split('/')
      .map((segment) => names.get(segment) ?? segment)
      .join('/') + rest
  )
}
