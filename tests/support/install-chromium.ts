import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium } from './chromium.ts'

/** Sees to it that there is a Chromium: installs Debian's where that is possible, and says what to do where it is not. */
export default function installChromium() {
  if (findChromium()) return
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
    throw new Error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to one that is installed.')
  }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
}
