import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'
import { temporaryDir } from '../support/temporary.ts'

const gallery = `gallery:
  items:
    - { before: jobs/before, after: jobs/after, caption: A drain in two hours., city: odell }
    - { image: jobs/van, caption: The van. }`

const edits: ManifestEdit[] = [
  { file: 'services/drain-cleaning.yaml', replace: 'icon:', with: `${gallery}\nicon:` },
  { file: 'pages/contact.yaml', replace: 'screen: contact', with: `screen: contact\n${gallery}` },
  { file: 'pages/services.yaml', replace: 'screen: services', with: `screen: services\n${gallery}` },
  {
    file: 'images.yaml',
    replace: 'fallback:',
    with: 'drawings: [{ name: jobs/before, scene: workbench }, { name: jobs/after, scene: keys }, { name: jobs/van, scene: van }]\nfallback:',
  },
]

test('a gallery shows pairs with labels and single pictures, in all formats, on the page that has it', async () => {
  const dir = await temporaryDir()
  await withEditedSite(edits, async ({ manifestDir, today }) => {
    const { code, output } = await buildSite(dir, manifestDir, { today })
    expect(code, output).toBe(0)
    // No rule about markup or pictures has anything to say about it.
    expect(output).not.toMatch(/picture-(?!formats)|alt-text|heading-order|id-repeated/)
  })
  const page = (path: string) => readFile(join(dir, 'dist', path, 'index.html'), 'utf8')
  const places = { 'services/drain-cleaning': '/services/drain-cleaning/odell/', contact: '/service-areas/odell/' }
  for (const [path, place] of Object.entries(places)) {
    const html = await page(path)
    const [section = ''] = /<section[^>]*><div[^>]*><h2[^>]*>Our Work<.*?<\/section>/s.exec(html) ?? []
    expect(
      [...section.matchAll(/<(?:span|img|figcaption)[^>]*?(?:alt="([^"]*)"[^>]*)?>([^<]*)/g)].flatMap(
        (match) => match[1] || match[2] || [],
      ),
    ).toEqual([
      'Illustration of a workbench with an open toolbox, and tools on hooks above it',
      'Before',
      'Illustration of a key with a tag on a table, beside a list with every line checked off',
      'After',
      'A drain in two hours.',
      'Illustration of a work van parked at the curb of a street, with houses and trees behind it',
      'The van.',
    ])
    expect(section).toMatch(/<source[^>]*type="image\/avif"/)
    expect(section).toContain(`href="${place}"`)
    expect(section).not.toContain('<script')
  }
  expect(await page('services')).toMatch(/Our Work<[\s\S]*call-to-action"/)
  expect(await page('services/drain-cleaning/odell')).not.toContain('Our Work')
})
