import { room } from '#src/head/fit-text.ts'
import type { TextRoom } from './cut-text.ts'

/** A device that shows a search result. `box` is the width of the result in CSS pixels. */
export type SearchWindow = { name: string; box: number; title: TextRoom; description: TextRoom }

/**
 * Room for the texts of a result. Measured like `room` in fit-text.ts, because no search engine publishes the values.
 * A description is truncated by its total width, regardless of line breaks.
 */
export const searchWindows: readonly [desktop: SearchWindow, phone: SearchWindow] = [
  {
    name: 'Desktop',
    box: 600,
    title: { size: room.title.size, width: room.title.most, lines: 1 },
    description: { size: room.description.size, width: room.description.most, lines: 1 },
  },
  {
    name: 'Phone',
    box: 360,
    title: { size: room.title.size, width: 360, lines: 2 },
    description: { size: room.description.size, width: 680, lines: 1 },
  },
]
