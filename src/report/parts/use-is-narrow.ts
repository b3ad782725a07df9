import { useSyncExternalStore } from 'react'

const query = '(width < 48rem)'

/** Whether the window is too narrow for the coverage table. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
  )
}
