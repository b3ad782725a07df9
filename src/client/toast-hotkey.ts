/** Focuses the region of toasts on its hotkey. Once a toast has been shown, `Toaster.tsx` does that. */
export function focusToastsOnHotkey(): void {
  document.addEventListener('keydown', ({ code }) => {
    const region = document.querySelector<HTMLElement>('[data-hotkey]')
    if (region?.dataset.hotkey === code) region.focus()
  })
}
