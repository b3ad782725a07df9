import type { Coordinates } from '../../../../core/known-place.ts'
import { ahead } from '../../geography/compass.ts'
import { hasDistance } from './distances.ts'
import { type Fault, namesOther, type Place, targetOf, type World } from './known-places.ts'
import { isOwn } from './own-subject.ts'

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
  if (!isFirst && !sentence.startsWith(name) && !/^It /.test(sentence)) return undefined
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

/** `Twelve kilometers south of Sandy, where the river …`, and not `Twelve kilometers south of Sandy, the river …`. */
const isAboutOther = /^,? (?:an?|the|this|its|our|there|you|we|they|\p{Lu}\p{L}+)(?!\p{L})/u

/**
 * `Riverton …, twenty kilometers south of Sandy`, if the sentence names no other place before, and `It is twenty kilometers
 * south of Sandy`.
 */
export function directionAfter(sentence: string, { name, point }: Place, world: World): Fault | undefined {
  if (!hasDistance.test(sentence)) return undefined
  const found = world.directionAfter.exec(sentence.replace(/^\p{Lu}(?=\p{Ll}+[ -])/u, (letter) => letter.toLowerCase()))
  const [words, stated = '', other = ''] = found ?? []
  const target = targetOf(other, world)
  if (!found || words === undefined || !point || !target || other === name) return undefined
  const before = sentence.slice(0, found.index)
  const after = sentence.slice(before.length + words.length)
  const isOfOwn = before.includes(name)
    ? !namesOther(before, name, world)
    : isOwn('way', before, name) && !(before === '' && isAboutOther.test(after))
  if (!isOfOwn) return undefined
  return isOpposite(stated, point, target)
    ? {
        code: 'distance-in-text-differs',
        words: sentence.slice(found.index, found.index + words.length),
        what: `The text says "${words}", but by its coordinates ${name} is on the other side.`,
      }
    : undefined
}
