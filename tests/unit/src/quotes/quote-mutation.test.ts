import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/quotes/query-client.ts'
import { quoteMutation } from '#src/quotes/quote-mutation.ts'
import type { QuoteRequest } from '#src/quotes/quote-request.ts'
import { createToastStore } from '#src/toasts/toast-store.ts'

const fetchStub = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetchStub))
afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
})

const quote: QuoteRequest = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '(202) 555-0123',
  serviceType: 'drain-cleaning',
  addOnServices: [],
  hasPets: false,
}
const endpoint = '/api/quotes'

function setUp(timeout = 1_000, language = 'en-US') {
  const client = createQueryClient()
  const toasts = createToastStore({ limit: 1, removeDelay: 1_000_000 })
  const onSent = vi.fn()
  const options = quoteMutation(client, {
    endpoint,
    timeout,
    credentials: 'omit',
    language: () => language,
    sent: { title: 'Sent', text: 'We answer soon.' },
    failed: { title: 'Failed', text: 'Call us.' },
    toasts: () => toasts,
    onSent,
  })
  const send = () =>
    client
      .getMutationCache()
      .build(client, options)
      .execute(quote)
      .catch((error: Error) => error)
  return { client, toasts, onSent, send }
}

const answer = (body: string | null, status: number) =>
  fetchStub.mockImplementation(async () => new Response(body, { status, statusText: 'Bad Gateway' }))

describe('a request that succeeds', () => {
  test('is sent to the endpoint', async () => {
    answer('{"id":1}', 201)
    await setUp().send()
    expect(fetchStub.mock.calls[0]).toMatchObject([
      endpoint,
      { method: 'POST', credentials: 'omit', body: JSON.stringify(quote) },
    ])
  })

  test('refreshes the list of requests', async () => {
    answer('[]', 200)
    const { client, send } = setUp()
    await client.fetchQuery({ queryKey: [endpoint] })
    await send()
    await client.fetchQuery({ queryKey: [endpoint] })
    expect(fetchStub.mock.calls.map(([, init]) => init?.method)).toEqual(['GET', 'POST', 'GET'])
  })

  test.each([
    ['JSON', '{"id":1}', 201],
    ['nothing', null, 204],
  ])('shows a toast when the response is %s', async (_, body, status) => {
    answer(body, status)
    const { toasts, onSent, send } = setUp()
    await send()
    expect(toasts.list()).toEqual([expect.objectContaining({ title: 'Sent', text: 'We answer soon.' })])
    expect(toasts.list()[0]?.variant).not.toBe('destructive')
    expect(onSent).toHaveBeenCalledOnce()
  })
})

describe('a request that fails', () => {
  const expectFailure = ({ toasts, onSent }: ReturnType<typeof setUp>, text: string) => {
    expect(toasts.list()).toEqual([expect.objectContaining({ title: 'Failed', text, variant: 'destructive' })])
    expect(onSent).not.toHaveBeenCalled()
  }

  test.each([
    ["the server's reason", 'The quote book is full.', '500: The quote book is full.'],
    ['the status text where it gave none', '', '500: Bad Gateway'],
  ])('shows %s', async (_, body, text) => {
    answer(body, 500)
    const site = setUp()
    await site.send()
    expectFailure(site, text)
  })

  test('shows the whole message of a long response', async () => {
    const page = `<!doctype html>${'x'.repeat(5_000)}`
    answer(page, 502)
    const site = setUp()
    await site.send()
    expectFailure(site, `502: ${page}`)
  })

  test.each([
    ['the message of the error where there was no response', new TypeError('Failed to fetch'), 'Failed to fetch'],
    ['the text of the site where the error has no message', new TypeError(), 'Call us.'],
  ])('shows %s', async (_, error, text) => {
    fetchStub.mockRejectedValue(error)
    const site = setUp()
    await site.send()
    expectFailure(site, text)
  })

  test.each([
    ['the reason of the server', () => answer('El libro está lleno.', 500), '500: El libro está lleno.'],
    ['no name of a status', () => answer('', 500), 'Call us.'],
    ['no message of the browser', () => fetchStub.mockRejectedValue(new TypeError('Failed to fetch')), 'Call us.'],
  ])('shows on a page in another language than English %s', async (_, fail, text) => {
    fail()
    const site = setUp(1_000, 'es-ES')
    await site.send()
    expectFailure(site, text)
  })

  test('times out', async () => {
    fetchStub.mockImplementation(
      (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    )
    const site = setUp(20)
    expect(await site.send()).toMatchObject({ name: 'TimeoutError' })
    expectFailure(site, 'The operation was aborted due to timeout')
  })

  test('may have a success status: an HTML page in place of JSON', async () => {
    answer('<!doctype html><p>Welcome', 200)
    const site = setUp()
    const { message } = (await site.send()) as Error // JSON.parse() throws one
    expectFailure(site, message)
  })

  test('has its toast dismissed once the request is sent again', async () => {
    answer('', 500)
    const { toasts, send } = setUp()
    await send()
    fetchStub.mockReturnValue(new Promise(() => {}))
    void send()
    await vi.waitUntil(() => toasts.list()[0]?.isOpen === false)
  })
})
