/** A path with names is a pattern, as react-router writes it. Ours is the part of that which every host has. */
export function isPattern(path: string): boolean {
  return kindsOf(path) !== kindsOf(path).replace(/[^l]/g, 'l')
}

/**
 * What each segment of a path is, as a letter: literal `l`, name `n`, star `s`. Sorted by these letters, of two
 * patterns that cover one address the more specific comes first.
 */
export function kindsOf(path: string): string {
  return path
    .split('/')
    .map((segment) => (segment === '*' ? 's' : /^:[a-z]/i.test(segment) ? 'n' : 'l'))
    .join('')
}

/** What the names of a pattern stand for in an address; undefined where the pattern does not cover it. */
export function bindNames(pattern: string, address: string): Map<string, string> | undefined {
  const wanted = pattern.split('/')
  const given = address.split('/')
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

/** A path, or an https address, with its names filled in. */
export function fillNames(to: string, names: ReadonlyMap<string, string>): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? []
  return (
    path
      .split('/')
      .map((segment) => names.get(segment) ?? segment)
      .join('/') + rest
  )
}
