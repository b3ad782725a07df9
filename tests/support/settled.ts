import type { Page } from 'playwright'

/** Waits until the page has painted what was changed: two frames. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

/** Waits until every transition and animation has ended that ends by itself. It needs no frame, so a stopped clock does not matter. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
}
