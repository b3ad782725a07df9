import { decodeHTML } from 'entities'
import type { ScannedPage } from '../../core/html/page.ts'
import type { HtmlScan } from '../../core/html/scan-html.ts'
import { wordsOf } from '../../core/text/words.ts'

const textByScan = new WeakMap<HtmlScan, string>()
const wordsByPage = new WeakMap<ScannedPage, string>()

/** The text a visitor can find on a page, including closed `<details>`, header and footer. */
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

/** Whether a page shows a text. Ignores punctuation, case and white space, which templates may change. */
export function isVisible(page: ScannedPage, text: string): boolean {
  if (visibleText(page).some((shown) => shown.includes(text))) return true
  const wanted = wordsOf(text).join(' ')
  return wanted === '' || visibleWords(page).includes(` ${wanted} `)
}

/** The words of a page, separated by spaces. Includes the text without the URLs of links, which `content` contains. */
function visibleWords(page: ScannedPage): string {
  const known = wordsByPage.get(page)
  if (known !== undefined) return known
  const texts = [page.own.text.join(' '), ...visibleText(page)]
  const words = ` ${texts.map((text) => wordsOf(text).join(' ')).join('   ')} `
  wordsByPage.set(page, words)
  return words
}
