import type { HtmlScan } from '../../core/html/scan-html.ts'

/** Remembers what was read from a stretch of HTML: a shared part is one scan for all pages that hold it. */
export function perScan<T>(read: (scan: HtmlScan) => T): (scan: HtmlScan) => T {
  const known = new WeakMap<HtmlScan, T>()
  return (scan) => {
    const found = known.get(scan)
    if (found !== undefined) return found
    const fresh = read(scan)
    known.set(scan, fresh)
    return fresh
  }
}
