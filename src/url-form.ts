export type TrailingSlash = 'always' | 'never'

/**
 * A root-relative URL with the trailing slash of the site's URL policy. Files such as `/404.html`, queries and
 * fragments are unchanged.
 */
export function inUrlForm(url: string, trailingSlash: TrailingSlash): string {
  if (url.startsWith('#')) return url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
  const bare = path.replace(/\/+$/, '')
  const isFile = /\.[a-z0-9]+$/.test(bare)
  const inForm = bare === '' ? '/' : isFile || trailingSlash === 'never' ? bare : `${bare}/`
  return inForm + rest
}
