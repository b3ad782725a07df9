import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { apiRequest, HttpError } from '#src/quotes/api-request.ts'

const fetchStub = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetchStub))
afterEach(() => {
  vi.unstubAllGlobals()
  fetchStub.mockReset()
})

const sent = () => fetchStub.mock.calls[0]?.[1] ?? {}

describe('a request', () => {
  beforeEach(() => void fetchStub.mockResolvedValue(new Response('{}')))

  test('includes cookies', async () => {
    await apiRequest('GET', '/api/quotes')
    expect(fetchStub.mock.calls[0]?.[0]).toBe('/api/quotes')
    expect(sent()).toMatchObject({ method: 'GET', credentials: 'include' })
  })

  test('omits cookies for an endpoint that refuses them', async () => {
    await apiRequest('POST', 'https://forms.example/f/1', { credentials: 'omit' })
    expect(sent()).toMatchObject({ method: 'POST', credentials: 'omit' })
  })

  test('sends a body as JSON with its content type', async () => {
    await apiRequest('POST', '/api/quotes', { body: { firstName: 'Ada' } })
    expect(sent()).toMatchObject({ body: '{"firstName":"Ada"}', headers: { 'Content-Type': 'application/json' } })
  })

  test.each([0, false, '', null])('sends %j as a body', async (body) => {
    await apiRequest('POST', '/api/quotes', { body })
    expect(sent().body).toBe(JSON.stringify(body))
  })

  test('has no content type without a body', async () => {
    await apiRequest('POST', '/api/quotes')
    expect(sent()).not.toHaveProperty('headers')
    expect(sent()).not.toHaveProperty('body')
  })
})

describe('a response', () => {
  test('that is a success is returned', async () => {
    fetchStub.mockResolvedValue(new Response('{"id":7}', { status: 201 }))
    expect(await (await apiRequest('GET', '/api/quotes/7')).json()).toEqual({ id: 7 })
  })

  test.each([
    ['status and body', 500, 'The quote book is full.', '500: The quote book is full.'],
    ['status and status text where the body is empty', 503, '', '503: Service Unavailable'],
    ['status and body for a refusal', 401, 'Unauthorized', '401: Unauthorized'],
  ])('that is not a success throws %s', async (_, status, body, message) => {
    fetchStub.mockResolvedValue(new Response(body, { status, statusText: 'Service Unavailable' }))
    const error = await apiRequest('POST', '/api/quotes', { body: {} }).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ message, status })
  })

  test('that never arrives throws the error of fetch', async () => {
    fetchStub.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(apiRequest('GET', '/api/quotes')).rejects.toThrow(TypeError)
  })
})
