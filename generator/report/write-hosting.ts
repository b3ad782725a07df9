import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Directory with server configuration. */
export const hostingDir = (reportDir: string) => join(reportDir, 'hosting')

/** Writes server configuration, and removes that of hosts no longer configured. */
export function writeHosting(reportDir: string, snippets: readonly { file: string; text: string }[]): void {
  const dir = hostingDir(reportDir)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  for (const { file, text } of snippets) writeFileSync(join(dir, file), text)
}
