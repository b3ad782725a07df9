import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectBrowser } from '../support/browser.ts'
import { buildRecipe, importRecipe, recipeFiles, serve, serveSite } from '../support/form-recipe.ts'
import { openForm, submit } from '../support/quote-site.ts'
import { freePort } from '../support/servers.ts'

// Every recipe of docs/forms.md: a site with its settings, its code, and stand-ins for the services of other companies.

let browser: Browser
beforeAll(async () => {
  browser = await connectBrowser()
})
afterAll(() => browser?.close())

const quote = { name: 'Ada Byron', email: 'ada@example.com', serviceType: 'drain-cleaning', message: 'Two floors.' }

/** Opens the form of a site with a cookie, and fills it in. */
async function filledForm(origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin })
  onTestFinished(() => context.close())
  await context.addCookies([{ name: 'visitor', value: '7', url: origin }])
  const page = await context.newPage()
  await openForm(page)
  await page.locator('[name=name]').fill(quote.name)
  await page.locator('[name=email]').fill(quote.email)
  await page.locator('[name=serviceType]').selectOption(quote.serviceType)
  await page.locator('[name=message]').fill(quote.message)
  return page
}

async function expectSent(page: Page): Promise<void> {
  await submit(page).click()
  await page.locator('.quote-sent').waitFor()
}

async function expectFailure(page: Page, reason: string): Promise<void> {
  await submit(page).click()
  await page.locator('.quote-reason').waitFor()
  expect(await page.locator('.quote-reason').innerText()).toBe(reason)
}

const nothing = async () => undefined

test('Formspree, which answers every origin, gets requests without cookies', async () => {
  const dir = await buildRecipe(await recipeFiles('Formspree'))
  const received: { path: string; cookie: string | null; quote: unknown }[] = []
  let answer = { status: 200, body: { ok: true } as object }
  const standIn = await serve(async (request) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' }
    if (request.method === 'OPTIONS') return new Response(null, { headers })
    const { pathname: path } = new URL(request.url)
    received.push({ path, cookie: request.headers.get('cookie'), quote: await request.json() })
    return Response.json(answer.body, { status: answer.status, headers })
  })

  const services = { 'https://formspree.io': standIn }
  await expectSent(await filledForm(await serveSite(dir, nothing, services)))
  expect(received).toEqual([{ path: '/f/abcdwxyz', cookie: null, quote }])

  answer = { status: 422, body: { error: 'Validation errors' } }
  await expectFailure(await filledForm(await serveSite(dir, nothing, services)), '422: {"error":"Validation errors"}')

  // Without the setting, the browser sends nothing.
  const withCookies = { ...services, 'credentials&quot;:&quot;omit': 'credentials&quot;:&quot;include' }
  received.length = 0
  await expectFailure(await filledForm(await serveSite(dir, nothing, withCookies)), 'Failed to fetch')
  expect(received).toEqual([])
})

test('Netlify Forms gets the fields of its form from a function', async () => {
  const dir = await buildRecipe(await recipeFiles('Netlify Forms, through a function'))
  const { default: quotes, config } = (await importRecipe(dir, 'netlify/functions/quotes.mjs')) as {
    default: (request: Request) => Promise<Response>
    config: { path: string; method: string }
  }
  const form = await readFile(join(dir, 'dist/quote-form.html'), 'utf8')
  const received: Record<string, string>[] = []
  let isFormFound = true
  const origin = await serveSite(dir, async (request) => {
    const { pathname } = new URL(request.url)
    if (pathname === config.path && request.method === config.method) return quotes(request)
    if (pathname !== '/quote-form.html' || request.method !== 'POST') return undefined
    // Netlify keeps what the form of that name has a field for.
    const { 'form-name': name, ...fields } = Object.fromEntries(new URLSearchParams(await request.text()))
    if (!isFormFound || !form.includes(`<form name="${name}" method="post" data-netlify="true"`))
      return new Response(null, { status: 404 })
    received.push(Object.fromEntries(Object.entries(fields).filter(([field]) => form.includes(`name="${field}"`))))
    return new Response('<!doctype html><title>Thank you</title>', { headers: { 'Content-Type': 'text/html' } })
  })

  await expectSent(await filledForm(origin))
  const request = 'name: Ada Byron\nemail: ada@example.com\nserviceType: drain-cleaning\nmessage: Two floors.'
  expect(received).toEqual([{ email: 'ada@example.com', request }])

  isFormFound = false
  await expectFailure(await filledForm(origin), '502: Your request could not be stored.')
})

test('a Cloudflare Worker on a host of its own gets cookies, and refuses other sites', async () => {
  const dir = await buildRecipe(await recipeFiles('A Cloudflare Worker'))
  const { default: worker } = (await importRecipe(dir, 'quotes.mjs')) as {
    default: { fetch: (request: Request, env: object) => Promise<Response> }
  }
  const stored: string[] = []
  const cookies = new Set<string | null>()
  const env = { SITE: '', QUOTES: { put: async (_: string, text: string) => void stored.push(text) } }
  const standIn = await serve((request) => {
    if (request.method === 'POST') cookies.add(request.headers.get('cookie'))
    return worker.fetch(request, env)
  })
  const services = { 'https://quotes.gorgedrain.example': standIn }

  env.SITE = await serveSite(dir, nothing, services)
  await expectSent(await filledForm(env.SITE))
  expect(stored.map((text) => JSON.parse(text))).toEqual([quote])
  expect([...cookies]).toEqual(['visitor=7'])

  await expectFailure(await filledForm(await serveSite(dir, nothing, services)), 'Failed to fetch')
  expect(stored).toHaveLength(1)
})

test('a server of the company stores each request as a line', async () => {
  const files = await recipeFiles('A server of the company')
  const dir = await buildRecipe(files)
  const port = await freePort()
  const env = { ...process.env, PORT: String(port) }
  const child = spawn(process.execPath, ['quotes.mjs'], { cwd: dir, env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill())
  const api = `http://127.0.0.1:${port}/api/quotes`
  await expect
    .poll(() =>
      fetch(api).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(405)
  // As the web server of the site passes the path on.
  const origin = await serveSite(dir, async (request) =>
    new URL(request.url).pathname === '/api/quotes'
      ? fetch(api, { method: request.method, body: await request.text() })
      : undefined,
  )

  await expectSent(await filledForm(origin))
  expect(await readFile(join(dir, 'quotes.jsonl'), 'utf8')).toBe(`${JSON.stringify(quote)}\n`)
  const refused = await fetch(api, { method: 'POST', body: 'no JSON' })
  expect([refused.status, await refused.text()]).toEqual([500, 'Your request could not be stored.'])
})
