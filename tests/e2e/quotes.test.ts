import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { launchChromium } from '../support/chromium.ts'
import { buildInto, rootDir } from '../support/citywide.ts'
import { type QuoteAnswer, type QuoteServer, startQuoteServer } from '../support/quote-server.ts'

// The sample company with an endpoint for quotes, in front of a server that answers as each test wants.

/** Long enough for an answer on a busy machine, short enough to wait for the lack of one. */
const timeout = 2_500

let dir: string
let server: QuoteServer
let browser: Browser

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'citywide-quotes-'))
  const manifest = join(dir, 'manifest')
  await cp(join(rootDir, 'manifest'), manifest, { recursive: true })
  await appendFile(join(manifest, 'site.yaml'), `\nquotes: { endpoint: /api/quotes, timeout: ${timeout} }\n`)
  const { code, output } = await buildInto(dir, manifest)
  if (code !== 0) throw new Error(`The sample company with a quote form does not build:\n${output}`)
  server = await startQuoteServer(join(dir, 'dist'))
  browser = await launchChromium()
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(dir, { recursive: true, force: true })
})
beforeEach(() => {
  server.answerWith({ status: 201, body: '{"id":1}' })
  server.received.length = 0
})

type Visit = { page: Page; context: BrowserContext; complaints: string[] }

async function withContactPage(run: (visit: Visit) => Promise<void>, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, ...options })
  try {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', (message) => complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await page.route(
      (url) => url.origin !== server.url,
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }),
    )
    await run({ page, context, complaints })
  } finally {
    await context.close()
  }
}

/** Opens the contact page and waits until React has taken over the form. */
async function openForm(page: Page) {
  await page.goto(`${server.url}/contact/`)
  await awake(page)
}

async function awake(page: Page) {
  await page.locator('.quote-form').scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const form = document.querySelector('.quote-form')
    const isHydrated = form && Object.keys(form).some((key) => key.startsWith('__reactFiber'))
    return isHydrated && sessionStorage.getItem('quote-draft') !== null
  })
}

const field = (page: Page, label: string) => page.locator('.quote-form').getByLabel(label)
const submit = (page: Page) => page.locator('.quote-form button[type=submit]')
const toast = (page: Page) => page.locator('.toast')
const errors = (page: Page) => page.locator('.field-error').allTextContents()
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

/** What is filled in for most tests: more than is needed, so that there is something to lose. */
async function fillIn(page: Page) {
  await field(page, 'First name').fill('Ada')
  await field(page, 'Last name').fill('Byron')
  await field(page, 'E-mail').fill('ada@example.com')
  await field(page, 'There are pets at home').check()
  await field(page, 'Service').selectOption('deep-cleaning')
  await field(page, 'Wash interior windows').check()
  await field(page, 'Anything else').fill('Two floors,\nand a piano.')
}

async function expectFilledIn(page: Page) {
  // The draft of an earlier load is there before the form that reads it has woken.
  await expect.poll(() => field(page, 'First name').inputValue()).toBe('Ada')
  expect(await field(page, 'Last name').inputValue()).toBe('Byron')
  expect(await field(page, 'E-mail').inputValue()).toBe('ada@example.com')
  expect(await field(page, 'There are pets at home').isChecked()).toBe(true)
  expect(await field(page, 'Service').inputValue()).toBe('deep-cleaning')
  expect(await field(page, 'Wash interior windows').isChecked()).toBe(true)
  expect(await field(page, 'Clean inside the oven').isChecked()).toBe(false)
  expect(await field(page, 'Anything else').inputValue()).toBe('Two floors,\nand a piano.')
}

const filledIn = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  hasPets: true,
  serviceType: 'deep-cleaning',
  addOnServices: ['Wash interior windows'],
  message: 'Two floors,\nand a piano.',
}

