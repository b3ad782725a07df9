import 'virtual:look.css'
import './styles.css'
import { supportCommands } from './client/commands.ts'
import { markCurrentPage } from './client/current-page.ts'
import { closeDrawerInTime } from './client/drawer.ts'
import { hydrateIslands } from './client/hydrate.ts'
import { replaceFailedPictures } from './client/pictures.ts'
import { showReviewAges } from './client/review-ages.ts'

// Code that only some pages need is fetched only by those pages.
function on(selector: string, load: () => Promise<(element: HTMLElement) => void>): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (element) void load().then((start) => start(element))
}

replaceFailedPictures()
hydrateIslands()
supportCommands()
closeDrawerInTime()
markCurrentPage()
showReviewAges()
on('[data-not-found]', async () => (await import('./client/not-found.ts')).showNotFoundMessage)
// Loaded after everything the page itself needs.
const whenIdle = window.requestIdleCallback ?? setTimeout
whenIdle(() => {
  on('.embed', async () => (await import('./client/embeds.ts')).watchEmbeds)
  on('[data-map]', async () => (await import('./client/map.ts')).offerMap)
})
