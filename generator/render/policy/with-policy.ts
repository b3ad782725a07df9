const charset = '<meta charSet="utf-8"/>'

/**
 * A page with its policy in a `<meta>`, for hosts that send no headers. It stands before everything the page loads or
 * runs, because a browser applies it only to what follows.
 */
export function withPolicy(html: string, policy: string): string {
  const start = html.indexOf(charset)
  if (start < 0) throw new Error('The page does not begin with its character set.')
  const after = start + charset.length
  return `${html.slice(0, after)}<meta http-equiv="Content-Security-Policy" content="${policy}"/>${html.slice(after)}`
}
