import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { rowsToRun } from '../support/campaign.ts'
import {
  awake,
  errors,
  expectFilledIn,
  field,
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

describe('text entered', () => {
  test('survives a reload', () =>
    visit(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await page.reload()
      await awake(page)
      await expectFilledIn(page)
    }))

  test('and sent before hydration is sent after it, and never put into the URL', () =>
    visit(async ({ page, complaints }) => {
      let letThrough = () => {}
      const held = new Promise<void>((resolve) => {
        letThrough = resolve
      })
      await page.route(/\/assets\/QuoteForm.*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/contact/')
      await fillIn(page)
      await submit(page).click()
      expect(page.url()).toBe(`${site.server.url}/contact/`)
      expect(site.server.received).toEqual([])
      letThrough()
      await page.locator('.quote-sent').waitFor()
      expect(site.server.received).toHaveLength(1)
      expect(page.url()).toBe(`${site.server.url}/contact/`)
      expect(complaints).toEqual([])
    }))

  test('before hydration takes precedence over the draft', () =>
    visit(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await page.route(/\/assets\/QuoteForm.*\.js$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000))
        await route.continue()
      })
      await page.reload()
      await field(page, 'First name').fill('Grace')
      await expect.poll(() => field(page, 'Last name').inputValue()).toBe('Byron')
      expect(await field(page, 'First name').inputValue()).toBe('Grace')
    }))
})

describe('an error in the form', () => {
  test('is not shown before the form is sent', () =>
    visit(async ({ page }) => {
      await openForm(page)
      await field(page, 'E-mail').fill('ada')
      await field(page, 'Phone').focus()
      expect(await errors(page)).toEqual([])
      await expect.poll(() => page.locator('[aria-invalid]').count()).toBe(0)
    }))

  test('is shown with the others at its field, which is marked and described by it; the first is focused', () =>
    visit(async ({ page }) => {
      await openForm(page)
      await field(page, 'First name').fill('Ada')
      await field(page, 'ZIP code').fill('840')
      await submit(page).click()
      expect(await errors(page)).toEqual([
        'Enter your last name.',
        'Enter an e-mail address or a phone number, so that we can answer you.',
        'Enter the five digits of the ZIP code.',
        'Choose a service.',
      ])
      expect(await focusedName(page)).toBe('lastName')
      const invalid = page.locator('[aria-invalid="true"]')
      expect(await invalid.evaluateAll((all) => all.map((each) => each.getAttribute('name')))).toEqual([
        'lastName',
        'email',
        'zipCode',
        'serviceType',
      ])
      const described = await invalid.evaluateAll((all) =>
        all.map((each) =>
          (each.getAttribute('aria-describedby') ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .at(-1),
        ),
      )
      expect(described).toEqual(await errors(page))
      expect(site.server.received).toEqual([])
    }))

  test('disappears as soon as it is fixed, and returns when the field loses focus with a wrong value', () =>
    visit(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await field(page, 'Last name').fill('')
      await submit(page).click()
      expect(await errors(page)).toEqual(['Enter your last name.'])
      await field(page, 'Last name').pressSequentially('B')
      expect(await errors(page)).toEqual([])
      await field(page, 'Last name').press('Backspace')
      expect(await errors(page)).toEqual([])
      await field(page, 'First name').focus()
      expect(await errors(page)).toEqual(['Enter your last name.'])
    }))

  test('about the missing contact is fixed by an e-mail address or a phone number', () =>
    visit(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await field(page, 'E-mail').fill('')
      await submit(page).click()
      expect(await focusedName(page)).toBe('email')
      await field(page, 'Phone').fill('202 555 0123')
      expect(await errors(page)).toEqual([])
    }))

  test('can be an incomplete date', () =>
    visit(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await field(page, 'Preferred day').focus()
      await page.keyboard.type('12')
      await submit(page).click()
      expect(await errors(page)).toEqual(['Enter the full date.'])
    }))
})

