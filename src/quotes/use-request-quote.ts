import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type QuoteMutationOptions, quoteMutation } from './quote-mutation.ts'
import type { QuoteRequest } from './quote-request.ts'

/** Sends quote requests, one at a time. The options are those of the first rendering. */
export function useRequestQuote(options: QuoteMutationOptions) {
  const client = useQueryClient()
  const [mutationOptions] = useState(() => quoteMutation(client, options))
  const mutation = useMutation(mutationOptions)
  const send = (quote: QuoteRequest) => {
    // The client knows of a request at once, `isPending` only with the next rendering.
    if (client.isMutating() === 0) mutation.mutate(quote)
  }
  return { ...mutation, send }
}
