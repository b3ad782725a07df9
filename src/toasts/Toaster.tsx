import { Toast as Radix } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Cross } from '../ui/Cross.tsx'
import { LongText } from '../ui/LongText.tsx'
import type { Toast, ToastSettings, ToastStore } from './toast-store.ts'

const toast =
  'flex cursor-default items-start gap-3 rounded-card border-2 bg-[color-mix(in_oklab,var(--color-surface)_97%,var(--color-ink))] py-2 ps-5 pe-2 leading-[1.4] raised data-[swipe=move]:[translate:var(--radix-toast-swipe-move-x)_var(--radix-toast-swipe-move-y)] motion-safe:data-[state=closed]:animate-toast-go motion-safe:data-[state=open]:animate-toast-come motion-safe:data-[swipe=cancel]:[transition:translate_0.2s_ease-out] motion-safe:data-[swipe=end]:animate-toast-swipe'

const looks = {
  default: toast,
  destructive: `${toast} warned border-accent [&::before]:mt-2.5`,
} as const

type ToasterProps = {
  toasts: ToastStore
  settings: ToastSettings
  /** Accessible name of the region. */
  label: string
}

/** Shows the toasts of a store in a corner of the window. `page-toasts.ts` adds one to the page. */
export function Toaster({ toasts, settings, label }: ToasterProps) {
  const { duration, swipeDirection, swipeThreshold, hotkey, words } = settings
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  const viewport = useLeaveWhenEmpty(!list.some(({ isOpen }) => isOpen))
  return (
    <Radix.Provider
      label={words.toast}
      duration={duration}
      swipeDirection={swipeDirection}
      swipeThreshold={swipeThreshold}
    >
      {list.map((toast) => (
        <Notification
          key={`${toast.id}.${toast.revision}`}
          toast={toast}
          closeLabel={words.close}
          onClose={() => toasts.dismiss(toast.id)}
        />
      ))}
      <Radix.Viewport className="toasts" label={label} hotkey={[hotkey]} ref={viewport} />
    </Radix.Provider>
  )
}

type NotificationProps = { toast: Toast; closeLabel: string; onClose: () => void }

function Notification({ toast, closeLabel, onClose }: NotificationProps) {
  const { title, text, variant = 'default', isOpen } = toast
  return (
    <Radix.Root
      className={looks[variant]}
      open={isOpen}
      // An error stays until it is closed: a message that requires action must not time out (WCAG 2.2.1).
      duration={variant === 'destructive' ? Number.POSITIVE_INFINITY : undefined}
      onOpenChange={(open) => !open && onClose()}
      ref={leaveFocusToList}
    >
      <div className="grid min-w-0 flex-1 gap-0.5 py-2.5">
        <Radix.Title className="font-bold">{title}</Radix.Title>
        {text && (
          <Radix.Description className="text-md wrap-anywhere text-ink-muted">
            <LongText>{text}</LongText>
          </Radix.Description>
        )}
      </div>
      <Radix.Close
        className="grid size-touch cursor-pointer place-content-center rounded-card text-ink-muted hover:bg-surface-sunken hover:text-ink"
        aria-label={closeLabel}
      >
        <Cross />
      </Radix.Close>
    </Radix.Root>
  )
}

/** Moves focus to the list when a toast that has focus is replaced by another. */
const leaveFocusToList = (toast: HTMLLIElement | null) => () => {
  if (toast?.contains(document.activeElement)) toast.closest('ol')?.focus()
}

/**
 * Leaves the region when the last toast is closed: focus returns to where it came from, and Radix gets a
 * `pointerleave` event. Radix stops listening for focus and pointer with the last toast, and would otherwise pause the
 * next one forever.
 */
function useLeaveWhenEmpty(isEmpty: boolean) {
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
