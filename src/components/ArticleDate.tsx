import { dateText } from '../format.ts'
import { useSite } from './site-context.ts'

/** A day as text, e.g. `January 31, 2026`. */
export function ArticleDate({ iso }: { iso: string }) {
  return <time dateTime={iso}>{dateText(iso, useSite().manifest.site.language)}</time>
}
