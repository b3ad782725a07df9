/** A response whose status is not a success. */
export class HttpError extends Error {
  readonly status: number

  constructor(status: number, reason: string) {
    super(`${status}: ${reason}`)
    this.name = 'HttpError'
    this.status = status
  }
}

/**
 * Sends a request with cookies; a body, if any, is sent as JSON.
 * @throws {HttpError} the response is not a success; the message is `status: body`, or the status text.
 * @throws {TypeError | DOMException} there is no response, or `signal` aborted the request.
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
