/** A URL without its query and fragment. */
export const pathOf = (url: string) => url.replace(/[?#].*$/, '')
export const fragmentOf = (url: string) => url.split('#')[1] ?? ''

/** Text of a URL with its percent codes decoded; unchanged if it cannot be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether the last segment of a path has a file extension. */
export function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}

/** A path without its trailing slash, or with one added. */
export function otherForm(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`
}

/** The path as written, and its other form. The home page and files such as `/a.html` have only one form. */
export function spellings(path: string): string[] {
  const bare = path.replace(/\/+$/, '')
  if (bare === '') return ['/']
  if (isFile(bare)) return [bare]
  return path.endsWith('/') ? [`${bare}/`, bare] : [bare, `${bare}/`]
}
