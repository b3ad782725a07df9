import { matchesOf } from '../../texts.ts'
import { isOnSide, type Named } from './named-points.ts'

const side = '((?:north|south)(?:east|west)?|east|west)'
const shore = '(?:side|shore|shoreline|bank|edge|flank)s?'
/** `its western shore`, `the lake’s east side`; not `its eastern and western shores`. */
const ofWater = new RegExp(
  `\\b(?:its|the (lake|river|reservoir|creek|bay)[’']s) (?:far |whole )?${side}(?:ern)? ${shore}(?![\\p{L}-])`,
  'gu',
)
const hinted = /\b(?:its|[’']s) (?:far |whole )?(?:north|south|east|west)/

const aName = /(?:\p{Lu}[\p{L}’.]* ){0,4}\p{Lu}[\p{L}’]+/gu
const water = /(?<!\p{L})(?:Lake|River|Reservoir|Creek|Bay|Sound|Pond|Bayou|Harbou?r|Inlet|Lagoon)(?!\p{L})/u
/** A river is long: where it bends, one point says nothing about its banks. */
const isLong = /(?<!\p{L})(?:River|Creek|Bayou)(?!\p{L})/u
const fewestPointsOfLong = 2

/** Words between the names and the shore that they are on. */
const isOn =
  /^(?:,? (?:both|all|each|then))?,? (?:(?:is|are|lies?|lying|sits?|sitting|stands?|standing|rises?|rising|towers?|towering|looms?|looming|climbs?|climbing|spreads?|spreading|begins?|guards?|guarding|lines?|lining|walls?|fills?|filling) )?(?:\p{Ll}+ly )?(?:(?:high|just|right|straight|directly) )?(?:(?:on|over|above|along|at|by|beside|behind|against|near|all along|up from) )?$/u
/** After the shore: `on its western side rises Mount Hood`. */
const before = /(?:^|[ ,])(?:on|along|above|over|at|by)(?: all of)? $/
const comesAfter =
  /^,? (?:(?:is|are|lies?|sits?|stands?|rises?|towers?|looms?|climbs?) )(?:the )?((?:\p{Lu}[\p{L}’.]* ){0,4}\p{Lu}[\p{L}’]+)/u

type Found = { words: string; what: string }
type Mention = { name: string; start: number; end: number }

/** `Mirror Lake, with Mount Hood and Ochre Rim standing over its western side`, which are east of it. */
export function onWrongShore(sentence: string, named: ReadonlyMap<string, Named>): Found | undefined {
  if (!hinted.test(sentence)) return undefined
  for (const { 0: words, 1: kind, 2: stated = '', index } of matchesOf(sentence, ofWater)) {
    const left = sentence.slice(0, index)
    const mentions = mentionsIn(left, named)
    const lake = mentions.findLast(({ name }) => isWater(name, named.get(name)) && isOfKind(name, kind))
    if (!lake) continue
    const others = mentions.filter(({ start }) => start > lake.end)
    const after = comesAfter.exec(sentence.slice(index + words.length))?.[1]
    const last = others.at(-1)
    const subjects =
      last && isOn.test(left.slice(last.end))
        ? others.filter((each, at) => isListed(left, others.slice(at), each)).map(({ name }) => name)
        : after !== undefined && others.length === 0 && before.test(left)
          ? [after]
          : []
    const points = named.get(lake.name)?.points ?? []
    const wrong = subjects.find((name) => !isOnSide(stated, named.get(name)?.points ?? [], points))
    if (wrong !== undefined)
      return {
        words,
        what: `The text says "${words}", but by coordinates ${wrong} is on another side of ${lake.name}.`,
      }
  }
  return undefined
}

function isWater(name: string, known: Named | undefined): boolean {
  if (!known?.isLandmark || !water.test(name)) return false
  return known.points.length >= (isLong.test(name) ? fewestPointsOfLong : 1)
}

const isOfKind = (name: string, kind: string | undefined): boolean =>
  kind === undefined || name.toLowerCase().includes(kind)

/** The names of a part of a sentence that have points. The first word may only begin the sentence: `The Rim`, `At Mirror Lake`. */
function mentionsIn(text: string, named: ReadonlyMap<string, Named>): Mention[] {
  return matchesOf(text, aName).flatMap(({ 0: words, index }) => {
    const known = [words, words.replace(/^\p{Lu}[\p{L}’.]* /u, '')].find((each) => named.has(each))
    const end = index + words.length
    return known === undefined ? [] : [{ name: known, start: end - known.length, end }]
  })
}

/** Whether only commas and conjunctions are between a name and those after it: all of them are on the shore. */
const isListed = (text: string, [first, ...others]: readonly Mention[], each: Mention): boolean =>
  first === each &&
  others.every((other, at) =>
    /^(?:,|,? and|,? or)(?: the)? $/.test(text.slice((at === 0 ? each : others[at - 1])?.end ?? 0, other.start)),
  )
