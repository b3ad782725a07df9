import { countText } from '../format.ts'
import { useIsPrinting } from './use-is-printing.ts'

/** In print, says how much of a list or table is left out. */
export function NotPrinted({ count }: { count: number }) {
  const isPrinting = useIsPrinting()
  if (!isPrinting || count <= 0) return null
  return <p>And {countText(count, 'more', 'more')}: download the table for all of them.</p>
}
