import type { Columns } from './column.ts'

/**
 * Keys of routes.json for URLs without a page, whose order has always differed from that of pages. It is kept so that
 * reports of two releases can be compared line by line. New columns follow.
 */
const pagelessOrder = [
  ...['path', 'route', 'params', 'title', 'description', 'canonical', 'robots', 'h1', 'breadcrumbs', 'section'],
  ...['words', 'ownWords', 'bytes', 'titleWidth', 'descriptionWidth', 'depth', 'inlinks', 'inlinksFromMain'],
  ...['outlinks', 'externalLinks', 'pictures', 'dataTypes', 'ownShare', 'similarity', 'nearest', 'errors'],
  ...['warnings', 'notices', 'known', 'hash', 'contentHash', 'lastmod', 'picture', 'pictureOrigin', 'sources'],
  ...['linkedFrom', 'status'],
]

export function inPagelessOrder(columns: Columns): Columns {
  const placeOf = (key: string) => (pagelessOrder.includes(key) ? pagelessOrder.indexOf(key) : pagelessOrder.length)
  return Object.fromEntries(Object.entries(columns).sort(([a], [b]) => placeOf(a) - placeOf(b)))
}
