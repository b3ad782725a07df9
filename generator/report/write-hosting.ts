import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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

/** The redirects and headers of the last build; undefined if there are none to read. `Rules` is what that build wrote. */
export async function readHosting<Rules>(reportDir: string): Promise<Rules | undefined> {
  const text = await readFile(join(hostingDir(reportDir), 'rules.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}
