import type { SiteSettings } from '#manifest/schema.ts'
import { appIconPath, appIconSides, type Mark } from '#src/brand.ts'
import type { BrandFile } from './brand-file.ts'
import { type Drawing, drawing } from './drawing.ts'
import { markBox, sign, square } from './mark.ts'
import { pngOf } from './rasterise.ts'

type Theme = SiteSettings['theme']

/** Sides of icons in pixels. */
const sides = { ico: 32, touch: 180 }

/** The icons that browsers request: those with well-known names, and those of the web manifest. */
export async function browserIcons(mark: Mark, theme: Theme): Promise<BrandFile[]> {
  const favicon = faviconSvg(mark, theme)
  const touchIcon = touchIconSvg(mark, theme)
  return [
    { file: 'favicon.svg', bytes: Buffer.from(favicon.svg) },
    { file: 'favicon.ico', bytes: icoFile(await pngOf(favicon, sides.ico), sides.ico) },
    { file: 'apple-touch-icon.png', bytes: await pngOf(touchIcon, sides.touch) },
    ...(await Promise.all(
      appIconSides.map(async (side) => ({ file: appIconPath(side).slice(1), bytes: await pngOf(touchIcon, side) })),
    )),
  ]
}

/** The mark for a browser tab, light or dark as the browser's colour scheme; light if the browser ignores the style. */
function faviconSvg(mark: Mark, { light, dark }: Theme): Drawing {
  const inDark = `<style>@media (prefers-color-scheme:dark){rect{fill:${dark.brand}}g{color:${dark.onBrand}}}</style>`
  return drawing(markBox, [
    inDark,
    square(light.brand),
    `<g color="${light.onBrand}">${sign(mark, 'currentColor')}</g>`,
  ])
}

/** Margin around the sign on a home screen, in units of the mark. Each system cuts the corners off differently. */
const touchMargin = 2

/** The mark for a home screen, filled to the edge. */
function touchIconSvg(mark: Mark, { light }: Theme): Drawing {
  const { left, top, right, bottom } = markBox
  const box = {
    left: left - touchMargin,
    top: top - touchMargin,
    right: right + touchMargin,
    bottom: bottom + touchMargin,
  }
  const ground = `<path d="M${box.left} ${box.top}H${box.right}V${box.bottom}H${box.left}Z" fill="${light.brand}"/>`
  return drawing(box, [ground, sign(mark, light.onBrand)])
}

/**
 * A PNG image in the ICO container, which browsers request as `/favicon.ico`.
 * Layout: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10), PNG allowed since Windows Vista.
 * @param side of the image in pixels, under 256.
 */
function icoFile(png: Uint8Array, side: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // one image
  head.writeUInt8(side, 6)
  head.writeUInt8(side, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.byteLength, 14)
  head.writeUInt32LE(head.byteLength, 18)
  return Buffer.concat([head, png])
}
