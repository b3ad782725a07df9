import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'
import { isFile, pathOf } from '../../core/url.ts'

/** Converts a URL of redirects.yaml to the URL form of the site, whether or not it was written with a trailing slash. */
export function pathInForm(url: string, trailingSlash: TrailingSlash): string {
  const path = pathOf(url)
  const isOurs = path.startsWith('/')
  // Unchanged: URLs of other hosts, patterns that end in a star, and old files with any extension.
  if (!isOurs || path.endsWith('*') || isFile(path)) return url
  return inUrlForm(url, trailingSlash)
}
