import type { Coordinates } from '../../../../core/known-place.ts'
import { ahead } from '../../geography/compass.ts'
import { hasDistance } from './distances.ts'
import { type Fault, namesOther, type Place, targetOf, type World } from './known-places.ts'

/** Whether a point is on no side of another one that the words name. */
function isOpposite(words: string, point: Coordinates, target: Coordinates): boolean {
  const sides = (['north', 'south', 'east', 'west'] as const).filter((each) => words.toLowerCase().includes(each))
  return sides.some((each) => ahead[each](point, target) <= -0.02)
}

/** `Riverton lies south of Sandy`, and is north of it. */
export function direction(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  const first = world.directionFirst.exec(sentence)
  // The place is the subject of the sentence.
  const isFirst = first !== null && sentence.slice(first[0].length + ', '.length).startsWith(name)
  if (!isFirst && !sentence.startsWith(name)) return undefined
  const [words, stated = '', other = ''] = (isFirst ? first : world.direction.exec(sentence)) ?? []
  const target = targetOf(other, world)
  if (words === undefined || !point || !target) return undefined
  if (!isOpposite(stated, point, target)) return undefined
  return {
    code: 'distance-in-text-differs',
    words,
    what: `The text says "${words}", but by its coordinates ${name} is on the other side.`,
  }
}

/** `Riverton …, twenty kilometers south of Sandy`, if the sentence names no other place before. */
export function directionAfter(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  if (!hasDistance.test(sentence)) return undefined
  const [words, stated = '', other = ''] = world.directionAfter.exec(sentence) ?? []
  const target = targetOf(other, world)
  const before = words === undefined ? '' : sentence.slice(0, sentence.indexOf(words))
  if (words === undefined || !point || !target || !before.includes(name) || namesOther(before, name, world))
    return undefined
  return isOpposite(stated, point, target)
    ? {
        code: 'distance-in-text-differs',
        words,
        what: `The text says "${words}", but by its coordinates ${name} is on the other side.`,
      }
    : undefined
}
