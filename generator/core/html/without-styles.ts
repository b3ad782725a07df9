import { perScan } from './per-scan.ts'
import { elementsNamed, type HtmlScan } from './scan-html.ts'

/** The HTML of a fragment without the style sheets in it, which are nearly half of a page. */
export const withoutStyles = perScan((scan: Pick<HtmlScan, 'html' | 'byName'>): string => {
  const { html } = scan
  let rest = ''
  let from = 0
  for (const { offset, end } of elementsNamed(scan, 'style')) {
    rest += html.slice(from, offset)
    from = end
  }
  return from === 0 ? html : rest + html.slice(from)
})
