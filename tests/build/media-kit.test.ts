import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, inject, test } from 'vitest'

const dist = join(inject('sampleDir'), 'dist')
const folder = 'saltbrush-cleaning-media-kit'

// tests/build/determinism.test.ts checks that no time zone changes its bytes.
describe('the media kit of the sample company', async () => {
  const bytes = await readFile(join(dist, `press/${folder}.zip`))
  const entries = unzipSync(bytes)
  const textOf = (file: string) => Buffer.from(entries[`${folder}/${file}`] ?? []).toString('utf8')

  test('is a ZIP of one folder with the logo in every form, the facts and the boilerplate', () => {
    const names = [
      'README.txt',
      'boilerplate.txt',
      'fact-sheet.txt',
      'logo-on-dark.png',
      'logo-on-dark.svg',
      'logo.png',
      'logo.svg',
      'mark.png',
      'mark.svg',
    ]
    expect(Object.keys(entries)).toEqual(names.map((name) => `${folder}/${name}`))
  })

  test.each([
    ['logo.png', 2000],
    ['logo-on-dark.png', 2000],
    ['mark.png', 1024],
  ])('%s is transparent and %i pixels wide', async (file, width) => {
    expect(await sharp(Buffer.from(entries[`${folder}/${file}`] ?? [])).metadata()).toMatchObject({
      format: 'png',
      width,
      hasAlpha: true,
    })
  })

  test.each(['logo.svg', 'logo-on-dark.svg', 'mark.svg'])('%s contains outlines only', (file) => {
    expect(textOf(file)).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="/)
    expect(textOf(file)).not.toMatch(/<text|font-family|href/)
  })

  test.each(['README.txt', 'boilerplate.txt', 'fact-sheet.txt'])('%s has no unfilled placeholder', (file) => {
    expect(textOf(file)).toContain('Saltbrush Cleaning')
    expect(textOf(file)).not.toMatch(/[{}]/)
  })

  test('says that the company is a sample', () => {
    expect(textOf('README.txt')).toContain('SAMPLE')
    expect(textOf('fact-sheet.txt')).toContain('SAMPLE')
  })

  test('is linked from the press page with its size, and is not in the sitemap', async () => {
    const page = await readFile(join(dist, 'press/index.html'), 'utf8')
    const size = Math.round(bytes.byteLength / 1000)
    expect(page).toContain(`href="/press/${folder}.zip" download=""`)
    expect(page.replace(/<!-- -->/g, '')).toContain(`ZIP, ${size} kB`)
    expect(await readFile(join(dist, 'sitemap-pages.xml'), 'utf8')).not.toContain(folder)
  })

  test('is shown on the page by its logos', async () => {
    for (const [file, shown] of [
      ['logo.svg', 'saltbrush-cleaning-logo.svg'],
      ['logo-on-dark.svg', 'saltbrush-cleaning-logo-on-dark.svg'],
    ] as const) {
      expect(await readFile(join(dist, 'press', shown), 'utf8')).toBe(textOf(file))
    }
  })
})

test('a company without a press page has icons, and no media kit', async () => {
  const dir = inject('smallDir')
  const files = await fastGlob('**/*.{zip,ico,png,svg,webmanifest}', { cwd: join(dir, 'dist'), ignore: ['images/**'] })
  expect(files.sort()).toEqual([
    'apple-touch-icon.png',
    'favicon.ico',
    'favicon.svg',
    'icon-192.png',
    'icon-512.png',
    'site.webmanifest',
  ])
  // The first letter of "Gorge Drain & Sewer", as an outline in header and footer.
  const home = await readFile(join(dir, 'dist/index.html'), 'utf8')
  expect(home.match(/<path class="fill-on-brand" d="M/g)).toHaveLength(2)
})
