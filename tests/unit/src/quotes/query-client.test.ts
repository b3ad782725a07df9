import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createQueryClient } from '#src/quotes/query-client.ts'

const fetchStub = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetchStub))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  fetchStub.mockReset()
})

const answer = (body: string, status = 200) => fetchStub.mockImplementation(async () => new Response(body, { status }))

describe('a query', () => {
  test.each([
    [['/api/quotes'], '/api/quotes'],
    [['/api/quotes', 7, 'notes'], '/api/quotes/7/notes'],
  ])('of %j GETs %s and parses the response as JSON', async (queryKey, url) => {
    answer('[{"id":7}]')
    expect(await createQueryClient().fetchQuery({ queryKey })).toEqual([{ id: 7 }])
    expect(fetchStub.mock.calls[0]?.[0]).toBe(url)
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'include' })
  })

  test('omits cookies if the client does', async () => {
    answer('[]')
    await createQueryClient({ credentials: 'omit' }).fetchQuery({ queryKey: ['/api/quotes'] })
    expect(fetchStub.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit' })
  })

  test('is never stale: a second query does not fetch again', async () => {
    vi.useFakeTimers()
    answer('[]')
    const client = createQueryClient()
    await client.fetchQuery({ queryKey: ['/api/quotes'] })
    vi.advanceTimersByTime(60_000)
    await client.fetchQuery({ queryKey: ['/api/quotes'] })
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })

  test('is fetched again once it is invalidated', async () => {
    answer('[]')
    const client = createQueryClient()
    await client.fetchQuery({ queryKey: ['/api/quotes'] })
    await client.invalidateQueries({ queryKey: ['/api/quotes'] })
    await client.fetchQuery({ queryKey: ['/api/quotes'] })
    expect(fetchStub).toHaveBeenCalledTimes(2)
  })

  test('is not polled, and not refetched when the window gets focus', () => {
    const { options } = new QueryObserver(createQueryClient(), { queryKey: ['/api/quotes'], enabled: false })
    expect(options).toMatchObject({ refetchInterval: false, refetchOnWindowFocus: false, staleTime: Infinity })
  })

  test('that fails is not retried', async () => {
    answer('Broken', 500)
    await expect(createQueryClient().fetchQuery({ queryKey: ['/api/quotes'] })).rejects.toThrow('500: Broken')
    expect(fetchStub).toHaveBeenCalledTimes(1)
  })
})

describe('a response with status 401', () => {
  beforeEach(() => void answer('Unauthorized', 401))
  const queryKey = ['/api/quotes']

  test('fails', async () => {
    await expect(createQueryClient().fetchQuery({ queryKey })).rejects.toThrow('401: Unauthorized')
  })

  test('is null with on401: empty', async () => {
    expect(await createQueryClient({ on401: 'empty' }).fetchQuery({ queryKey })).toBeNull()
  })
})

test('any other error status fails with on401: empty', async () => {
  answer('Forbidden', 403)
  const client = createQueryClient({ on401: 'empty' })
  await expect(client.fetchQuery({ queryKey: ['/api/quotes'] })).rejects.toThrow('403: Forbidden')
})

test('a failed mutation is not retried', async () => {
  const mutationFn = vi.fn(() => Promise.reject(new Error('500: Broken')))
  const client = createQueryClient()
  const mutation = client.getMutationCache().build(client, { mutationFn })
  await expect(mutation.execute(undefined)).rejects.toThrow('500: Broken')
  expect(mutationFn).toHaveBeenCalledTimes(1)
})
