import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'

/** Connects to the browser that all tests share. Closing the connection closes the contexts opened through it. */
export function connectBrowser(): Promise<Browser> {
  return chromium.connect(inject('browserUrl'))
}
