import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addStyle } from '../support/add-style.ts'
import { axeViolations, ruleSetFor } from '../support/axe.ts'
import { rowsToRun } from '../support/campaign.ts'
import { sampleSite } from '../support/sample-site.ts'
import { animationsEnded } from '../support/settled.ts'

// The demo page has a button for everything a toast can do. Its clock advances only as far as a test lets it.

const { visit } = sampleSite({ width: 1440 })

const buttons = {
  standard: 'Show a notification',
  destructive: 'Show an error',
  update: 'Update the last one',
  dismiss: 'Dismiss the last one',
}

const withDemo = (run: (demo: Demo) => Promise<void>, options: BrowserContextOptions = {}) =>
  visit(
    async ({ page, complaints }) => {
      await page.clock.install()
      await page.goto('/spinner-demo/')
      await awake(page)
      await run(demo(page))
      expect(complaints).toEqual([])
    },
    { viewport: { width: 1440, height: 800 }, ...options },
  )

/** Waits until React has hydrated the buttons, and stops the clock. */
async function awake(page: Page) {
  await page.getByRole('button', { name: buttons.standard }).scrollIntoViewIfNeeded()
  await page.waitForFunction(() => {
    const island = document.querySelector('[data-island="ToastDemo"]')
    return island && Object.keys(island).some((key) => key.startsWith('__reactContainer'))
  })
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

type Demo = ReturnType<typeof demo>

function demo(page: Page) {
  const toast = page.locator('[role=region] li')
  return {
    page,
    toast,
    press: async (button: keyof typeof buttons) => {
      await page.getByRole('button', { name: buttons[button] }).click()
      await toast.or(page.locator('[role=region] ol')).first().waitFor({ state: 'attached' })
      await page.clock.runFor(50)
    },
    texts: () => toast.allInnerTexts(),
    /** Advances the clock, and lets closing toasts fade out. */
    pass: async (milliseconds: number) => {
      await page.clock.runFor(milliseconds)
      await page.waitForTimeout(300)
    },
    focused: () => page.evaluate(() => document.activeElement?.textContent),
  }
}

const standard = 'Your checklist is saved\nYou will find it under the same address next time.'
const destructive = 'The checklist was not saved\nThe connection was lost. Your selections are kept.'

describe('one toast at a time', () => {
  test('a toast has title and text, and the name of its region includes the hotkey', () =>
    withDemo(async ({ page, press, texts }) => {
      await press('standard')
      expect(await texts()).toEqual([standard])
      const region = page.getByRole('region', { name: 'Notifications (F8)' })
      await expect.poll(() => region.getByRole('listitem').count()).toBe(1)
    }))

  test('a new toast replaces the last', () =>
    withDemo(async ({ press, texts }) => {
      await press('standard')
      await press('destructive')
      expect(await texts()).toEqual([destructive])
    }))

  test('the last toast can be updated', () =>
    withDemo(async ({ press, texts }) => {
      await press('standard')
      await press('update')
      expect(await texts()).toEqual(['The same notification, with new text\nIt stays for its full time again.'])
    }))

  test('the last toast can be dismissed', () =>
    withDemo(async ({ toast, press, pass }) => {
      await press('destructive')
      await press('dismiss')
      await pass(0)
      await expect.poll(() => toast.count()).toBe(0)
    }))

  test('each text is announced once, including an updated one', () =>
    withDemo(async ({ page, press }) => {
      const announced = page.locator('[role=status][aria-live=assertive]')
      await press('standard')
      await expect.poll(() => announced.textContent()).toContain('Your checklist is saved')
      await page.clock.runFor(1_000)
      await expect.poll(() => announced.count()).toBe(0)
      await press('update')
      await expect.poll(() => announced.textContent()).toContain('The same notification, with new text')
    }))
})

describe('time on screen', () => {
  test('a toast closes after 5000 ms', () =>
    withDemo(async ({ toast, press, pass }) => {
      await press('standard')
      await pass(4_900)
      await expect.poll(() => toast.count()).toBe(1)
      await pass(100)
      await expect.poll(() => toast.count()).toBe(0)
    }))

  test('an error toast stays until it is closed', () =>
    withDemo(async ({ page, toast, press, pass }) => {
      await press('destructive')
      await pass(600_000)
      await expect.poll(() => toast.count()).toBe(1)
      expect(await toast.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('!')
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await pass(0)
      await expect.poll(() => toast.count()).toBe(0)
    }))

  test('an updated toast has its full time', () =>
    withDemo(async ({ toast, press, pass }) => {
      await press('standard')
      await pass(4_000)
      await press('update')
      await pass(4_900)
      await expect.poll(() => toast.count()).toBe(1)
      await pass(100)
      await expect.poll(() => toast.count()).toBe(0)
    }))

  test('the timer pauses under the pointer, and continues when it leaves', () =>
    withDemo(async ({ page, toast, press, pass }) => {
      await press('standard')
      await pass(3_000)
      await toast.hover()
      await pass(60_000)
      await expect.poll(() => toast.count()).toBe(1)
      await page.mouse.move(10, 10)
      await pass(1_000)
      await expect.poll(() => toast.count()).toBe(1)
      await pass(1_000) // 3000 before, 2000 after
      await expect.poll(() => toast.count()).toBe(0)
    }))

  test('the timer pauses while the toast has focus, and while the window does not', () =>
    withDemo(async ({ page, toast, press, pass }) => {
      await press('standard')
      await page.keyboard.press('F8')
      await pass(60_000)
      await expect.poll(() => toast.count()).toBe(1)
      await page.getByRole('button', { name: buttons.standard }).focus()
      await page.evaluate(() => window.dispatchEvent(new Event('blur')))
      await pass(60_000)
      await expect.poll(() => toast.count()).toBe(1)
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await pass(5_000)
      await expect.poll(() => toast.count()).toBe(0)
    }))

  test('a toast after one closed with the pointer has its full 5000 ms', () =>
    withDemo(async ({ page, toast, press, pass }) => {
      await press('destructive')
      await page.getByRole('button', { name: 'Close', exact: true }).click()
      await pass(0)
      await press('standard')
      await pass(4_900)
      await expect.poll(() => toast.count()).toBe(1)
      await pass(100)
      await expect.poll(() => toast.count()).toBe(0)
    }))
})

describe('by keyboard alone', () => {
  test('F8 focuses the toast, Tab its button, which closes it and returns focus', () =>
    withDemo(async ({ page, toast, press, pass, focused }) => {
      await press('standard')
      await page.keyboard.press('F8')
      expect(await page.locator('[role=region] ol').evaluate((list) => list === document.activeElement)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await toast.evaluate((element) => element === document.activeElement)).toBe(true)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Close')
      await page.keyboard.press('Enter')
      await pass(0)
      await expect.poll(() => toast.count()).toBe(0)
      expect(await focused()).toBe(buttons.standard)
    }))

  test('Escape closes it regardless of focus', () =>
    withDemo(async ({ page, toast, press, pass, focused }) => {
      await press('destructive')
      await page.keyboard.press('Escape')
      await pass(0)
      await expect.poll(() => toast.count()).toBe(0)
      expect(await focused()).toBe(buttons.destructive)
      await press('destructive')
      await page.keyboard.press('F8')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await pass(0)
      await expect.poll(() => toast.count()).toBe(0)
      expect(await focused()).toBe(buttons.destructive)
    }))

  test('a toast that is updated while it has focus moves focus to the list', () =>
    withDemo(async ({ page, press, pass }) => {
      await press('standard')
      await page.getByRole('button', { name: 'Close', exact: true }).focus()
      await page.evaluate((name) => {
        const all = [...document.querySelectorAll<HTMLElement>('button')]
        all.find(({ textContent }) => textContent === name)?.click()
      }, buttons.update)
      await pass(50)
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('ol')
    }))
})

describe('by pointer', () => {
  async function swipe({ page, toast }: Demo, distance: number) {
    const box = await toast.boundingBox()
    if (!box) throw new Error('There is no toast to swipe.')
    const [x, y] = [box.x + 40, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y, { steps: 4 })
    await page.mouse.move(x + distance, y, { steps: 4 })
    await page.mouse.up()
  }

  test('a swipe of more than 50 px to the right closes it', () =>
    withDemo(async (demo) => {
      await demo.press('destructive')
      await swipe(demo, 60)
      await demo.pass(0)
      await expect.poll(() => demo.toast.count()).toBe(0)
    }))

  test.each([
    ['of 40 px to the right', 40],
    ['to the left', -120],
  ])('a swipe %s does not', (_, distance) =>
    withDemo(async (demo) => {
      await demo.press('destructive')
      await swipe(demo, distance)
      await demo.pass(500)
      await expect.poll(() => demo.toast.count()).toBe(1)
    }),
  )

  test('on a phone it is above a bar at the bottom of the window', () =>
    withDemo(
      async ({ page, toast, press }) => {
        await addStyle(page, ':root { --bar-height: 4rem }')
        await press('standard')
        await animationsEnded(page)
        const box = await toast.boundingBox()
        const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844 - 4 * rem)
        expect(box?.x).toBeGreaterThan(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(390)
      },
      { viewport: { width: 390, height: 844 } },
    ))
})

test('the toaster is fetched with the first toast', () =>
  withDemo(async ({ page, toast, press }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await expect.poll(() => page.locator('[role=region] ol').count()).toBe(0)
    await page.reload()
    await awake(page)
    expect(requested.some((url) => url.includes('ToastDemo'))).toBe(true)
    expect(requested.filter((url) => url.includes('Toaster'))).toEqual([])
    await press('standard')
    await expect.poll(() => toast.count()).toBe(1)
    expect(requested.filter((url) => url.includes('Toaster'))).toHaveLength(1)
  }))

test('on a page without toasts the hotkey focuses their empty region, and fetches nothing', () =>
  visit(async ({ page, complaints }) => {
    await page.goto('/about/', { waitUntil: 'networkidle' })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await page.keyboard.press('F8')
    const region = page.getByRole('region', { name: 'Notifications (F8)' })
    expect(await region.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press('Shift+Tab')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A')
    expect([requested, complaints]).toEqual([[], []])
  }))

test('nothing moves with reduced motion', () =>
  withDemo(
    async ({ toast, press }) => {
      await press('standard')
      expect(await toast.evaluate((element) => getComputedStyle(element).animationName)).toBe('none')
    },
    { reducedMotion: 'reduce' },
  ))

describe.each(['light', 'dark'] as const)('in the %s scheme', (colorScheme) => {
  test.each(rowsToRun([390, 1440], (width) => width === (colorScheme === 'light' ? 390 : 1440)))(
    'axe finds no violations at %i px with a toast open',
    (width) =>
      withDemo(
        async ({ page, toast, press }) => {
          for (const kind of ['standard', 'destructive'] as const) {
            await press(kind)
            await toast.hover() // axe needs a running clock, and the toast has to stay open during it
            await page.clock.resume()
            expect(await axeViolations(page, ruleSetFor({ isFirst: width === 390, colorScheme }))).toEqual([])
          }
        },
        { colorScheme, viewport: { width, height: 800 } },
      ),
  )
})
