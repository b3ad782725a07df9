import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Cross } from '../ui/Cross.tsx'
import type { Toast, ToastSettings, ToastStore } from './toast-store.ts'

const looks = {
  default: 'toast',
  destructive: 'toast toast-destructive warned',
} as const

/** Shows the toasts of a store in a corner of the window. There is one on a page: `page-toasts.ts` puts it there. */
export function Toaster({ toasts, settings }: { toasts: ToastStore; settings: ToastSettings }) {
  const { duration, swipeDirection, swipeThreshold, hotkey } = settings
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  const viewport = useLeftWhenEmpty(!list.some(({ isOpen }) => isOpen))
  return (
    <Radix.Provider duration={duration} swipeDirection={swipeDirection} swipeThreshold={swipeThreshold}>
      {list.map((toast) => (
        <Notification key={`${toast.id}.${toast.revision}`} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
      ))}
      <Radix.Viewport className="toasts" hotkey={[hotkey]} ref={viewport} />
    </Radix.Provider>
  )
}

function Notification({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { title, text, variant = 'default', isOpen } = toast
  return (
    <Radix.Root
      className={looks[variant]}
      open={isOpen}
      // What went wrong stays until it is closed: nobody reads against a clock what they have to act on (WCAG 2.2.1).
      duration={variant === 'destructive' ? Number.POSITIVE_INFINITY : undefined}
      onOpenChange={(open) => !open && onClose()}
      ref={leaveFocusToList}
    >
      <div className="toast-words">
        <Radix.Title className="toast-title">{title}</Radix.Title>
        {text && <Radix.Description className="toast-text">{text}</Radix.Description>}
      </div>
      <Radix.Close className="toast-close" aria-label="Close">
        <Cross />
      </Radix.Close>
    </Radix.Root>
  )
}

/** A toast that another takes the place of while the focus is in it. */
const leaveFocusToList = (toast: HTMLLIElement | null) => () => {
  if (toast?.contains(document.activeElement)) toast.closest('ol')?.focus()
}

/**
 * Leaves the region when the last toast is closed: the focus goes back to where it came from, and Radix is told that
 * the pointer is away. It stops listening for either with the last toast, and would hold the next one for ever.
 */
function useLeftWhenEmpty(isEmpty: boolean) {
  const viewport = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<HTMLElement>(null)

  useEffect(() => {
    const region = viewport.current?.parentElement
    const note = ({ relatedTarget }: FocusEvent) => {
      const target = relatedTarget instanceof HTMLElement ? relatedTarget : null
      if (!region?.contains(target)) cameFrom.current = target
    }
    region?.addEventListener('focusin', note)
    return () => region?.removeEventListener('focusin', note)
  }, [])

  useEffect(() => {
    const region = viewport.current?.parentElement
    if (!isEmpty || !region) return
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && region.contains(activeElement)) {
      if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
      else activeElement.blur()
    }
    region.dispatchEvent(new PointerEvent('pointerleave'))
  }, [isEmpty])

  return viewport
}