test('a request can be made by keyboard alone', () =>
  visit(
    async ({ page }) => {
      await openForm(page)
      await field(page, 'First name').focus()
      const tab = async (times = 1) => {
        for (let press = 0; press < times; press++) await page.keyboard.press('Tab')
      }
      await page.keyboard.type('Ada')
      await tab()
      await page.keyboard.type('Byron')
      await tab(2)
      await page.keyboard.type('202 555 0123')
      await tab(7) // address, city, ZIP code, square feet, bedrooms, bathrooms, pets
      await page.keyboard.press('Space')
      await tab(2)
      expect(await focusedName(page)).toBe('serviceType')
      await page.keyboard.type('Deep')
      await tab(2)
      await page.keyboard.press('Space')
      await page.keyboard.press('Enter')
      await page.locator('.quote-sent').waitFor()
      expect(JSON.parse(site.server.received[0]?.body ?? '')).toEqual({
        firstName: 'Ada',
        lastName: 'Byron',
        phone: '202 555 0123',
        hasPets: true,
        serviceType: 'deep-cleaning',
        addOnServices: ['Clean inside the oven'],
      })
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      expect(await focusedName(page)).toBe('firstName')
    },
    { viewport: { width: 1440, height: 900 } },
  ))

test('every field has the keyboard and autofill of its type', () =>
  visit(async ({ page }) => {
    await openForm(page)
    const kinds = await page
      .locator('.quote-form input:not([type=checkbox])')
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, type, inputMode, autocomplete }) =>
          [name, type, inputMode, autocomplete].filter(Boolean).join(' '),
        ),
      )
    expect(kinds).toEqual([
      'firstName text given-name',
      'lastName text family-name',
      'email email email email',
      'phone tel tel tel',
      'address text address-line1',
      'city text address-level2',
      'zipCode text numeric postal-code',
      'squareFootage text numeric',
      'bedrooms text numeric',
      'bathrooms text decimal',
      'preferredDate date',
    ])
  }))

test('without script the page says how to reach the company instead of showing a form that cannot be sent', () =>
  visit(
    async ({ page }) => {
      await page.goto('/contact/')
      await expect.poll(() => page.locator('.quote-form').isVisible()).toBe(false)
      const island = page.locator('[data-island="QuoteForm"]')
      expect(await island.innerText()).toContain('needs JavaScript')
      await expect.poll(() => island.locator('a:visible').count()).toBe(3)
    },
    { javaScriptEnabled: false },
  ))

test('the form is above the booking frame, with the contact links next to it', () =>
  visit(async ({ page }) => {
    await openForm(page)
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN
    expect(await top('.quote-form')).toBeLessThan(await top('.embed'))
    await expect.poll(() => page.locator('.quote-reach a').count()).toBe(3)
  }))

test('the sample company, which has no endpoint, shows no form', async () => {
  const page = await readFile(join(inject('sampleDir'), 'dist/contact/index.html'), 'utf8')
  expect(page).not.toContain('QuoteForm')
})

test('the page does not scroll sideways at 320 px, with errors and a failure shown', () =>
  visit(
    async ({ page }) => {
      site.server.answerWith({ status: 500, body: `${'x'.repeat(150)} ${'y'.repeat(4_000)}` })
      await openForm(page)
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      await submit(page).click()
      expect(await width()).toBeLessThanOrEqual(320)
      await fillIn(page)
      await submit(page).click()
      await toast(page).waitFor()
      expect(await width()).toBeLessThanOrEqual(320)
    },
    { viewport: { width: 320, height: 640 } },
  ))

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  test.each(rowsToRun([390, 1440], (width) => width === (colorScheme === 'light' ? 390 : 1440)))(
    'axe finds no violations at %i px: initially, with errors, with a failure, once it is sent',
    (width) =>
      visit(
        async ({ page }) => {
          await openForm(page)
          // Elsewhere the bar at the bottom may cover a part of a field, which counts as a field that is too small.
          await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
          expect(await axeViolations(page)).toEqual([])
          await submit(page).click()
          expect(await errors(page)).not.toEqual([])
          expect(await axeViolations(page)).toEqual([])
          await fillIn(page)
          site.server.answerWith({ status: 500 })
          await submit(page).click()
          await toast(page).waitFor()
          await animationsEnded(page)
          expect(await axeViolations(page)).toEqual([])
          site.server.answerWith({ status: 201 })
          await submit(page).click()
          await page.locator('.quote-sent').waitFor()
          await animationsEnded(page)
          expect(await axeViolations(page)).toEqual([])
        },
        { colorScheme, viewport: { width, height: 844 } },
      ),
  )
})
