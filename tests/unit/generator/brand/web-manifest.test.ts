import sharp from 'sharp'
import { expect, test } from 'vitest'
import { browserIcons } from '#generator/brand/favicon.ts'
import { webManifest } from '#generator/brand/web-manifest.ts'
import { smallSite } from '../../small-site.ts'

const settings = (await smallSite()).manifest.site
const { file, bytes } = webManifest(settings)
const manifest: { name: string; start_url: string; icons: { src: string; sizes: string; purpose: string }[] } =
  JSON.parse(Buffer.from(bytes).toString('utf8'))

test('the web manifest names the company and starts at the home page', () => {
  expect(file).toBe('site.webmanifest')
  expect(manifest).toMatchObject({
    name: settings.business.name,
    start_url: '/',
    theme_color: settings.theme.light.surface,
  })
})

test('every icon of the web manifest exists in its stated size and is opaque', async () => {
  const icons = await browserIcons({ kind: 'icon', path: 'M4 12h16' }, settings.theme)
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const icon = sharp(icons.find(({ file }) => `/${file}` === src)?.bytes)
    const { width, height, format } = await icon.metadata()
    expect(`${width}x${height} ${format}`).toBe(`${sizes} png`)
    expect((await icon.stats()).isOpaque).toBe(true)
  }
})
