import { describe, expect, test } from 'vitest'
import { rowsToRun } from '../support/campaign.ts'
import type { QuoteAnswer } from '../support/quote-server.ts'
import {
  awake,
  expectFilledIn,
  field,
  filledIn,
  fillIn,
  focusedName,
  openForm,
  quoteSite,
  submit,
  toast,
} from '../support/quote-site.ts'
import { animationsEnded } from '../support/settled.ts'

const site = quoteSite()
const { visit } = site

describe('a request that succeeds', () => {
  test('is sent as JSON with cookies, and confirmed in a toast and in place of the form', () =>
    visit(async ({ page, context, complaints }) => {
      await context.addCookies([{ name: 'visitor', value: '7', url: site.server.url }])
      await openForm(page)
      await fillIn(page)
      await submit(page).click()
      await toast(page).waitFor()
      expect(await toast(page).innerText()).toBe(
        "Quote Requested Successfully!\nWe'll contact you within 2 hours during business hours.",
      )
      expect(site.server.received).toHaveLength(1)
      const [request] = site.server.received
      expect(JSON.parse(request?.body ?? '')).toEqual(filledIn)
      expect(request?.headers).toMatchObject({ cookie: 'visitor=7', 'content-type': 'application/json' })
      await expect.poll(() => page.locator('.quote-form').count()).toBe(0)
      const heading = page.getByRole('heading', { name: 'Quote Requested Successfully!' })
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await page.locator('.quote-sent').innerText()).toContain('within 2 hours during business hours')
      expect(complaints).toEqual([])
    }))

  test('leaves no draft, and another can be started, with an empty form and focus on its first field', () =>
    visit(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await submit(page).click()
      await page.getByRole('button', { name: 'Request another quote' }).click()
      expect(await focusedName(page)).toBe('firstName')
      expect(await field(page, 'First name').inputValue()).toBe('')
      expect(await field(page, 'Wash interior windows').isChecked()).toBe(false)
      await page.reload()
      await awake(page)
      expect(await field(page, 'First name').inputValue()).toBe('')
    }))

  test('may have an empty response', () =>
    visit(async ({ page }) => {
      site.server.answerWith({ status: 204 })
      await openForm(page)
      await fillIn(page)
      await submit(page).click()
      await page.locator('.quote-sent').waitFor()
    }))

  test('contains all twenty fields', () =>
    visit(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await field(page, 'Phone').fill('(202) 555-0123')
      await field(page, 'Street address').fill('12 Elm Street')
      await field(page, 'City or town').fill('Park City')
      await field(page, 'ZIP code').fill('84060')
      await field(page, 'Square feet').fill('1,800')
      await field(page, 'Bedrooms').fill('3')
      await field(page, 'Bathrooms').fill('2.5')
      await field(page, 'Special instructions').fill('The key is with the neighbor.')
      await field(page, 'How often').selectOption('Bi-Weekly')
      await field(page, 'Rooms or items to skip').fill('The study')
      await field(page, 'How soon').selectOption('This month')
      await field(page, 'Preferred day').fill('2099-06-01')
      await field(page, 'Preferred time').selectOption('Morning')
      await submit(page).click()
      await page.locator('.quote-sent').waitFor()
      expect(JSON.parse(site.server.received[0]?.body ?? '')).toEqual({
        ...filledIn,
        phone: '(202) 555-0123',
        address: '12 Elm Street',
        city: 'Park City',
        zipCode: '84060',
        squareFootage: 1800,
        bedrooms: 3,
        bathrooms: 2.5,
        specialInstructions: 'The key is with the neighbor.',
        frequency: 'Bi-Weekly',
        excludedAreas: 'The study',
        urgency: 'This month',
        preferredDate: '2099-06-01',
        preferredTime: 'Morning',
      })
    }))
})

