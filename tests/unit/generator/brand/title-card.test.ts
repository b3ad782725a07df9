import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { drawingFontPaths } from '#generator/assets/typefaces.ts'
import { type TitleCard, type TitleStyle, titleCard } from '#generator/brand/title-card.ts'
import { openTypeface } from '#generator/brand/typeface.ts'

let style: TitleStyle

beforeAll(async () => {
  const paths = drawingFontPaths({ heading: 'fraunces', text: 'figtree' })
  const fonts = await Promise.all(paths.map((path) => openTypeface([path], { text: '', weight: 650 })))
  const logo = { svg: '<svg viewBox="0 0 200 30"><path d="M0 0h200v30z"/></svg>', width: 200, height: 30 }
  // titleCard reads only these two colours of the palette.
  const light = { surface: '#ffffff', ink: '#000000' } as TitleStyle['theme']['light']
  style = { theme: { light, radius: 0.75 }, logo, fonts: fonts.filter((font) => font !== undefined) }
})

/** Letters of the title: the paths after those of the logo. */
const lines = ({ svg }: TitleCard) =>
  [...svg.slice(svg.indexOf('<g fill')).matchAll(/<path d="([^"]+)"/g)].map(([, d]) => d)

describe('a title', () => {
  test('is drawn as outlines in the heading font, so that it looks the same on every machine', () => {
    const card = titleCard('Deep Cleaning', style)
    expect(card.svg).not.toContain('<text')
    expect(lines(card)).toHaveLength(1)
    expect(titleCard('Deep Cleaning', style)).toEqual(card)
    expect(titleCard('Deep Cleanings', style)).not.toEqual(card)
  })

  test('is broken into lines of similar length, none wider than the sheet', async () => {
    const card = titleCard('Cleaning Services in Summit County, UT', style)
    expect(lines(card)).toHaveLength(3)
    const { left, width } = await inkOf(card)
    expect(left).toBeGreaterThanOrEqual(56 + 48)
    expect(left + width).toBeLessThanOrEqual(56 + 744 - 48)
  })

  test.each([
    ['of one endless word', 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)],
    ['of very many words', 'words and more '.repeat(40).trim()],
    ['of one letter', 'A'],
  ])('%s stays on its sheet', async (_, title) => {
    const card = titleCard(title, style)
    expect(lines(card).length).toBeLessThanOrEqual(4)
    const { left, top, width, height } = await inkOf(card)
    expect(left + width).toBeLessThanOrEqual(56 + 744)
    expect(top).toBeGreaterThan(0)
    expect(top + height).toBeLessThanOrEqual(630 - 56)
  })

  test('with letters that no bundled font has is escaped text', () => {
    const card = titleCard('Уборка <&> "всего"', style)
    expect(card.svg).toContain('Уборка')
    expect(card.svg).toContain('&lt;&amp;&gt;')
  })

  test.each([
    ['with letters no font of ours has', 'Профессиональная уборка квартир и офисов в Солт-Лейк-Сити'],
    ['with ideograms and no space', '盐湖城专业清洁服务深度清洁搬家清洁办公室清洁地毯清洗窗户清洗定期保洁服务价格透明'],
    ['of syllables with marks', 'सॉल्ट लेक सिटी में पेशेवर सफाई सेवाएं और गहरी सफाई'],
  ])('%s stays between the edges of its sheet', async (_, title) => {
    const { left, width, top } = await inkOf(titleCard(title, style))
    expect(left + width).toBeLessThanOrEqual(56 + 744 - 48)
    expect(top).toBeGreaterThan(0)
  })

  test('without spaces is broken between ideograms, but not before a full stop', () => {
    const { svg } = titleCard('盐湖城专业清洁服务深度清洁。搬家清洁办公室清洁。', style)
    const written = [...svg.matchAll(/<text [^>]*>([^<]*)/g)].map(([, text]) => text)
    expect(written.length).toBeGreaterThan(1)
    expect(written.join('')).toBe('盐湖城专业清洁服务深度清洁。搬家清洁办公室清洁。')
    expect(written.filter((text) => text?.startsWith('。'))).toEqual([])
  })

  test.each(['Deep Cleaning ✨', '🧹 Deep 👩🏽‍🔧 Cleaning 🇺🇸'])('with emoji, %s, is set without them', (title) => {
    expect(titleCard(title, style)).toEqual(titleCard('Deep Cleaning', style))
  })

  test('keeps signs that a bundled font has', () => {
    expect(titleCard('Deep Cleaning®', style)).not.toEqual(titleCard('Deep Cleaning', style))
  })

  test('of white space shows only the logo', () => {
    expect(lines(titleCard(' ', style))).toHaveLength(0)
  })
})

/** Bounds of the black pixels of a social image. */
async function inkOf({
  svg,
  left,
  top,
}: TitleCard): Promise<{ left: number; top: number; width: number; height: number }> {
  const title = svg.replace(/<svg x=.*?<\/svg>/, '') // without the logo
  const flat = await sharp(Buffer.from(title)).flatten({ background: '#ffffff' }).png().toBuffer()
  const { info } = await sharp(flat)
    .trim({ background: '#ffffff', threshold: 40 })
    .toBuffer({ resolveWithObject: true })
  return {
    left: left - (info.trimOffsetLeft ?? 0),
    top: top - (info.trimOffsetTop ?? 0),
    width: info.width,
    height: info.height,
  }
}
