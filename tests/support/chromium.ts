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
  // No process in waiting for the next tab, which would take a tenth of the time of all tests.
  '--renderer-process-limit=1',
]

const found = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path))

/** The Chromium to test with: the one named by CHROMIUM_PATH, one Playwright has installed, or the system's. */
export const findChromium = () => found(process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium')

/**
 * The same, but the system's headless shell rather than its Chromium: the same engine without a browser around it, which
 * opens a page in half the time. It has no back/forward cache.
 */
const findHeadlessShell = () =>
  found(process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium-headless-shell') ?? findChromium()

/** Starts a Chromium like a visitor's: Playwright would turn off the back/forward cache. */
export const launchChromium = ({ args = [], ...others }: LaunchOptions = {}) =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...flags, ...args],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...others,
  })

/** Starts a Chromium without windows that other processes can connect to. */
export const serveChromium = () => chromium.launchServer({ executablePath: findHeadlessShell(), args: flags })
