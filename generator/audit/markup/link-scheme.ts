/** Characters that a browser passes over in an address, wherever they stand. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const ignored = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g

/** The scheme of an address as a browser reads it, lower case and without its colon; empty for a relative one. */
export function schemeOf(url: string): string {
  const first = url.charCodeAt(0)
  // Nearly every address: of this site, a place on the page.
  if (first === 0x2f || first === 0x23) return ''
  const colon = url.indexOf(':')
  if (colon < 0) return ''
  const scheme = url.slice(0, colon).replace(ignored, '').toLowerCase()
  return /^[a-z][a-z0-9+.-]*$/.test(scheme) ? scheme : ''
}
