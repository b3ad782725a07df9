import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { Credentials } from '../quotes/api-request.ts'
import { forgetDraft } from '../quotes/draft.ts'
import { failureReason } from '../quotes/failure-reason.ts'
import { QuoteFailure, QuoteSent } from '../quotes/QuoteOutcome.tsx'
import { QuoteSheet } from '../quotes/QuoteSheet.tsx'
import { createQueryClient } from '../quotes/query-client.ts'
import type { QuoteForm as Form, QuoteTexts } from '../quotes/quote-form.ts'
import { useRequestQuote } from '../quotes/use-request-quote.ts'
import { fetchToaster, pageToasts } from '../toasts/page-toasts.ts'
import type { ToastSettings } from '../toasts/toast-store.ts'
import { type Reach, ReachLinks } from '../ui/ReachLinks.tsx'

export type QuoteFormProps = {
  /** URL the request is sent to. */
  endpoint: string
  /** Milliseconds after which a request without a response fails. */
  timeout: number
  /** Whether requests send cookies. */
  credentials: Credentials
  toast: ToastSettings
  form: Form
  words: QuoteTexts
  reach: Reach
}

/** The quote form and the outcome of the request. */
export function QuoteForm(props: QuoteFormProps) {
  const [client] = useState(() => createQueryClient({ credentials: props.credentials }))
  return (
    <QueryClientProvider client={client}>
      <noscript>
        <p>{props.words.withoutScript}</p>
        <ReachLinks {...props.reach} />
      </noscript>
      <Exchange {...props} />
    </QueryClientProvider>
  )
}

function Exchange({ endpoint, timeout, credentials, toast, form, words, reach }: QuoteFormProps) {
  const toasts = () => pageToasts(toast)
  const request = useRequestQuote({
    endpoint,
    timeout,
    credentials,
    language: pageLanguage,
    sent: words.sent,
    failed: words.failed,
    toasts,
    onSent: forgetDraft,
  })
  const [isAnother, setAnother] = useState(false)

  if (request.isSuccess) {
    const startAnother = () => {
      setAnother(true)
      request.reset()
    }
    return <QuoteSent words={words.sent} onAgain={startAnother} />
  }
  return (
    <QuoteSheet
      form={form}
      words={words}
      isBusy={request.isPending}
      takesFocus={isAnother}
      onStart={fetchToasterEarly}
      onSend={request.send}
    >
      {request.isError && (
        <QuoteFailure words={words.failed} reason={failureReason(request.error, pageLanguage())} reach={reach} />
      )}
    </QuoteSheet>
  )
}

const pageLanguage = () => document.documentElement.lang

/** The toaster has to be fetched before a request fails, because the failure may be a lost connection. */
function fetchToasterEarly(): void {
  fetchToaster().catch(() => undefined) // the form also shows a failure
}
