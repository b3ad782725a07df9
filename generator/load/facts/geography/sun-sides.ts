import { type Fact, type FactSources, fact } from '../fact.ts'
import { matchesOf, sentencesOf, shownTexts } from '../texts.ts'

const parts =
  '(?:sides?|windows?|walls?|faces?|facades?|slopes?|roofs?|rooms?|porch(?:es)?|patios?|decks?|exposures?|glass|panes?|doors?|fronts?)'
const w = '(?:[\\w’-]+ )'
/** A side of a house, with what is on it: `east side`, `west-facing windows`. Alone, `the east`, it may be a direction. */
const side = new RegExp(
  `\\b([Ee]ast|[Ww]est)(?:ern)?(?:(?:[- ]facing)?(?: (${parts}))|[- ](facing)|(?<=\\b(?:east|west|eastern|western))(?![- ]\\p{L}*facing|\\s(?:of|on|along|toward)\\b))(?!\\p{L})`,
  'gu',
)
const morning = /\b(?:mornings?|dawn|sunrise)\b/gi
const evening = /\b(?:afternoons?|evenings?|dusk|sunset)\b/gi
const inShade = /\b(?:shade|shady|shaded|shadows?)\b|\bout of the (?:direct )?sun\b/i
const inSun = /\b(?:sun|sunny|sunlight|sunlit|sunshine|glare)\b/i
/** What shades from elsewhere, when something is over, and sides of a valley: its east side faces west. */
const unclear =
  /\b(?:mountains?|ridges?|peaks?|hills?|canyons?|valleys?|cliffs?|bench(?:es)?|ranges?|trees?|awnings?|hedges?|fences?|pergolas?|canop(?:y|ies)|umbrellas?|plant(?:s|ed)?|left|leaves?|gone|moved?|loses?|lost|away|until|till|before|after|not|never|no|without|rarely|except|instead|unlike|reflect\w*|opposite|across|wind|drift\w*|storms?)\b|n['’]t\b|\bside of (?!(?:the |a |your |our |each |every )?(?:house|home|building|roof|garage|barn|wall)s?\b)/i

/** The sun rises in the east, in either half of the Earth. */
const risesWrong =
  /\bsun (?:rises|comes up|climbs) (?:in|over|from|behind|above) the west(?:ern)?\b|\bsun (?:sets|goes down|sinks|disappears|drops) (?:in|over|behind|below) the east(?:ern)?\b/i

/** Sides toward the pole and the equator, by what the sun does there; `{side}` is the wrong one. */
const sunny = `{side}(?:ern)?(?:[- ]facing)? ${parts} ${w}{0,3}(?:gets?|receives?|takes?|ha(?:s|ve)|catch(?:es)?) (?:the )?(?:most|more|full|strongest|hottest|all-day|midday|noon) (?:[a-z]+ )?(?:sun|sunlight|sunshine)\\b`
const melting = `\\b(?:snow|ice|frost) ${w}{0,3}?(?:melts?|goes|disappears?|clears?) ${w}{0,3}?(?:first|sooner|faster|earlier|early|quickly) ${w}{0,2}on ${w}{0,3}{side}(?:ern)?(?:[- ]facing)? ${parts}\\b`
const shady = `{side}(?:ern)?(?:[- ]facing)? ${parts} ${w}{0,3}(?:(?:gets?|receives?|sees?) (?:the )?(?:least|less|little|hardly any|almost no) (?:[a-z]+ )?(?:sun|sunlight|sunshine)|stays? (?:in (?:the )?shade|shady|shaded) (?:all|through|most)|(?:holds?|keeps?) (?:${w}{0,2})(?:snow|ice|moss|frost) (?:longest|longer))\\b`
const growing = `\\b(?:moss|algae|lichen|mildew|ice|snow|frost) ${w}{0,4}?(?:grows?|lingers?|stays?|lasts?|remains?|clings?|builds up|collects?) ${w}{0,4}?(?:on|along|at) ${w}{0,3}{side}(?:ern)?(?:[- ]facing)? ${parts}\\b`

/** `East side in the morning` for shade: sides of a house on which the sun is not at that time. English alone. */
export function checkSunSides(sources: FactSources): Fact[] {
  const { site, records } = sources
  if (!records.language.tag.startsWith('en')) return []
  const [toEquator, toPole] = site.value.business.coordinates.latitude < 0 ? ['north', 'south'] : ['south', 'north']
  const wrongSides = new RegExp(
    [sunny, melting].map((each) => each.replace('{side}', `\\b${toPole}`)).join('|') +
      `|${[shady, growing].map((each) => each.replace('{side}', `\\b${toEquator}`)).join('|')}`,
    'i',
  )
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (!/\b(?:east|west|north|south)/i.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      const words =
        risesWrong.exec(sentence)?.[0] ?? (unclear.test(sentence) ? undefined : wrongIn(sentence, wrongSides))
      if (words === undefined) continue
      const what = `The text says "${words}", but the sun is elsewhere then: in the east in the morning, in the west in the evening, and most of the day in the ${toEquator}.`
      const fix = 'Exchange the sides, or the times.'
      return [fact(record, path, { code: 'sun-side-differs', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}

function wrongIn(sentence: string, wrongSides: RegExp): string | undefined {
  const [isShade, isSun] = [inShade.test(sentence), inSun.test(sentence.replace(inShade, ''))]
  return wrongSides.exec(sentence)?.[0] ?? (isShade === isSun ? undefined : wrongPair(sentence, isShade))
}

type Named = { index: number; end: number; isSide: boolean; isEast: boolean }

/** Sides and times of a sentence in pairs, of which one does not fit. */
function wrongPair(sentence: string, isShade: boolean): string | undefined {
  const sides = matchesOf(sentence, side)
  if (!sides.some(([, , part, facing]) => part !== undefined || facing !== undefined)) return undefined
  const named: Named[] = [
    ...sides.map(({ 0: words, 1: name = '', index }) => ({
      ...{ index, end: index + words.length },
      ...{ isSide: true, isEast: /^e/i.test(name) },
    })),
    // The sun is in the east in the morning.
    ...[morning, evening].flatMap((pattern) =>
      matchesOf(sentence, pattern).map(({ 0: words, index }) => ({
        ...{ index, end: index + words.length },
        ...{ isSide: false, isEast: pattern === morning },
      })),
    ),
  ].sort((one, other) => one.index - other.index)
  if (named.length === 0 || named.length % 2 === 1) return undefined
  const pairs = named.flatMap((first, at) => {
    const second = at % 2 === 0 ? named[at + 1] : undefined
    return second ? [[first, second] as const] : []
  })
  if (pairs.some(([first, second]) => first.isSide === second.isSide)) return undefined
  const wrong = pairs.find(([first, second]) => (first.isEast === second.isEast) === isShade)
  return wrong && sentence.slice(wrong[0].index, wrong[1].end)
}
