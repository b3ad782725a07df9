import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import type { ToastStore } from '../toasts/toast-store.ts'
import { apiRequest, HttpError } from './api-request.ts'
import type { QuoteRequest } from './quote-request.ts'

type Words = { title: string; text: string }

export type QuoteMutationOptions = {
  /** Where requests are sent, and where the list of them is had: the key of that list. */
  endpoint: string
  /** Milliseconds until a request without an answer has failed. */
  timeout: number
  sent: Words
  /** `text` stands where the server gave no reason. */
  failed: Words
  /** Asked for when the first request is on its way. */
  toasts: () => ToastStore
  onSent: () => void
}

/** Sending a quote request: it refreshes the list of them, and a toast tells how it went. */
export function quoteMutation(
  client: QueryClient,
  { endpoint, timeout, sent, failed, toasts, onSent }: QuoteMutationOptions,
): UseMutationOptions<unknown, Error, QuoteRequest> {
  let lastFailure: string | undefined
  return {
    mutationFn: (quote) => sendQuote(endpoint, quote, timeout),
    onMutate: () => {
      if (lastFailure) toasts().dismiss(lastFailure)
    },
    onSuccess: () => {
      // Not awaited: the request is over, whatever becomes of the list.
      void client.invalidateQueries({ queryKey: [endpoint] })
      toasts().add({ title: sent.title, text: sent.text })
      onSent()
    },
    onError: (error) => {
      const text = reasonOf(error) || failed.text
      lastFailure = toasts().add({ title: failed.title, text, variant: 'destructive' })
    },
  }
}

/** An empty answer will do. Any other that is no JSON is a failure: a page sent in place of an answer has stored nothing. */
async function sendQuote(endpoint: string, quote: QuoteRequest, timeout: number): Promise<unknown> {
  const response = await apiRequest('POST', endpoint, quote, AbortSignal.timeout(timeout))
  const answer = await response.text()
  return answer === '' ? undefined : JSON.parse(answer)
}

const longestReason = 200

/**
 * What the server said of a failure, cut when it is a whole page; empty when it did not answer. The browser's own words
 * for that, such as "Failed to fetch", tell a visitor nothing.
 */
export function reasonOf(error: Error | null): string {
  if (!(error instanceof HttpError)) return ''
  const { message } = error
  return message.length > longestReason ? `${message.slice(0, longestReason - 1)}…` : message
}
