import { decodeHTML } from 'entities'
import { wordsOf } from '../../core/text/words.ts'
import type { ScannedPage } from '../../scan/page-scanner.ts'
import type { HtmlScan } from '../../scan/scan-html.ts'

const textByScan = new WeakMap<HtmlScan, string>()
const wordsByPage = new WeakMap<ScannedPage, string>()

/** What a reader can find on a page: its text, that of closed `<details>`, and that of its header and footer. */
export function visibleText(page: ScannedPage): string[] {
  return [textIn(page.own), ...page.parts.map(({ scan }) => textIn(scan))]
}

function textIn(scan: HtmlScan): string {
  const known = textByScan.get(scan)
  if (known !== undefined) return known
  const text = scan.content.includes('&') ? decodeHTML(scan.content) : scan.content
  textByScan.set(scan, text)
  return text
}

/** Whether a page shows a text. Marks, case and white space do not count, since a template may set them otherwise. */
export function isVisible(page: ScannedPage, text: string): boolean {
  if (visibleText(page).some((shown) => shown.includes(text))) return true
  const wanted = wordsOf(text).join(' ')
  return wanted === '' || visibleWords(page).includes(` ${wanted} `)
}

/** Words of the page with nothing between them but a space, and addresses of links, which stand in the content, left out. */
function visibleWords(page: ScannedPage): string {
  const known = wordsByPage.get(page)
  if (known !== undefined) return known
  const texts = [page.own.text.join(' '), ...visibleText(page)]
  const words = ` ${texts.map((text) => wordsOf(text).join(' ')).join('   ')} `
  wordsByPage.set(page, words)
  return words
}
