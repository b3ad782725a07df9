import type { HtmlElement, HtmlScan } from '../../core/html/scan-html.ts'

const none: readonly HtmlElement[] = []

/** Elements with a name, in document order. */
export const named = (scan: HtmlScan, name: string): readonly HtmlElement[] => scan.byName.get(name) ?? none
