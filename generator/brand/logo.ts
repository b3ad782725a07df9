import type { Font } from 'fontkit'
import type { SiteSettings } from '#manifest/schema.ts'
import type { Mark } from '#src/brand.ts'
import { escapeXml } from '../core/escape-xml.ts'
import { type Drawing, drawing } from './drawing.ts'
import { markBox, sign, square } from './mark.ts'
import { type Box, outline } from './typeface.ts'

type Palette = SiteSettings['theme']['light']

/** The name of the company next to the mark: as outlines, or as text if no bundled font has all its letters. */
export type Lettering = { box: Box } & ({ kind: 'outline'; path: string } | { kind: 'text'; text: string })

/** Distance from mark to name, and height of a capital letter, in units of the mark. */
const [gap, capHeight] = [8, 14.5]
/** Start of the name's baseline. Its capitals are centred vertically on the mark. */
const baseline = { x: markBox.right + gap, y: (markBox.top + markBox.bottom + capHeight) / 2 }
/**
 * Estimates for an unknown typeface: the font size with that capital height, and the width of a letter per font size.
 */
const [textSize, textAdvance] = [capHeight / 0.7, 0.55]

export function drawLettering(name: string, font: Font | undefined): Lettering {
  if (font) {
    const size = (capHeight * font.unitsPerEm) / font.capHeight
    return { kind: 'outline', ...outline(font, name, { ...baseline, size }) }
  }
  const right = baseline.x + [...name].length * textSize * textAdvance
  return {
    kind: 'text',
    text: name,
    box: { left: baseline.x, top: baseline.y - textSize, right, bottom: baseline.y + textSize / 4 },
  }
}

/** The mark by itself. */
export function markSvg(mark: Mark, palette: Palette, title: string): Drawing {
  return drawing(markBox, [square(palette.brand), sign(mark, palette.onBrand)], title)
}

/** Mark and name on one line. */
export function logoSvg(mark: Mark, lettering: Lettering, palette: Palette, title: string): Drawing {
  const { box } = lettering
  const frame = {
    ...markBox,
    right: box.right,
    top: Math.min(markBox.top, box.top),
    bottom: Math.max(markBox.bottom, box.bottom),
  }
  return drawing(frame, [square(palette.brand), sign(mark, palette.onBrand), letters(lettering, palette.ink)], title)
}

function letters(lettering: Lettering, colour: string): string {
  if (lettering.kind === 'outline') return `<path d="${lettering.path}" fill="${colour}"/>`
  // textLength fits the text into the reserved width, because its natural width differs between devices.
  const width = lettering.box.right - lettering.box.left
  return `<text x="${baseline.x}" y="${baseline.y}" font-family="sans-serif" font-size="${textSize}" font-weight="650" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${colour}">${escapeXml(lettering.text)}</text>`
}