describe('a request that fails', () => {
  const generalText = 'Please try again or text or call us directly.'
  const failures: [string, QuoteAnswer, string][] = [
    ['with status 500 and a body', { status: 500, body: 'The quote book is full.' }, '500: The quote book is full.'],
    ['with status 500 and no body', { status: 500 }, '500: Internal Server Error'],
    ['with status 401', { status: 401, body: 'Unauthorized' }, '401: Unauthorized'],
    ['because no answer comes', 'hang', 'signal timed out'],
    ['because the connection breaks', 'abort', 'Failed to fetch'],
    [
      'because a page comes in place of an answer',
      { status: 200, body: '<!doctype html>' },
      'Unexpected token \'<\', "<!doctype html>" is not valid JSON',
    ],
  ]

  const usualFailures = ['with status 500 and no body', 'because no answer comes']
  test.each(rowsToRun(failures, ([what]) => usualFailures.includes(what)))(
    '%s is reported in a toast and in the form, loses nothing, and can be sent again',
    (_, answer, text) =>
      visit(async ({ page }) => {
        site.server.answerWith(answer)
        await openForm(page)
        await fillIn(page)
        await submit(page).click()
        await toast(page).waitFor()
        expect(await toast(page).innerText()).toBe(`Quote Request Failed\n${text}`)
        expect(await toast(page).getAttribute('class')).toContain('warned')

        const alert = page.locator('.quote-form').getByRole('alert')
        expect(await alert.innerText()).toContain(`Quote Request Failed`)
        expect(await alert.innerText()).toContain(text)
        expect(await alert.innerText()).toContain(generalText)
        const ways = await alert.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(ways).toEqual(['tel:+18015550142', 'sms:+18015550142', 'mailto:hello@saltbrush.example'])
        await expectFilledIn(page)

        expect(await submit(page).innerText()).toBe('Request My Quote')
        site.server.answerWith({ status: 201, body: '{}' })
        await submit(page).click()
        await page.locator('.quote-sent').waitFor()
        expect(await toast(page).innerText()).toContain('Quote Requested Successfully!')
        expect(JSON.parse(site.server.received.at(-1)?.body ?? '')).toEqual(filledIn)
      }),
  )

  test('because the device is offline is reported too', () =>
    visit(async ({ page, context }) => {
      await openForm(page)
      await fillIn(page)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await submit(page).click()
      await toast(page).waitFor()
      expect(await toast(page).innerText()).toBe('Quote Request Failed\nFailed to fetch')
      await expectFilledIn(page)
    }))

  test('with a page of text fits into the window, and the keyboard scrolls it', () =>
    visit(async ({ page }) => {
      site.server.answerWith({ status: 502, body: 'No gateway. '.repeat(200) })
      await openForm(page)
      await fillIn(page)
      await submit(page).click()
      await toast(page).waitFor()
      expect(await toast(page).innerText()).toContain('No gateway. '.repeat(200).trim())
      await animationsEnded(page)
      const box = await toast(page).boundingBox()
      expect(box?.y).toBeGreaterThan(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844)
      const text = toast(page).locator('[tabindex="0"]').getByText('502: No gateway.')
      await text.focus()
      await page.keyboard.press('End')
      await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0)
    }))
})

describe('while a request is pending', () => {
  test('the form shows it, and a second click sends nothing', () =>
    visit(async ({ page }) => {
      site.server.answerWith('hang')
      await openForm(page)
      await fillIn(page)
      await submit(page).dblclick()
      await submit(page).click({ force: true }) // otherwise Playwright waits until it is enabled
      expect(await submit(page).innerText()).toBe('Sending your request…')
      expect(await submit(page).getAttribute('aria-disabled')).toBe('true')
      expect(await page.locator('.quote-form').getAttribute('aria-busy')).toBe('true')
      expect(await page.locator('.quote-form [role=status]').textContent()).toBe('Sending your request…')
      await expectFilledIn(page)
      await toast(page).waitFor()
      expect(site.server.received).toHaveLength(1)
      expect(await page.locator('.quote-form').getAttribute('aria-busy')).toBe('false')
      expect(await submit(page).getAttribute('aria-disabled')).toBe('false')
    }))
})
