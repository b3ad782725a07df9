import { useEffect, useState } from 'react'

/** True once the browser has nothing better to do, so that what can wait does not keep the rest from showing. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    // Safari has none; there the next moment has to do.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 50)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => setIdle(true), { timeout: 1000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return isIdle
}
