import { escapeXml } from '../core/escape-xml.ts'
import type { Box } from './typeface.ts'

/** An SVG image, with width and height in units of its `viewBox`. */
export type Drawing = { svg: string; width: number; height: number }

/** An SVG image of the parts, cropped to the frame. */
export function drawing({ left, top, right, bottom }: Box, parts: readonly string[], title?: string): Drawing {
  const [width, height] = [round(right - left), round(bottom - top)]
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${round(left)} ${round(top)} ${width} ${height}">`,
    title === undefined ? '' : `<title>${escapeXml(title)}</title>`,
    ...parts,
    '</svg>\n',
  ]
  return { svg: svg.join(''), width, height }
}

const round = (value: number) => Math.round(value * 100) / 100
