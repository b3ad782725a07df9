import { chromium } from 'playwright'
const [base, out, ...paths] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH || undefined })
for (const width of [390, 1440]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  page.on('console', (m) => m.type() === 'error' && console.log('console', width, page.url(), m.text().slice(0, 200)))
  for (const p of paths) {
    await page.goto(base + p, { waitUntil: 'load' })
    await page.waitForTimeout(500)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) console.log('OVERFLOW', width, p, over)
    const n = p.replace(/\W+/g, '_') || '_'
    await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)) } scrollTo(0, 0) })
    await page.screenshot({ path: `${out}/${n}_${width}.png`, fullPage: true })
  }
}
await browser.close()
