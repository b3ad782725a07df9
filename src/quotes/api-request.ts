/** An answer that is no success. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, said: string) {
    super(`${status}: ${said}`)
    this.name = 'HttpError'
    this.status = status
  }
}

/**
 * Sends a request, with cookies, and its body as JSON if there is one.
 * @throws {HttpError} the answer is no success; the message is `status: body`, or the status text where the body is empty.
 * @throws {TypeError | DOMException} there is no answer, or `signal` ended the wait for it.
 */
export async function apiRequest(method: string, url: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(url, {
    method,
    credentials: 'include',
    signal,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new HttpError(response.status, (await response.text()) || response.statusText)
  return response
}
