/** An address without its query and fragment. */
export const pathOf = (url: string) => url.replace(/[?#].*$/, '')
export const fragmentOf = (url: string) => url.split('#')[1] ?? ''

/** An address without its slash, or with one. */
export function otherForm(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`
}
