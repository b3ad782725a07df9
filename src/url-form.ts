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

/** How the URLs of a site are written, in one of its languages. */
export type UrlForm = {
  trailingSlash: TrailingSlash
  /** `/es`, or empty in the first language. */
  prefix: string
  /** The path in this language of a page of the first language, without the prefix: `/servicios/` of `/services/`. Default: the same. */
  translated?: (path: string) => string
}

/**
 * A root-relative URL that a text spells, in the URL form of the site. Texts name a page by its path in the first language,
 * which leads to the page in the language of the text. URLs of files are the same in every language.
 */
export function urlOfText(url: string, { trailingSlash, prefix, translated = same }: UrlForm): string {
  const [path = ''] = url.split(/[?#]/, 1)
  const isPage = path.startsWith('/') && !/\.[a-z0-9]+$/.test(path) && !isInLanguage(path, prefix)
  return inUrlForm(isPage ? prefix + translated(url) : url, trailingSlash)
}

const same = (path: string) => path

/** Whether a path is that of a page in the language with a prefix. */
export const isInLanguage = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** What belongs to the language of a path: to the one whose prefix the path begins with, or to the first language. */
export function languageAt<S extends { prefix: string }>(first: S, others: readonly S[], path: string): S {
  return others.find(({ prefix }) => isInLanguage(path, prefix)) ?? first
}
