/** URL of the details view: `/url?path=/x/`. Slashes are not escaped, for readability. */
export function pageUrl(path: string): string {
  return `/url?path=${encodeURIComponent(path).replaceAll('%2F', '/')}`
}
