import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** What a Chromium started by root wants, and what keeps it from calling home. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium to test with: the one named by CHROMIUM_PATH, one Playwright has installed, or the system's. */
export function findChromium(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium'].find(
    (path) => path && existsSync(path),
  )
}

export function launchChromium() {
  return chromium.launch({ executablePath: findChromium(), args: flags })
}
