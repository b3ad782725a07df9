import type { Page } from 'playwright'

/**
 * Waits until the page has painted what was changed: two frames. A browser with many tabs sometimes gives one of them no
 * frame at all; the test then goes on after two seconds.
 */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done))
        setTimeout(done, 2000)
      }),
  )
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
