import { type Box, type MapCity, type MapText, mapRanks } from '#src/coverage-map.ts'
import { apart, around, grown, isWithin, overlap } from './boxes.ts'
import { linings, setText, type Type, textBox } from './set-text.ts'

/** Smallest side of a target, in units: 24 CSS pixels (WCAG 2.2, 2.5.8), even if the map is shown slightly smaller. */
const targetSize = 26

/** Units between a dot and its name, and between a name and anything else on the map. */
const gap = 3.5
const clearance = 2

/** Units. A name closer than this to another city's dot could be read as that city's name. */
const doubtful = 5

/** What names must not cover: dots and the pin, other text, and click targets. */
export type Taken = { marks: readonly Box[]; texts: readonly Box[]; targets: readonly Box[] }

/**
 * Labels as many cities as have room, in order. A name overlaps no other text, no dot and not the pin, and its click
 * target overlaps no other target. A city without room remains an unnamed dot.
 */
export function labelCities(cities: readonly MapCity[], page: Box, taken: Taken): MapCity[] {
  const texts = [...taken.texts]
  const targets = [...taken.targets]
  const places = cities.map(placesFor)

  return cities.map((city, index) => {
    const own = grown(dotBox(city), -1)
    const others = taken.marks.filter((mark) => !overlap(mark, own))
    const later = places.slice(index + 1).flatMap((options) => options.slice(0, 2))
    const isFree = ({ text, target }: Place) => {
      const room = grown(text, clearance)
      const meetsRoom = (other: Box) => overlap(room, other)
      const meetsTarget = (other: Box) => overlap(target, other)
      return isWithin(target, page) && !targets.some(meetsTarget) && !texts.some(meetsRoom) && !others.some(meetsRoom)
    }
    // Worst is a doubtful position, then one that takes the room of a later name, then one lower in the order.
    const cost = ({ text, target }: Place, order: number) =>
      0.2 * order +
      later.filter((other) => overlap(other.target, target)).length +
      3 * others.filter((mark) => apart(mark, text) < doubtful).length

    const [best] = (places[index] ?? [])
      .map((place, order) => ({ place, order }))
      .filter(({ place }) => isFree(place))
      .map(({ place, order }) => ({ place, cost: cost(place, order) }))
      .sort((a, b) => a.cost - b.cost)
    if (!best) return city
    const { label, text, target } = best.place
    texts.push(text)
    targets.push(target)
    return { ...city, label, target }
  })
}

/** A candidate position for the name of a city, with the boxes of its text and its click target. */
type Place = { label: MapText; text: Box; target: Box }

/** Positions next to the dot, above, below, at its corners, and shifted up or down next to it; best first. */
function placesFor(city: MapCity): Place[] {
  const type = cityType(city)
  const radius = radiusOf(city)
  return linings(city.name).flatMap((lines) => {
    const half = (type.fontSize + (lines.length - 1) * type.lineHeight) / 2
    const beside = radius + gap
    const over = radius + gap - 1 + half
    const [across, down] = [radius * 0.7 + 1, radius * 0.7 + half]
    const offsets: [MapText['anchor'], dx: number, dy: number][] = [
      ['start', beside, 0],
      ['end', -beside, 0],
      ['middle', 0, -over],
      ['middle', 0, over],
      ['start', across, -down],
      ['start', across, down],
      ['end', -across, -down],
      ['end', -across, down],
      ['start', beside, -0.35 * half],
      ['end', -beside, -0.35 * half],
      ['start', beside, 0.35 * half],
      ['end', -beside, 0.35 * half],
      ['start', beside, -0.7 * half],
      ['end', -beside, -0.7 * half],
      ['start', beside, 0.7 * half],
      ['end', -beside, 0.7 * half],
    ]
    return offsets.map(([anchor, dx, dy]) => {
      const label = setText(lines, anchor, { x: city.x + dx, y: city.y + dy }, type)
      const text = textBox(label, type)
      return { label, text, target: targetAround(around(dotBox(city), text)) }
    })
  })
}

/** Rounded to whole units to save digits. */
function targetAround(seen: Box): Box {
  const width = Math.max(targetSize, Math.ceil(seen.width))
  const height = Math.max(targetSize, Math.ceil(seen.height))
  return {
    x: Math.round(seen.x - (width - seen.width) / 2),
    y: Math.round(seen.y - (height - seen.height) / 2),
    width,
    height,
  }
}

export function dotBox(city: MapCity): Box {
  return grown({ x: city.x, y: city.y, width: 0, height: 0 }, radiusOf(city))
}

function radiusOf({ rank }: MapCity): number {
  return mapRanks[rank]?.radius ?? 0
}

function cityType({ rank }: MapCity): Type {
  const { fontSize } = mapRanks[rank] ?? { fontSize: 0 }
  return { fontSize, lineHeight: fontSize, letterSpacing: 0 }
}
