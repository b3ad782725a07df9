import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the report keeps what servers are told about the site. */
export const hostingDir = (reportDir: string) => join(reportDir, 'hosting')

/** Writes what goes into the configuration of servers, and removes that for hosts no longer asked for. */
export function writeHosting(reportDir: string, snippets: readonly { file: string; text: string }[]): void {
  const dir = hostingDir(reportDir)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  for (const { file, text } of snippets) writeFileSync(join(dir, file), text)
}
