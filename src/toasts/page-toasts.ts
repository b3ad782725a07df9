import { createToastStore, type ToastSettings, type ToastStore } from './toast-store.ts'

let pageStore: ToastStore | undefined

/**
 * The toast store of this page, shared by all islands. With the first toast the toaster is fetched, and takes the
 * place of the region at the end of the page.
 */
export function pageToasts(settings: ToastSettings): ToastStore {
  if (!pageStore) {
    pageStore = createToastStore(settings)
    showWithNextToast(pageStore, settings)
  }
  return pageStore
}

/** Fetches the toaster before the first toast, for toasts that must appear even when the network fails. */
export async function fetchToaster() {
  const [{ createRoot }, { createElement }, { Toaster }] = await Promise.all([
    import('react-dom/client'),
    import('react'),
    import('./Toaster.tsx'),
  ])
  return { createRoot, createElement, Toaster }
}

function showWithNextToast(toasts: ToastStore, settings: ToastSettings): void {
  const stop = toasts.subscribe(() => {
    stop()
    showToaster(toasts, settings).catch((error: unknown) => {
      // The code could not be fetched. The next toast tries again, and the console gets the error.
      showWithNextToast(toasts, settings)
      throw error
    })
  })
}

async function showToaster(toasts: ToastStore, settings: ToastSettings): Promise<void> {
  const { createRoot, createElement, Toaster } = await fetchToaster()
  const container = document.createElement('div')
  const region = document.querySelector('[data-hotkey]')
  const label = region?.getAttribute('aria-label') ?? ''
  region?.replaceWith(container)
  createRoot(container).render(createElement(Toaster, { toasts, settings, label }))
}
