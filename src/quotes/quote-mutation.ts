import type { QueryClient, UseMutationOptions } from '@tanstack/react-query'
import type { ToastStore } from '../toasts/toast-store.ts'
import { apiRequest, type Credentials } from './api-request.ts'
import { failureReason } from './failure-reason.ts'
import type { QuoteRequest } from './quote-request.ts'

type Words = { title: string; text: string }

export type QuoteMutationOptions = {
  /** URL that requests are sent to and their list is fetched from; also the query key of that list. */
  endpoint: string
  /** Milliseconds after which a request without a response fails. */
  timeout: number
  /** Whether requests send cookies. */
  credentials: Credentials
  sent: Words
  /** BCP 47, of the page. */
  language: () => string
  /** `text` is shown where the error has no message in this language. */
  failed: Words
  /** Called only once a toast is needed. */
  toasts: () => ToastStore
  onSent: () => void
}

type Target = Pick<QuoteMutationOptions, 'endpoint' | 'timeout' | 'credentials'>

/** The mutation that sends a quote request, refreshes the list of requests and shows the outcome in a toast. */
export function quoteMutation(
  client: QueryClient,
  { language, sent, failed, toasts, onSent, ...target }: QuoteMutationOptions,
): UseMutationOptions<unknown, Error, QuoteRequest> {
  let lastFailure: string | undefined
  return {
    mutationFn: (quote) => sendQuote(quote, target),
    onMutate: () => {
      if (lastFailure) toasts().dismiss(lastFailure)
    },
    onSuccess: () => {
      // Not awaited: the request is complete even if the list cannot be refreshed.
      void client.invalidateQueries({ queryKey: [target.endpoint] })
      toasts().add({ title: sent.title, text: sent.text })
      onSent()
    },
    onError: (error) => {
      const text = failureReason(error, language()) || failed.text
      lastFailure = toasts().add({ title: failed.title, text, variant: 'destructive' })
    },
  }
}

/** Accepts an empty response. Any other must be JSON: an HTML page means that the request was not stored. */
async function sendQuote(quote: QuoteRequest, { endpoint, timeout, credentials }: Target): Promise<unknown> {
  const response = await apiRequest('POST', endpoint, {
    body: quote,
    signal: AbortSignal.timeout(timeout),
    credentials,
  })
  const answer = await response.text()
  return answer === '' ? undefined : JSON.parse(answer)
}
