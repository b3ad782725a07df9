/** Offset of a tag, whatever its case; -1 if there is none. */
export function indexOfTag(html: string, tag: string, from = 0): number {
  const at = html.indexOf(tag, from)
  if (at >= 0) return at
  const found = html.slice(from).search(new RegExp(tag, 'i'))
  return found < 0 ? -1 : from + found
}
