import { parseFragment } from 'parse5'
import { describe, expect, test } from 'vitest'
import { fontPaths } from '#generator/assets/typefaces.ts'
import { drawLettering, logoSvg, markSvg } from '#generator/brand/logo.ts'
import { drawMark } from '#generator/brand/mark.ts'
import { openTypeface } from '#generator/brand/typeface.ts'

const palette = {
  ink: '#111111',
  inkMuted: '#222222',
  surface: '#ffffff',
  surfaceSunken: '#eeeeee',
  line: '#cccccc',
  brand: '#004400',
  brandStrong: '#002200',
  onBrand: '#fefefe',
  accent: '#aa3300',
}

const figtree = fontPaths('figtree')[0] ?? ''

async function logoOf(name: string, icon?: string) {
  const font = await openTypeface([figtree], { text: name, weight: 650 })
  return logoSvg(drawMark(name, { icon, font }), drawLettering(name, font), palette, name)
}

describe('a name whose letters a bundled font has', () => {
  test('is drawn as outlines and needs no font', async () => {
    const { svg } = await logoOf('Gorge Drain & Sewer')
    expect(svg).not.toMatch(/<text|font-family/)
    expect(svg.match(/<path/g)).toHaveLength(2) // the letter on the mark, and the name
  })

  test('gives the same bytes each time, with at most two decimals', async () => {
    const { svg } = await logoOf('Gorge Drain & Sewer')
    expect((await logoOf('Gorge Drain & Sewer')).svg).toBe(svg)
    expect(svg).not.toMatch(/\.\d{3}/)
  })

  test('is next to its mark, within the frame of the image', async () => {
    const { svg, width, height } = await logoOf('Quay')
    expect(svg).toContain(`viewBox="-2 -2 ${width} ${height}"`)
    expect(width).toBeGreaterThan(28 + 8) // the square and the gap
    expect(height).toBe(28)
  })
})

test('a name is escaped', async () => {
  const { svg } = await logoOf('R&D <Clean> "X"')
  expect(svg).toContain('<title>R&amp;D &lt;Clean&gt; &quot;X&quot;</title>')
  expect(svg).not.toMatch(/<Clean>|&(?!(amp|lt|gt|quot|apos);)/)
  expect(parseFragment(svg).childNodes.map(({ nodeName }) => nodeName)).toEqual(['svg', '#text']) // and the final line break
})

describe('a name with letters that no bundled font has', () => {
  test('is text fitted to the reserved width, so that nothing is cut off', async () => {
    const { svg } = await logoOf('Чисто')
    expect(svg).toMatch(/<text [^>]*textLength="[\d.]+"[^>]*>Чисто<\/text>/)
  })

  test('has a mark with its first letter as text', async () => {
    expect(drawMark('Чисто', {})).toEqual({ kind: 'text', text: 'Ч' })
    expect(markSvg({ kind: 'text', text: '<' }, palette, 'x').svg).toContain('>&lt;</text>')
  })
})

describe('the mark', () => {
  test('is the icon the manifest names', () => {
    expect(drawMark('Gorge', { icon: 'M4 8h12' })).toEqual({ kind: 'icon', path: 'M4 8h12' })
  })

  test('is the first letter, not punctuation before it', () => {
    expect(drawMark('“Clean” Co', {})).toEqual({ kind: 'text', text: 'C' })
  })

  test.each(['W', 'I', 'g', 'Å'])('keeps the letter %s centred inside its square', async (letter) => {
    const font = await openTypeface([figtree], { text: letter, weight: 650 })
    const mark = drawMark(letter, { font })
    const numbers = mark.kind === 'letter' ? [...mark.path.matchAll(/-?[\d.]+/g)].map(Number) : []
    const xs = numbers.filter((_, index) => index % 2 === 0)
    expect(Math.min(...numbers)).toBeGreaterThan(0)
    expect(Math.max(...numbers)).toBeLessThan(24)
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(12, 0)
  })
})

describe('a variable font', () => {
  const widthAt = async (text: string, weight: number) => {
    const lettering = drawLettering(text, await openTypeface([figtree], { text, weight }))
    return lettering.box.right - lettering.box.left
  }

  test('is drawn at the requested weight', async () => {
    const [light, bold, black] = [await widthAt('Homes', 300), await widthAt('Homes', 650), await widthAt('Homes', 900)]
    expect(light).toBeLessThan(bold)
    expect(bold).toBeLessThan(black)
  })

  test('is drawn at that weight in composite letters too', async () => {
    expect(await widthAt('éééé', 300)).toBeLessThan(await widthAt('éééé', 900))
  })

  test('is skipped if another font has every letter of the text', async () => {
    expect(await openTypeface([figtree], { text: 'Дом', weight: 650 })).toBeUndefined()
    const font = await openTypeface([figtree, fontPaths('fraunces')[0] ?? ''], { text: 'Dom', weight: 650 })
    expect(font?.familyName).toMatch(/Figtree/)
  })
})
