/** A response whose status is not a success. */
export class HttpError extends Error {
  readonly status: number
  /** Whether the server wrote the reason, and not the name of the status. */
  readonly isFromServer: boolean

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'HttpError'
    this.status = status
    this.isFromServer = body !== ''
  }
}

type ApiRequest = {
  /** Sent as JSON. Without it, the request has no body and no content type. */
  body?: unknown
  signal?: AbortSignal | undefined
  /** `include`, the default, sends cookies to any origin; `omit` sends none. */
  credentials?: Credentials
}

export type Credentials = 'include' | 'omit'

/**
 * Sends a request.
 * @throws {HttpError} the response is not a success; the message is `status: body`, or the status text.
 * @throws {TypeError | DOMException} there is no response, or `signal` aborted the request.
 */
export async function apiRequest(method: string, url: string, request: ApiRequest = {}): Promise<Response> {
  const { body, signal, credentials = 'include' } = request
  const response = await fetch(url, {
    method,
    credentials,
    signal,
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText)
  return response
}
