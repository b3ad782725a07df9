import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { countMessages } from './count-messages.ts'

const run = promisify(execFile)
const jar: string = createRequire(import.meta.url)('vnu-jar')

/** False messages of the checker of October 2024: about newer HTML, and about HTML that is valid. */
const outdated = [
  // In the standard since 2025, in the checker since its issue 1795.
  /^Attribute “command(for)?” not allowed on element “button” at this point\.$/,
  // In the standard since 2025; the checker's issue 1780.
  /^Attribute “closedby” not allowed on element “dialog” at this point\.$/,
  // In the standard since 2025, in the checker since its issue 1814.
  /^Bad value “speculationrules” for attribute “type” on element “script”: Subtype missing\.$/,
  // Its CSS is that of 2021.
  /^CSS: Unrecognized at-rule “@(layer|property)”/,
  /^CSS: “(size-adjust|translate|rotate|animation-timeline|animation-range)”: Property “[a-z-]+” doesn't exist\.$/,
  // The standard warns about this only if frame and page have the same origin, which the filter below checks.
  /^Bad value “[a-z -]+” for attribute “sandbox” on element “iframe”: Setting both “allow-scripts” and “allow-same-origin” is not recommended/,
]

type Message = { message: string; url: string; lastLine: number; extract?: string }

export const hasJava = await run('java', ['-version']).then(
  () => true,
  () => false,
)

/** The errors on all pages of a site. One Java process checks them all, since its start takes longer than a hundred pages. */
export async function nuErrors(dist: string, files: readonly string[]): Promise<string[]> {
  // Its schemas need a deep stack. With the default stack it stops, and reports this only as text.
  const args = ['-Xss8m', '-jar', jar, '--errors-only', '--stdout', '--exit-zero-always', '--format', 'json']
  const paths = files.map((file) => join(dist, file))
  const { stdout } = await run('java', [...args, ...paths], { maxBuffer: 200_000_000 })
  const { messages }: { messages: Message[] } = JSON.parse(stdout)
  const errors = messages.filter(({ message }) => !outdated.some((known) => known.test(message)))
  return countMessages(
    errors.map(({ message, url, lastLine, extract }) => ({
      what: message,
      where: `${url.split('/dist/')[1]}:${lastLine}, ${extract}`,
    })),
  )
}
