/** Control, white space and invisible characters, removed from a URL before its scheme is read. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters.
const ignored = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g

/** The scheme of a URL as a browser reads it, in lower case without the colon; empty for a relative URL. */
export function schemeOf(url: string): string {
  const first = url.charCodeAt(0)
  // Fast path for nearly every URL: a path of this site or a fragment.
  if (first === 0x2f || first === 0x23) return ''
  const colon = url.indexOf(':')
  if (colon < 0) return ''
  const scheme = url.slice(0, colon).replace(ignored, '').toLowerCase()
  return /^[a-z][a-z0-9+.-]*$/.test(scheme) ? scheme : ''
}
