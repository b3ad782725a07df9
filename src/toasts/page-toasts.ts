import { createToastStore, type ToastSettings, type ToastStore } from './toast-store.ts'

let pageStore: ToastStore | undefined

/**
 * The toasts of this page, the same for every island on it. What shows them is fetched and put at the end of the page
 * with the first toast; a page that never shows one never gets it.
 */
export function pageToasts(settings: ToastSettings): ToastStore {
  if (!pageStore) {
    pageStore = createToastStore(settings)
    showWithNextToast(pageStore, settings)
  }
  return pageStore
}

/** Fetches what shows toasts ahead of the first one, where a toast has to come also when the network is gone by then. */
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
      // The code could not be had; the next toast tries again, and the console gets the error.
      showWithNextToast(toasts, settings)
      throw error
    })
  })
}

async function showToaster(toasts: ToastStore, settings: ToastSettings): Promise<void> {
  const { createRoot, createElement, Toaster } = await fetchToaster()
  const container = document.body.appendChild(document.createElement('div'))
  createRoot(container).render(createElement(Toaster, { toasts, settings }))
}
