export type TrailingSlash = 'always' | 'never'

/** A root-relative URL with its path in the one form the site's pages have. Files such as `/404.html` keep their name; query and fragment stay. */
export function inUrlForm(url: string, trailingSlash: TrailingSlash): string {
  if (url.startsWith('#')) return url
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? []
  const bare = path.replace(/\/+$/, '')
  const isFile = /\.[a-z0-9]+$/.test(bare)
  const inForm = bare === '' ? '/' : isFile || trailingSlash === 'never' ? bare : `${bare}/`
  return inForm + rest
}
