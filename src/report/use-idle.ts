import { useEffect, useState } from 'react'

/** True once the browser is idle. Work that can wait until then does not delay the rest of the view. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 50)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setIdle(true), { timeout: 1000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return isIdle
}
