import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { smallSite } from '../support/citywide.ts'
import { auditSite, buildSite } from '../support/pipeline.ts'
import { temporaryDirOfFile } from '../support/temporary.ts'

// The audit knows what the last build wrote to a directory, so it sees edits that no other rule has words for.

const dir = await temporaryDirOfFile()
const [outDir, reportDir] = [join(dir, 'dist'), join(dir, 'report')]
expect((await buildSite(dir, smallSite)).code).toBe(0)

/** Replaces a text in a file of the site until the end of the test. */
function edit(file: string, replace: string | RegExp, by: string) {
  const path = join(outDir, file)
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(replace, () => by)
  expect(edited).not.toBe(text)
  writeFileSync(path, edited)
  onTestFinished(() => writeFileSync(path, text))
}

const page = 'services/drain-cleaning/index.html'

/** The messages of the rules for edits, and the codes of all new findings. */
async function found(): Promise<string[]> {
  const { output } = await auditSite({ manifestDir: smallSite, outDir, reportDir })
  const lines = output.split('\n')
  return lines.flatMap((line, index) => (/ (page|file)-edited$/.test(line) ? [lines[index + 1]?.trim() ?? ''] : []))
}

test('a site that is as the last build left it has no edits', async () => {
  expect(await found()).toEqual([])
})

test.each([
  [
    'a social title',
    /<meta property="og:title" content="[^"]*"/,
    '<meta property="og:title" content="Clean drains"',
    'the <meta> og:title is "Clean drains" instead of "',
  ],
  ['a class', '<main id="main"', '<main id="main" class="wide"', 'wrote, in its markup.'],
  [
    'a text',
    '</main>',
    '<p>Our hoses are ninety feet long.</p></main>',
    'the text block "Our hoses are ninety feet long." is new.',
  ],
])('%s that was edited is a finding that shows the difference', async (_, replace, by, difference) => {
  edit(page, replace, by)
  const [message = '', ...others] = await found()
  expect(others).toEqual([])
  expect(message).toContain('/services/drain-cleaning/ differs from what the last build wrote')
  expect(message).toContain(difference)
})

/** Files of all pages. */
const pages = () => readdirSync(outDir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))

test('a text in the header of every page that was edited is one finding, with the words', async () => {
  for (const file of pages()) edit(file, '<main', '<p>Our hoses are ninety feet long.</p><main')
  const messages = await found()
  expect(messages).toHaveLength(1)
  expect(messages[0]).toContain('the text of the header "Our hoses are ninety feet long." is new')
  expect(messages[0]).toMatch(/\(and \d+ similar pages\)\.$/)
})

test('a style that was changed on all pages, which have those of their screens, is one finding', async () => {
  for (const file of pages()) edit(file, '<style>', '<style>h1{color:red}')
  const { output } = await auditSite({ manifestDir: smallSite, outDir, reportDir })
  expect(output.match(/ csp-inline-style$/gm)).toHaveLength(1)
})

test('an edit that another rule explains is reported by that rule alone', async () => {
  edit(page, /<title>[^<]*/, '<title>')
  expect(await found()).toEqual([])
})

test.each([
  ['the language', '<html lang="en-US"', '<html'],
  ['a link in the footer', /href="mailto:[^"@]*@/g, 'href="mailto:'],
])('%s of every page, if another rule explains it, is reported by that rule alone', async (_, replace, by) => {
  for (const file of pages()) edit(file, replace, by)
  expect(await found()).toEqual([])
})

test('an edited and a missing file are findings', async () => {
  edit('site.webmanifest', '{', '{ ')
  const sitemap = join(outDir, 'favicon.svg')
  const bytes = readFileSync(sitemap)
  rmSync(sitemap)
  onTestFinished(() => writeFileSync(sitemap, bytes))
  expect(await found()).toContain('/site.webmanifest differs from what the last build wrote.')
})

test('edits are not findings once the site is built again', async () => {
  edit(page, '<main id="main"', '<main id="main" class="wide"')
  expect(await found()).toHaveLength(1)
  expect((await buildSite(dir, smallSite)).code).toBe(0)
  expect(await found()).toEqual([])
})

test('nothing is known of the edits of a site that this machine has not built', async () => {
  edit(page, '<main id="main"', '<main id="main" class="wide"')
  const cacheDir = join(dir, 'other-cache')
  const { output } = await auditSite({ manifestDir: smallSite, outDir, reportDir, cacheDir })
  expect(output).not.toContain('page-edited')
})
