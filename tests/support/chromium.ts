import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

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

/** Options of a Chromium like a visitor's: Playwright would turn off the back/forward cache. */
const options = ({ args = [], ...others }: LaunchOptions): LaunchOptions => ({
  executablePath: findChromium(),
  args: [...flags, ...args],
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...others,
})

export const launchChromium = (given: LaunchOptions = {}) => chromium.launch(options(given))

/** Starts a Chromium that other processes can connect to. */
export const serveChromium = () => chromium.launchServer(options({}))
