import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type QuoteMutationOptions, quoteMutation } from './quote-mutation.ts'
import type { QuoteRequest } from './quote-request.ts'

/** Sends quote requests, one at a time. Uses the options of the first render. */
export function useRequestQuote(options: QuoteMutationOptions) {
  const client = useQueryClient()
  const [mutationOptions] = useState(() => quoteMutation(client, options))
  const mutation = useMutation(mutationOptions)
  const send = (quote: QuoteRequest) => {
    // The client counts a request immediately; `isPending` changes only with the next render.
    if (client.isMutating() === 0) mutation.mutate(quote)
  }
  return { ...mutation, send }
}
