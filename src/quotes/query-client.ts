import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query'
import { apiRequest, type Credentials, HttpError } from './api-request.ts'

type QueryClientOptions = {
  /** How a query treats status 401: `fail` as with any other error status, `empty` returns null. */
  on401?: 'fail' | 'empty'
  /** Whether queries send cookies. Default: `include`. */
  credentials?: Credentials
}

/**
 * A client whose queries GET the parts of their key joined by `/`. Fetched data is never stale, and nothing is repeated
 * automatically: not on focus, not on a timer, not after a failure.
 */
export function createQueryClient({ on401 = 'fail', credentials = 'include' }: QueryClientOptions = {}): QueryClient {
  // The default pauses requests while the browser is offline, so that the failure would never be reported.
  const networkMode = 'always'
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: (context) => getJson(context, { on401, credentials }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  })
}

async function getJson(
  { queryKey, signal }: QueryFunctionContext,
  { on401, credentials }: Required<QueryClientOptions>,
): Promise<unknown> {
  try {
    const response = await apiRequest('GET', queryKey.join('/'), { signal, credentials })
    return await response.json()
  } catch (error) {
    if (on401 === 'empty' && error instanceof HttpError && error.status === 401) return null
    throw error
  }
}
