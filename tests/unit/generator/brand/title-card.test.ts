import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawingFontPaths } from '#generator/assets/typefaces.ts'
import { type TitleStyle, titleCard } from '#generator/brand/title-card.ts'
import { openTypeface } from '#generator/brand/typeface.ts'

let style: TitleStyle

beforeAll(async () => {
  const paths = drawingFontPaths({ heading: 'fraunces', text: 'figtree' })
  const fonts = await Promise.all(paths.map((path) => openTypeface([path], { text: '', weight: 650 })))
  const logo = { svg: '<svg viewBox="0 0 200 30"><path d="M0 0h200v30z"/></svg>', width: 200, height: 30 }
  // The two colours are all that is read of the palette here.
  const light = { surface: '#ffffff', ink: '#000000' } as TitleStyle['theme']['light']
  style = { theme: { light, radius: 0.75 }, logo, fonts: fonts.filter((font) => font !== undefined) }
})

/** Letters of the title: the paths after those of the logo. */
const lines = (svg: string) => [...svg.slice(svg.indexOf('<g fill')).matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d)

describe('a title', () => {
  test('is set as outlines in the font of headings, so that it looks the same on every machine', () => {
    const svg = titleCard('Deep Cleaning', style)
    expect(svg).not.toContain('<text')
    expect(lines(svg)).toHaveLength(1)
    expect(titleCard('Deep Cleaning', style)).toBe(svg)
    expect(titleCard('Deep Cleanings', style)).not.toBe(svg)
  })

  test('is broken into lines of about one length, none of them wider than the sheet', async () => {
    const svg = titleCard('Cleaning Services in Summit County, UT', style)
    expect(lines(svg)).toHaveLength(3)
    const { left, width } = await inkOf(svg)
    expect(left).toBeGreaterThanOrEqual(56 + 48)
    expect(left + width).toBeLessThanOrEqual(56 + 744 - 48)
  })

  test.each([
    ['of one endless word', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)],
    ['of very many words', 'words and more '.repeat(40).trim()],
    ['of one letter', 'A'],
  ])('%s stays on its sheet', async (_, title) => {
    const svg = titleCard(title, style)
    expect(lines(svg).length).toBeLessThanOrEqual(4)
    const { left, top, width, height } = await inkOf(svg)
    expect(left + width).toBeLessThanOrEqual(56 + 744)
    expect(top).toBeGreaterThan(0)
    expect(top + height).toBeLessThanOrEqual(630 - 56)
  })

  test('with letters no font of ours has is set as text, escaped', () => {
    const svg = titleCard('Уборка <&> "всего"', style)
    expect(svg).toContain('Уборка')
    expect(svg).toContain('&lt;&amp;&gt;')
  })

  test('of nothing but space leaves the logo', () => {
    expect(lines(titleCard(' ', style))).toHaveLength(0)
  })
})

/** Where there is black on the sheet, in pixels. */
async function inkOf(svg: string): Promise<{ left: number; top: number; width: number; height: number }> {
  const title = svg.replace(/<svg x=.*?<\/svg>/, '') // the logo aside
  const flat = await sharp(Buffer.from(title)).flatten({ background: '#ffffff' }).png().toBuffer()
  const { info } = await sharp(flat)
    .trim({ background: '#ffffff', threshold: 40 })
    .toBuffer({ resolveWithObject: true })
  return {
    left: -(info.trimOffsetLeft ?? 0),
    top: -(info.trimOffsetTop ?? 0),
    width: info.width,
    height: info.height,
  }
}
