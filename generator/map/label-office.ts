import { type Box, type MapText, mapPin, mapType, type Point } from '#src/coverage-map.ts'
import { grown, isWithin, overlap } from './boxes.ts'
import { linings, setText, textBox } from './set-text.ts'

/** Units between the pin and its name. */
const gap = 4

/** What the name of an office may cover if there is no better position, and what it never covers: the names of other offices. */
type Around = { page: Box; marks: readonly Box[]; names: readonly Box[] }

/**
 * The name of an office next to or above its pin, or below it, in the position that covers the fewest dots. Undefined if the
 * name would leave the page or cover the name of another office in every position.
 */
export function labelOffice(name: string, office: Point, { page, marks, names }: Around): MapText | undefined {
  const { head: box, eye } = mapPin
  const type = mapType.office
  const [left, right] = [office.x + box.x - gap, office.x - box.x + gap]
  return linings(name)
    .flatMap((lines) => [
      setText(lines, 'start', { x: right, y: office.y + eye.y }, type),
      setText(lines, 'end', { x: left, y: office.y + eye.y }, type),
      setText(lines, 'middle', { x: office.x, y: office.y + box.y - gap - (lines.length * type.lineHeight) / 2 }, type),
      setText(lines, 'middle', { x: office.x, y: office.y + gap + (lines.length * type.lineHeight) / 2 }, type),
    ])
    .map((text) => ({ text, box: textBox(text, type) }))
    .filter(({ box }) => isWithin(box, page) && !names.some((other) => overlap(grown(box, gap / 2), other)))
    .map(({ text, box }) => ({ text, hidden: marks.filter((mark) => overlap(box, mark)).length }))
    .sort((a, b) => a.hidden - b.hidden)[0]?.text
}
