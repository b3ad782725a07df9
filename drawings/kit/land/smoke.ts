import type { Brush } from '../../brush.ts'
import { stroke } from '../../shapes.ts'
import { number } from '../../svg.ts'

/** A thread of smoke from a chimney at x and y. */
export function chimneySmoke(brush: Brush, { x, y, scale = 1 }: { x: number; y: number; scale?: number }): string {
  const s = (value: number) => number(value * scale)
  const d = `M${number(x)} ${number(y)}q${s(-16)} ${s(-20)} ${s(4)} ${s(-40)}t${s(-2)} ${s(-46)}`
  return stroke(d, brush.palette.cloud, 9 * scale, { 'stroke-linecap': 'round', opacity: 0.6 })
}
