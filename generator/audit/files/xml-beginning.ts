const root =
  /^\s*<(?!(?:br|b|p|div|span|font|html|head|body|table|pre)\b)(?:[a-z_][\w.:-]*[\s/>]|!--|!doctype (?!html))/i

/**
 * Whether a file begins as XML does: with its declaration, or, without one, with its root element. A program that fails may have
 * printed its message there.
 * @param head its first characters, without a byte order mark.
 */
export function beginsAsXml(head: string): boolean {
  if (head.startsWith('<?xml')) return true
  // A declaration after anything else, white space included, is an error.
  return !head.includes('<?xml ') && root.test(head)
}
