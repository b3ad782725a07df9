import type { TestProject } from 'vitest/node'
import { serveChromium } from './chromium.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket URL of the browser that all browser tests share. */
    browserUrl: string
  }
}

/** Starts one Chromium for all browser tests. Each test opens a context in it. */
export default async function startBrowser({ vitest }: TestProject) {
  if ('browserUrl' in vitest.getProvidedContext()) return
  const server = await serveChromium()
  vitest.provide('browserUrl', server.wsEndpoint())
  return () => server.close()
}
