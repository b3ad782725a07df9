import { say } from '../messages.ts'
import type { Site } from '../site.ts'
import type { ToastSettings } from '../toasts/toast-store.ts'

/** The behaviour of toasts and the texts around them, as islands get them. */
export function toastSettings(site: Site): ToastSettings {
  return {
    ...site.manifest.site.display.toast,
    words: { toast: say(site, 'toasts.toast'), close: say(site, 'toasts.close') },
  }
}
