import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

type Query<Name extends string> = {
  /** Empty if the URL does not have the parameter. */
  query: Record<Name, string>
  /** Replaces the current history entry. An empty text removes the parameter. */
  setQuery: (changes: Partial<Record<Name, string>>) => void
}

/** The parameters in the URL. The router's own may lag behind: it updates them at low priority. */
const currentParams = () => new URLSearchParams(location.hash.split('?')[1])

/** State of a view in its URL, so that it can be shared. */
export function useQuery<Name extends string>(names: readonly Name[]): Query<Name> {
  const [params, setParams] = useSearchParams()
  const setQuery = useCallback(
    (changes: Partial<Record<Name, string>>) => {
      const next = currentParams()
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) next.set(name, value)
        else next.delete(name)
      }
      setParams(next, { replace: true })
    },
    [setParams],
  )
  // fromEntries loses the type of the keys.
  const query = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>
  return { query, setQuery }
}
