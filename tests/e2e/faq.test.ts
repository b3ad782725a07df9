import { describe, expect, test } from 'vitest'
import { sampleSite, usualWidths } from '../support/sample-site.ts'

const { browse: withPage, visit } = sampleSite({ width: 1440 })

describe.each(usualWidths())('questions at %i px', (width) => {
  test('open and close independently, by keyboard, any number at a time', () =>
    withPage(
      async ({ page, url }) => {
        await page.goto(url)
        const open = page.locator('.faq-list details[open]')
        const summaries = page.locator('.faq-list summary')
        await summaries.first().focus()
        await page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
        await page.keyboard.press('Space')
        await expect.poll(() => open.count()).toBe(2)
        await page.keyboard.press('Enter')
        await expect.poll(() => open.count()).toBe(1)
        await expect.poll(() => open.locator('p').first().isVisible()).toBe(true)
      },
      { width },
    ))
})

test('every question is a heading one level below that of its section', () =>
  withPage(async ({ page, url }) => {
    await page.goto(url)
    const questions = await page.locator('.faq-list summary > h3').count()
    expect(questions).toBe(await page.locator('.faq-list details').count())
    expect(questions).toBeGreaterThan(0)
  }))

test('answers open with script off', () =>
  withPage(
    async ({ page, url }) => {
      await page.goto(url)
      await page.locator('summary').first().click()
      await expect.poll(() => page.locator('details[open] > p').first().isVisible()).toBe(true)
    },
    { javaScriptEnabled: false },
  ))

test.each([true, false])('a fragment that names a question opens its answer, with script %s', (javaScriptEnabled) =>
  visit(
    async ({ page, url }) => {
      await page.goto(`${url}/#q-how-often-can-you-come`)
      const open = page.locator('.faq-list details[open]')
      await open.waitFor()
      await expect.poll(() => open.locator('h3').allTextContents()).toEqual(['How often can you come?'])
    },
    { javaScriptEnabled },
  ),
)
