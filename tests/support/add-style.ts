import type { Page } from 'playwright'

/** Adds rules to a page as a reader's own would be: the policy of the site allows no further element of style. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}