describe('a request that succeeds', () => {
  test('is sent as JSON with cookies, and told in a toast and in place of the form', () =>
    withContactPage(async ({ page, context, complaints }) => {
      await context.addCookies([{ name: 'visitor', value: '7', url: server.url }])
      await openForm(page)
      await fillIn(page)
      await submit(page).click()
      await toast(page).waitFor()
      expect(await toast(page).innerText()).toBe(
        "Quote Requested Successfully!\nWe'll contact you within 2 hours during business hours.",
      )
      expect(server.received).toHaveLength(1)
      const [request] = server.received
      expect(JSON.parse(request?.body ?? '')).toEqual(filledIn)
      expect(request?.headers).toMatchObject({ cookie: 'visitor=7', 'content-type': 'application/json' })
      expect(await page.locator('.quote-form').count()).toBe(0)
      const heading = page.getByRole('heading', { name: 'Quote Requested Successfully!' })
      expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
      expect(await page.locator('.quote-sent').innerText()).toContain('within 2 hours during business hours')
      expect(complaints).toEqual([])
    }))

  test('leaves no draft, and another can be made, which starts empty and at its first field', () =>
    withContactPage(async ({ page }) => {
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

  test('may be answered with nothing', () =>
    withContactPage(async ({ page }) => {
      server.answerWith({ status: 204 })
      await openForm(page)
      await fillIn(page)
      await submit(page).click()
      await page.locator('.quote-sent').waitFor()
    }))

  test('holds every one of the twenty fields', () =>
    withContactPage(async ({ page }) => {
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
      await field(page, 'Rooms or things to leave alone').fill('The study')
      await field(page, 'How soon').selectOption('This month')
      await field(page, 'Preferred day').fill('2099-06-01')
      await field(page, 'Preferred time').selectOption('Morning')
      await submit(page).click()
      await page.locator('.quote-sent').waitFor()
      expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
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
  const noReason = 'Please try again or text or call us directly.'
  const failures: [string, QuoteAnswer, string][] = [
    ['with status 500 and a body', { status: 500, body: 'The quote book is full.' }, '500: The quote book is full.'],
    ['with status 500 and no body', { status: 500 }, '500: Internal Server Error'],
    ['with status 401', { status: 401, body: 'Unauthorized' }, '401: Unauthorized'],
    ['because no answer comes', 'hang', noReason],
    ['because the connection breaks', 'abort', noReason],
    ['because a page comes in place of an answer', { status: 200, body: '<!doctype html><p>Welcome' }, noReason],
  ]

  test.each(failures)(
    '%s says so in a toast and in the form, loses nothing, and can be sent again',
    (_, answer, text) =>
      withContactPage(async ({ page }) => {
        server.answerWith(answer)
        await openForm(page)
        await fillIn(page)
        await submit(page).click()
        await toast(page).waitFor()
        expect(await toast(page).innerText()).toBe(`Quote Request Failed\n${text}`)
        expect(await toast(page).getAttribute('class')).toContain('toast-destructive')

        const alert = page.locator('.quote-form').getByRole('alert')
        expect(await alert.innerText()).toContain(`Quote Request Failed`)
        expect(await alert.innerText()).toContain(text)
        const ways = await alert.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(ways).toEqual(['tel:+18015550142', 'sms:+18015550142', 'mailto:hello@saltbrush.example'])
        await expectFilledIn(page)

        expect(await submit(page).innerText()).toBe('Request My Quote')
        server.answerWith({ status: 201, body: '{}' })
        await submit(page).click()
        await page.locator('.quote-sent').waitFor()
        expect(await toast(page).innerText()).toContain('Quote Requested Successfully!')
        expect(JSON.parse(server.received.at(-1)?.body ?? '')).toEqual(filledIn)
      }),
  )

  test('because the device is offline says so as well', () =>
    withContactPage(async ({ page, context }) => {
      await openForm(page)
      await fillIn(page)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await submit(page).click()
      await toast(page).waitFor()
      expect(await toast(page).innerText()).toBe(`Quote Request Failed\n${noReason}`)
      await expectFilledIn(page)
    }))
})

describe('while a request is under way', () => {
  test('the form says so, and a second click sends nothing', () =>
    withContactPage(async ({ page }) => {
      server.answerWith('hang')
      await openForm(page)
      await fillIn(page)
      await submit(page).dblclick()
      await submit(page).click({ force: true }) // else Playwright waits until it is enabled
      expect(await submit(page).innerText()).toBe('Sending your request…')
      expect(await submit(page).getAttribute('aria-disabled')).toBe('true')
      expect(await page.locator('.quote-form').getAttribute('aria-busy')).toBe('true')
      expect(await page.locator('.quote-form [role=status]').textContent()).toBe('Sending your request…')
      await expectFilledIn(page)
      await toast(page).waitFor()
      expect(server.received).toHaveLength(1)
      expect(await page.locator('.quote-form').getAttribute('aria-busy')).toBe('false')
      expect(await submit(page).getAttribute('aria-disabled')).toBe('false')
    }))
})

describe('what is entered', () => {
  test('survives a reload', () =>
    withContactPage(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await page.reload()
      await awake(page)
      await expectFilledIn(page)
    }))

  test('before the script is there, and sent then, goes out once the script is there, and never into the address', () =>
    withContactPage(async ({ page, complaints }) => {
      let letThrough = () => {}
      const held = new Promise<void>((resolve) => {
        letThrough = resolve
      })
      await page.route(/\/assets\/QuoteForm.*\.js$/, async (route) => {
        await held
        await route.continue()
      })
      await page.goto(`${server.url}/contact/`)
      await fillIn(page)
      await submit(page).click()
      expect(page.url()).toBe(`${server.url}/contact/`)
      expect(server.received).toEqual([])
      letThrough()
      await page.locator('.quote-sent').waitFor()
      expect(server.received).toHaveLength(1)
      expect(page.url()).toBe(`${server.url}/contact/`)
      expect(complaints).toEqual([])
    }))

  test('before the script is there wins over the draft', () =>
    withContactPage(async ({ page }) => {
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

describe('a mistake in the form', () => {
  test('is not told before it is sent', () =>
    withContactPage(async ({ page }) => {
      await openForm(page)
      await field(page, 'E-mail').fill('ada')
      await field(page, 'Phone').focus()
      expect(await errors(page)).toEqual([])
      expect(await page.locator('[aria-invalid]').count()).toBe(0)
    }))

  test('is told with the others at its field, which is marked, described by it, and the first focused', () =>
    withContactPage(async ({ page }) => {
      await openForm(page)
      await field(page, 'First name').fill('Ada')
      await field(page, 'ZIP code').fill('840')
      await submit(page).click()
      expect(await errors(page)).toEqual([
        'Write your last name.',
        'Write an e-mail address or a phone number, so that we can answer you.',
        'Write the five digits of the ZIP code.',
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
      expect(server.received).toEqual([])
    }))

  test('goes as soon as it is mended, and comes back when the field is left wrong', () =>
    withContactPage(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await field(page, 'Last name').fill('')
      await submit(page).click()
      expect(await errors(page)).toEqual(['Write your last name.'])
      await field(page, 'Last name').pressSequentially('B')
      expect(await errors(page)).toEqual([])
      await field(page, 'Last name').press('Backspace')
      expect(await errors(page)).toEqual([])
      await field(page, 'First name').focus()
      expect(await errors(page)).toEqual(['Write your last name.'])
    }))

  test('about the two ways to answer goes with either of them', () =>
    withContactPage(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await field(page, 'E-mail').fill('')
      await submit(page).click()
      expect(await focusedName(page)).toBe('email')
      await field(page, 'Phone').fill('202 555 0123')
      expect(await errors(page)).toEqual([])
    }))

  test('can be half a date', () =>
    withContactPage(async ({ page }) => {
      await openForm(page)
      await fillIn(page)
      await field(page, 'Preferred day').focus()
      await page.keyboard.type('12')
      await submit(page).click()
      expect(await errors(page)).toEqual(['Write the day in full.'])
    }))
})

test('by keyboard alone a request can be made', () =>
  withContactPage(
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
      expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
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

test('every field has the keyboard and the autofill of its kind', () =>
  withContactPage(async ({ page }) => {
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
  withContactPage(
    async ({ page }) => {
      await page.goto(`${server.url}/contact/`)
      expect(await page.locator('.quote-form').isVisible()).toBe(false)
      const island = page.locator('[data-island="QuoteForm"]')
      expect(await island.innerText()).toContain('needs JavaScript')
      expect(await island.locator('a:visible').count()).toBe(3)
    },
    { javaScriptEnabled: false },
  ))

test('the form stands above the booking frame, and the other ways to the company beside it', () =>
  withContactPage(async ({ page }) => {
    await openForm(page)
    const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN
    expect(await top('.quote-form')).toBeLessThan(await top('.booking'))
    expect(await page.locator('.quote-reach a').count()).toBe(3)
  }))

test('the sample company, which has no endpoint, shows no form', async () => {
  const page = await readFile(join(inject('sampleDir'), 'dist/contact/index.html'), 'utf8')
  expect(page).not.toContain('QuoteForm')
})

test('nothing scrolls sideways at 320 px, with errors and a failure shown', () =>
  withContactPage(
    async ({ page }) => {
      server.answerWith({ status: 500, body: `${'x'.repeat(150)} ${'y'.repeat(4_000)}` })
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
  test.each([390, 1440])(
    'axe finds nothing at %i px: at first, with errors, with a failure, once it is sent',
    (width) =>
      withContactPage(
        async ({ page }) => {
          await openForm(page)
          expect(await axeViolations(page)).toEqual([])
          await submit(page).click()
          expect(await errors(page)).not.toEqual([])
          expect(await axeViolations(page)).toEqual([])
          await fillIn(page)
          server.answerWith({ status: 500 })
          await submit(page).click()
          await toast(page).waitFor()
          await page.waitForTimeout(300)
          expect(await axeViolations(page)).toEqual([])
          server.answerWith({ status: 201 })
          await submit(page).click()
          await page.locator('.quote-sent').waitFor()
          await page.waitForTimeout(300)
          expect(await axeViolations(page)).toEqual([])
        },
        { colorScheme, viewport: { width, height: 844 } },
      ),
  )
})
