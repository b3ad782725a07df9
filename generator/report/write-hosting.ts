import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

/** The file with the redirects and headers of the last build, if there are any. */
export const rulesFile = (reportDir: string) => join(hostingDir(reportDir), 'rules.json')

/** The redirects and headers of the last build; undefined if there are none. `Rules` is what that build wrote. */
export function readHosting<Rules>(reportDir: string): Rules | undefined {
  const file = rulesFile(reportDir)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
