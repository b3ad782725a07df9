import type { Page } from 'playwright'

/** Adds CSS rules to a page as a user stylesheet, because the policy of the site allows no further style element. */
export async function addStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}
