import { type Brush, sheet } from '../brush.ts'
import { element } from '../svg.ts'

/** Swaps left and right if the drawing is mirrored; the light then comes from the other side everywhere. */
export function maybeMirrored(brush: Brush, elements: readonly string[]): string[] {
  if (!brush.isMirrored) return [...elements]
  return [element('g', { transform: `matrix(-1 0 0 1 ${sheet.width} 0)` }, elements.join(''))]
}
