/**
 * Content types by file ending. Servers know different sets: nginx of Debian 12 lacks .avif and .webmanifest.
 * Source: https://www.iana.org/assignments/media-types
 */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  zip: 'application/zip',
  pdf: 'application/pdf',
}

/** Endings of text files. The build writes them in UTF-8. */
export const textEndings = ['html', 'css', 'js', 'json', 'webmanifest', 'xml', 'txt', 'svg'] as const

/** Content types of text files. */
export const textTypes: readonly string[] = textEndings.map((ending) => contentTypes[ending] ?? '')

/** The Content-Type of a file or URL; undefined for an unknown ending. */
export function contentTypeOf(path: string): string | undefined {
  const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)]
  return type && textTypes.includes(type) ? `${type}; charset=utf-8` : type
}
