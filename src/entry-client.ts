import 'virtual:look.css'
import './styles.css'
import { afterLoad } from './client/after-load.ts'
import { supportCommands } from './client/commands.ts'
import { markCurrentPage } from './client/current-page.ts'
import { closeDrawerInTime } from './client/drawer.ts'
import { hydrateIslands } from './client/hydrate.ts'
import { replaceFailedPictures } from './client/pictures.ts'
import { focusToastsOnHotkey } from './client/toast-hotkey.ts'
import { whenNear } from './client/when-near.ts'

/** When the page has loaded and the element comes near the viewport. */
const whenNeeded = (element: HTMLElement, run: () => void) => afterLoad(() => whenNear(element, run))

/** Fetches code that only some pages need, on those pages: at once, or when it is needed. */
function on(
  selector: string,
  load: () => Promise<(element: HTMLElement) => void>,
  when: (element: HTMLElement, run: () => void) => void = (_, run) => run(),
): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (element) when(element, async () => (await load())(element))
}

replaceFailedPictures()
hydrateIslands()
supportCommands()
closeDrawerInTime()
markCurrentPage()
focusToastsOnHotkey()
on('[data-analytics]', async () => (await import('./client/analytics.ts')).startAnalytics)
on('[data-not-found]', async () => (await import('./client/not-found.ts')).showNotFoundMessage)
on('.review', async () => (await import('./client/review-ages.ts')).showReviewAges, whenNeeded)
on('.embed', async () => (await import('./client/embeds.ts')).watchEmbeds, whenNeeded)
on('[data-map]', async () => (await import('./client/map.ts')).offerMap, whenNeeded)
