/**
 * What the endings of our files are. Servers differ in what they know: nginx of Debian 12 knows neither .avif nor
 * .webmanifest. Source: https://www.iana.org/assignments/media-types
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

/** Endings of text, which is UTF-8 wherever it is ours. */
export const textEndings = ['html', 'css', 'js', 'json', 'webmanifest', 'xml', 'txt', 'svg'] as const

/** Types of text. */
export const textTypes: readonly string[] = textEndings.map((ending) => contentTypes[ending] ?? '')

/** The header's value for a file or address; undefined for an ending that is none of ours. */
export function contentTypeOf(path: string): string | undefined {
  const type = contentTypes[path.slice(path.lastIndexOf('.') + 1)]
  return type && textTypes.includes(type) ? `${type}; charset=utf-8` : type
}
