import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

type Query<Name extends string> = {
  /** Empty where the address does not name it. */
  query: Record<Name, string>
  /** Writes into the address, in place of the entry of the history; an empty text takes the name out of it. */
  setQuery: (changes: Partial<Record<Name, string>>) => void
}

/** What a view keeps in its address, so that it can be shared. */
export function useQuery<Name extends string>(names: readonly Name[]): Query<Name> {
  const [params, setParams] = useSearchParams()
  const setQuery = useCallback(
    (changes: Partial<Record<Name, string>>) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current)
          for (const [name, value] of Object.entries<string | undefined>(changes)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  // fromEntries forgets which keys it was given.
  const query = Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<Name, string>
  return { query, setQuery }
}
