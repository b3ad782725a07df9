import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import fastGlob from 'fast-glob'
import { expect, inject, test } from 'vitest'
import { countAlike } from '../support/count-alike.ts'

const run = promisify(execFile)
const jar: string = createRequire(import.meta.url)('vnu-jar')
const dist = join(inject('sampleDir'), 'dist')

/** What the checker of October 2024 says against HTML of later, or against what is no error. */
const outdated = [
  // In the standard since 2025, in the checker since its issue 1795.
  /^Attribute “command(for)?” not allowed on element “button” at this point\.$/,
  // In the standard since 2025; the checker's issue 1780.
  /^Attribute “closedby” not allowed on element “dialog” at this point\.$/,
  // In the standard since 2025, in the checker since its issue 1814.
  /^Bad value “speculationrules” for attribute “type” on element “script”: Subtype missing\.$/,
  // The standard warns of it where the frame has the origin of the page around it; the test below sees to that.
  /^Bad value “[a-z -]+” for attribute “sandbox” on element “iframe”: Setting both “allow-scripts” and “allow-same-origin” is not recommended/,
]

type Message = { message: string; url: string; lastLine: number; extract?: string }

const hasJava = await run('java', ['-version']).then(
  () => true,
  () => false,
)

test.skipIf(!hasJava)(`the Nu HTML checker finds no error on any page${hasJava ? '' : ' (needs Java)'}`, async () => {
  const errors = (await check(dist)).filter(({ message }) => !outdated.some((known) => known.test(message)))
  const found = errors.map(({ message, url, lastLine, extract }) => ({
    what: message,
    where: `${url.split('/dist/')[1]}:${lastLine}, ${extract}`,
  }))
  expect(countAlike(found)).toEqual([])
})

/** @returns every error on any page of a directory, all pages in one start of Java, which takes longer than a hundred pages. */
async function check(dir: string): Promise<Message[]> {
  // Its schemas need a deep stack; with the usual one it gives up, and says so only in words.
  const args = ['-Xss8m', '-jar', jar, '--errors-only', '--stdout', '--exit-zero-always', '--format', 'json']
  const { stdout } = await run('java', [...args, '--skip-non-html', dir], { maxBuffer: 200_000_000 })
  const { messages }: { messages: Message[] } = JSON.parse(stdout)
  return messages
}

test('every frame shows another origin', async () => {
  for (const file of await fastGlob('**/*.html', { cwd: dist, absolute: true })) {
    const html = await readFile(file, 'utf8')
    const frames = [...html.matchAll(/<iframe[^>]* src="([^"]*)"/g)].map(([, src = '']) => src)
    const [canonical = 'https://unknown.example'] = html.match(/(?<=rel="canonical" href=")[^"]+/) ?? []
    expect(frames.filter((src) => new URL(src, canonical).origin === new URL(canonical).origin)).toEqual([])
  }
})
