import { perRecent } from '../per-recent.ts'
import type { HtmlScan } from './scan-html.ts'

/** Caches a result per scanned HTML fragment: a shared part is scanned once for all pages that contain it. */
export const perScan = <T, S extends Partial<HtmlScan> = HtmlScan>(read: (scan: S) => T): ((scan: S) => T) =>
  perRecent(read)
