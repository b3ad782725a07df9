import type { BrowserContext, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { fillIn, openForm, quoteSite, submit, toast } from '../support/quote-site.ts'
import { usualPages } from '../support/sample-pages.ts'
import { sampleSite } from '../support/sample-site.ts'
import { painted } from '../support/settled.ts'

// Every page under its own CSP and that of the site, which the preview sends as a header.

const site = sampleSite({ width: 390 })

type Violation = { directive: string; blocked: string; sample: string }

/** Records every CSP violation on all pages of the context, from the start of loading. */
async function noteViolations(context: BrowserContext): Promise<Violation[]> {
  const violations: Violation[] = []
  await context.exposeFunction('noteViolation', (violation: Violation) => violations.push(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      // Exposed above.
      const { noteViolation } = window as unknown as { noteViolation: (violation: Violation) => void }
      noteViolation({ directive: effectiveDirective, blocked: blockedURI, sample })
    })
  })
  return violations
}

const withPolicy = (run: (page: Page, violations: Violation[], complaints: string[]) => Promise<void>) =>
  site.visit(async ({ page, context, complaints }) => run(page, await noteViolations(context), complaints))

/** Scrolls through the page, so that everything on it loads, hydrates and animates. */
async function scrollThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await painted(page)
  }
  await page.waitForLoadState('networkidle')
}

/** Uses everything interactive on the page: drawer, tabs, questions, pickers, dialogs, the map, the demo. */
async function useEverything(page: Page): Promise<void> {
  const presses = [
    '[role=tab]',
    'main details > summary',
    '[data-island="ToastDemo"] button',
    '[data-map] button',
    'main button[commandfor]',
    'main [data-island] button',
  ]
  for (const selector of presses)
    for (const part of (await page.locator(selector).all()).slice(0, 4)) {
      if (!(await part.isVisible()) || !(await part.isEnabled())) continue
      await part.click({ timeout: 3000 }).catch(() => {}) // another may have come over it; the next is tried
      await painted(page)
      await page.keyboard.press('Escape')
    }
  for (const picker of (await page.locator('main input[type=checkbox], main input[type=radio]').all()).slice(0, 4))
    await picker.check({ force: true, timeout: 2000 }).catch(() => {})
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
}

describe('the CSP blocks nothing that a page does', () => {
  test.each(usualPages())('%s', (_, path) =>
    withPolicy(async (page, violations) => {
      const response = await page.goto(path)
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-")
      await expect.poll(() => page.locator('meta[http-equiv="Content-Security-Policy"]').count()).toBe(1)
      await scrollThrough(page)
      await useEverything(page)
      expect(violations).toEqual([])
    }),
  )
})

test('the browser accepts the headers: no console message is about them', () =>
  withPolicy(async (page, _, complaints) => {
    await page.goto('/contact/')
    await scrollThrough(page)
    expect(complaints).toEqual([])
  }))

/** Runs in the page: trusts any text, so that an attempt meets its own directive and not Trusted Types. */
declare function trusting(): { createScript: (text: string) => object; createScriptURL: (url: string) => object }
const defineTrusting = `globalThis.trusting = () =>
  trustedTypes.createPolicy('test', { createScript: (text) => text, createScriptURL: (url) => url })`

describe('content that is not from the build', () => {
  const forbidden: Record<string, [directive: string, attempt: () => void]> = {
    'an inline script': [
      'script-src-elem',
      () => {
        const script = document.createElement('script')
        script.text = trusting().createScript('document.title = "taken over"') as unknown as string
        document.head.append(script)
      },
    ],
    'a third-party script': [
      'script-src-elem',
      () => {
        const script = document.createElement('script')
        script.src = trusting().createScriptURL('https://evil.example/x.js') as unknown as string
        document.head.append(script)
      },
    ],
    'an inline style': [
      'style-src-elem',
      () => {
        const style = document.createElement('style')
        style.append('body { display: none }')
        document.head.append(style)
      },
    ],
    'a third-party frame': [
      'frame-src',
      () => {
        const frame = document.createElement('iframe')
        frame.src = 'https://evil.example/'
        document.body.append(frame)
      },
    ],
    'a third-party image': [
      'img-src',
      () => {
        new Image().src = 'https://evil.example/x.png'
      },
    ],
    'a third-party request': ['connect-src', () => void fetch('https://evil.example/').catch(() => {})],
    'a base URL for links': [
      'base-uri',
      () => {
        const base = document.createElement('base')
        base.href = 'https://evil.example/'
        document.head.append(base)
      },
    ],
    'text assigned as markup': [
      'require-trusted-types-for',
      () => {
        try {
          document.body.innerHTML = '<p>taken over</p>'
        } catch {
          // Also reported in an event.
        }
      },
    ],
  }

  test.each(Object.entries(forbidden))('is blocked: %s', (_, [directive, attempt]) =>
    withPolicy(async (page, violations) => {
      await page.goto('/about/')
      const title = await page.title()
      await page.evaluate(defineTrusting)
      await page.evaluate(attempt)
      await expect.poll(() => violations.map((violation) => violation.directive)).toContain(directive)
      expect(await page.title()).toBe(title)
      await expect.poll(() => page.locator('h1').isVisible()).toBe(true)
    }),
  )
})

test('the frame of one page is blocked on another, although the policy of the site allows both', () =>
  withPolicy(async (page, violations) => {
    await page.goto('/careers/')
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = 'https://book.saltbrush.example/form'
      document.body.append(frame)
    })
    await expect.poll(() => violations.map(({ directive }) => directive)).toContain('frame-src')
  }))

describe('the quote form', () => {
  const quotes = quoteSite()

  test('can be filled in and sent', () =>
    quotes.visit(async ({ page, context }) => {
      const violations = await noteViolations(context)
      await openForm(page)
      await fillIn(page)
      await submit(page).click()
      await toast(page).waitFor()
      await scrollThrough(page)
      expect(violations).toEqual([])
    }))
})
