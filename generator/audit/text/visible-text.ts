import { decodeHTML } from 'entities'
import type { ScannedPage } from '../../core/html/page.ts'
import { perScan } from '../../core/html/per-scan.ts'
import type { HtmlScan } from '../../core/html/scan-html.ts'
import { perRecent } from '../../core/per-recent.ts'
import { wordsOf } from '../../core/text/words.ts'

/** The text a visitor can find on a page, including closed `<details>`, header and footer. */
export function visibleText(page: ScannedPage): string[] {
  return [textIn(page.own), ...page.parts.map(({ scan }) => textIn(scan))]
}

const textIn = perScan(({ content }: Pick<HtmlScan, 'content'>) =>
  content.includes('&') ? decodeHTML(content) : content,
)

/** Whether a page shows a text. Ignores punctuation, case and white space, which templates may change. */
export function isVisible(page: ScannedPage, text: string): boolean {
  if (visibleText(page).some((shown) => shown.includes(text))) return true
  const wanted = wordsOf(text).join(' ')
  return wanted === '' || visibleWords(page).includes(` ${wanted} `)
}

/** The words of a page, separated by spaces. Includes the text without the URLs of links, which `content` contains. */
export const visibleWords = perRecent((page: ScannedPage): string => {
  const texts = [page.own.text.join(' '), ...visibleText(page)]
  return ` ${texts.map((text) => wordsOf(text).join(' ')).join('   ')} `
})
