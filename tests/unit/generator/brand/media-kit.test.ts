import { unzipSync } from 'fflate'
import { afterEach, expect, test, vi } from 'vitest'
import { makeMediaKit } from '#generator/brand/media-kit.ts'
import type { PageOf } from '#manifest/schema.ts'
import { smallSite } from '../../small-site.ts'

afterEach(() => void vi.unstubAllEnvs())

const { manifest } = await smallSite()
const drawing = { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"></svg>', width: 8, height: 4 }
const drawings = { mark: { ...drawing, height: 8 }, logo: drawing, logoOnDark: drawing }
const press = {
  slug: 'media',
  screen: 'press',
  mediaKit: { label: 'Download', text: 'Files', boilerplate: 'Drains.', usage: 'Ask first.' },
} as PageOf<'press'> // the kit reads no other field

const kitOf = (name: string) => {
  const business = { ...manifest.site.business, name }
  return makeMediaKit({ ...manifest, site: { ...manifest.site, business } }, press, drawings)
}

test('its URL is made of page and company, and does not depend on its contents', async () => {
  expect((await kitOf('R&D Café <Clean>')).mediaKit.url).toBe('/media/r-d-cafe-clean-media-kit.zip')
})

test('a name without URL-safe characters is left out of the URL', async () => {
  expect((await kitOf('Чисто')).mediaKit.url).toBe('/media/media-kit.zip')
})

test('every time zone gives the same bytes', async () => {
  const kits = []
  for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    kits.push((await kitOf('Gorge')).files[0]?.bytes)
  }
  expect(new Set(kits.map((bytes) => Buffer.from(bytes ?? []).toString('base64'))).size).toBe(1)
})

test('it holds one folder with exactly the listed files, and the usage rules', async () => {
  const { mediaKit, files } = await kitOf('Gorge')
  const entries = unzipSync(files[0]?.bytes ?? new Uint8Array())
  const listed = mediaKit.contents.flatMap(({ files }) => files.map((file) => `gorge-media-kit/${file}`))
  expect(Object.keys(entries)).toEqual(listed.sort())
  expect(Buffer.from(entries['gorge-media-kit/README.txt'] ?? []).toString('utf8')).toContain('Ask first.')
})

test('its size is stated in bytes', async () => {
  const { mediaKit, files } = await kitOf('Gorge')
  expect(mediaKit.bytes).toBe(files[0]?.bytes.byteLength)
})
