import { inUrlForm, type TrailingSlash } from '#src/url-form.ts'
import { isFile, pathOf } from '../../core/url.ts'

/** An address of redirects.yaml in the URL form of the site, however its slash was written. */
export function pathInForm(url: string, trailingSlash: TrailingSlash): string {
  const path = pathOf(url)
  const isOurs = path.startsWith('/')
  // The addresses of other hosts are theirs to spell; after a star no slash can follow; and old files have any ending.
  if (!isOurs || path.endsWith('*') || isFile(path)) return url
  return inUrlForm(url, trailingSlash)
}
