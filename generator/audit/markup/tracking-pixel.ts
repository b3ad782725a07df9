import type { DistinctElement } from '../../core/html/distinct-element.ts'

/** Whether an image is not to be seen: visitors load it so that its server counts them. */
export function isPixel({ name, attributes }: Pick<DistinctElement, 'name' | 'attributes'>): boolean {
  const { width = '', height = '', style = '', hidden } = attributes
  const isTiny = /^[01](?:px)?$/.test(width) && /^[01](?:px)?$/.test(height)
  return name === 'img' && (isTiny || hidden !== undefined || /display:\s*none|visibility:\s*hidden/i.test(style))
}
