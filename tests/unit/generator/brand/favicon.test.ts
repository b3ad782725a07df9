import sharp from 'sharp'
import { expect, test } from 'vitest'
import { browserIcons } from '#generator/brand/favicon.ts'
import { smallSite } from '../../small-site.ts'

const { theme } = (await smallSite()).manifest.site
const dark = { ...theme.dark, brand: '#99ddcc', onBrand: '#001100' }
const icons = await browserIcons({ kind: 'icon', path: 'M4 12h16' }, { ...theme, dark })
const bytesOf = (name: string) => Buffer.from(icons.find(({ file }) => file === name)?.bytes ?? [])

test('the tab icon has dark colors in a dark browser', () => {
  const svg = bytesOf('favicon.svg').toString('utf8')
  expect(svg).toContain('@media (prefers-color-scheme:dark){rect{fill:#99ddcc}g{color:#001100}}')
  expect(svg).toContain(`fill="${theme.light.brand}"`)
})

test('favicon.ico holds one PNG of 32 × 32 pixels at the stated offset and length', async () => {
  const ico = bytesOf('favicon.ico')
  const [type, count, length, offset] = [
    ico.readUInt16LE(2),
    ico.readUInt16LE(4),
    ico.readUInt32LE(14),
    ico.readUInt32LE(18),
  ]
  expect([type, count, ico[6], ico[7]]).toEqual([1, 1, 32, 32])
  expect(offset + length).toBe(ico.byteLength)
  expect(await sharp(ico.subarray(offset)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})

test('the home screen icon is 180 pixels wide and filled to its corners', async () => {
  const { data, info } = await sharp(bytesOf('apple-touch-icon.png')).ensureAlpha().raw().toBuffer({
    resolveWithObject: true,
  })
  expect([info.width, info.height]).toEqual([180, 180])
  const corner = [...data.subarray(0, 4)]
  expect(corner).toEqual([...Buffer.from(theme.light.brand.slice(1), 'hex'), 255])
})
