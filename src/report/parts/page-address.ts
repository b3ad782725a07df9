/** Where the report tells all about an address: `/url?path=/x/`. Slashes stay as they are, so that people can read it. */
export function pageAddress(path: string): string {
  return `/url?path=${encodeURIComponent(path).replaceAll('%2F', '/')}`
}
