import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish, sentencesOf, shownTexts } from '../texts.ts'

const metresPerFoot = 0.3048
/** Metres from the highest place to the peaks around it. */
const toPeaks = 2000
/** Metres that a place may extend above and below its point. */
const extent = 350

const number = '(\\d{1,2}[,.]\\d{3}|\\d{4,5})'
const languages: Readonly<Record<string, { hint: RegExp; height: RegExp; others: RegExp }>> = {
  en: {
    hint: /\d\s(?:feet|ft|met(?:er|re)s|m)\b/,
    /** `Above 6,000 feet`, `2,100 m above sea level`, `at an elevation of 7,000 feet`; no length. */
    height: new RegExp(
      [
        `\\b(?:above|below|higher than|lower than) (?:about |some )?${number} (feet|ft|met(?:er|re)s|m)\\b(?! (?:of (?!elevation|altitude)|square|long|wide|deep|away|per|from|down|tall|above the (?!sea)))`,
        `(?<![\\d,.])${number} (feet|ft|met(?:er|re)s|m)\\b (?:above (?:the )?sea|(?:of|in) (?:elevation|altitude)|elevation)`,
        `\\b(?:elevations?|altitudes?) (?:of|above|over|around|near|up to) (?:about |some )?${number} (feet|ft|met(?:er|re)s|m)\\b`,
      ].join('|'),
      'i',
    ),
    others:
      /\b(?:climb\w*|trek\w*|expedition\w*|aircraft|planes?|drones?|fl(?:y|ies|ew|ight\w*)|balloon\w*|ocean|dive\w*)\b/i,
  },
  es: {
    hint: /\d\s(?:pies|metros|m)(?!\p{L})/u,
    height: new RegExp(
      `(?<!\\p{L})(?:por encima de|por debajo de|a más de|a menos de)(?: los)? ${number} (pies|metros|m)(?!\\p{L})(?! (?:de (?!altitud|altura)|cuadrados))`,
      'iu',
    ),
    others: /escal|expedición|avión|aviones|dron|vuel|globo/i,
  },
}

/** A height of places in three digits, or of no place at all: `Above 600 feet, move every step`, `homes above 60,000 feet`. */
const ofPlacesOnly =
  /(?:^|[:;–—] )(?:above|below|over|under) (\d{3}|\d{2,3},\d{3}) (feet|ft|met(?:er|re)s|m)(?=,)|\b(?:homes|houses|towns|villages|valleys|neighborhoods|places|communities|lots|cabins|yards|gardens|roads|anywhere|everywhere|everything|areas|those|cities) (?:above|below) (\d{3}|\d{2,3},\d{3}) (feet|ft|met(?:er|re)s|m)\b(?! (?:of|square|long|wide|deep|away|per|from))/i

/** The elevations of the places served, in metres. */
type Range = { lowest: number; highest: number }

/** `Above 6,000 metres, move the date two weeks` where no mountain is so high: feet are meant. The other way round as well. */
export function checkHeights(sources: FactSources): Fact[] {
  const known = languages[sources.records.language.tag.split('-', 1)[0] ?? '']
  if (!known || !sources.gazetteer) return []
  const { cities, folders } = sources.records
  // The height of a place in its own text is compared with that of public data.
  const ofPlaces = new Set<unknown>([...cities, ...folders.cities])
  let range: Range | undefined
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (!known.hint.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      const mayLackZero = isEnglish(sources) && ofPlacesOnly.test(sentence)
      if (mayLackZero) range ??= rangeOf(sources)
      const lost = mayLackZero && range ? zeroIn(sentence, range) : undefined
      if (lost !== undefined && !known.others.test(sentence)) {
        const what = `The text says "${lost}", but all places that the company serves are on the same side of that height.`
        const fix = 'Correct the number: a zero may be missing, or one too many.'
        return [fact(record, path, { code: 'figures-differ', severity: 'warning', what, fix }, lost)]
      }
      const [words, ...groups] = known.height.exec(sentence) ?? []
      const [digits = '', unit = ''] = groups.filter((each) => each !== undefined)
      if (words === undefined || known.others.test(sentence)) continue
      if (ofPlaces.has(record) && !/^(?:above|below|higher|lower|por|a) /i.test(words)) continue
      range ??= rangeOf(sources)
      const value = Number(digits.replace(/[,.]/, ''))
      const isMetric = unit.startsWith('m')
      if (!isOtherUnit(value, isMetric, range)) continue
      const [place, meant] = isMetric ? ['far above all places', 'feet'] : ['below all places', 'metres']
      const what = `The text says "${words}", which is ${place} that the company serves.`
      const fix = `Correct the number, or write ${meant}.`
      return [fact(record, path, { code: 'figures-differ', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}

/** Whether a height is impossible in its unit, and usual in the other one. */
function isOtherUnit(value: number, isMetric: boolean, { lowest, highest }: Range): boolean {
  const inFeet = value * metresPerFoot
  const isUsual = (height: number) => height >= lowest - extent && height <= highest + toPeaks
  return isMetric ? value > highest + toPeaks && isUsual(inFeet) : inFeet < lowest - extent && isUsual(value)
}

/** A height far below, or far above, all places, which is a usual one with a zero more, or less. */
function zeroIn(sentence: string, { lowest, highest }: Range): string | undefined {
  const [words, ...groups] = ofPlacesOnly.exec(sentence) ?? []
  const [digits = '', unit = ''] = groups.filter((each) => each !== undefined)
  const height = Number(digits.replace(',', '')) * (unit.startsWith('m') ? 1 : metresPerFoot)
  const isUsual = (each: number) => each >= lowest - extent && each <= highest + toPeaks
  const isOdd = !isUsual(height) && (isUsual(height * 10) || isUsual(height / 10))
  return isOdd && Number.isFinite(lowest) ? words?.replace(/^[:;–—] /, '') : undefined
}

/** Kilometres from a place within which public data has a place of about the same height. */
const nearby = 10

function rangeOf({ records, gazetteer }: FactSources): Range {
  const heights = records.cities.flatMap(({ value: { latitude, longitude } }) =>
    latitude === undefined || longitude === undefined
      ? []
      : (gazetteer?.near({ latitude, longitude }, 1, nearby)[0]?.elevation ?? []),
  )
  // Without elevations nothing is impossible.
  if (heights.length === 0) return { lowest: Number.NEGATIVE_INFINITY, highest: Number.POSITIVE_INFINITY }
  return heights.reduce<Range>(
    ({ lowest, highest }, each) => ({ lowest: Math.min(lowest, each), highest: Math.max(highest, each) }),
    { lowest: Number.POSITIVE_INFINITY, highest: Number.NEGATIVE_INFINITY },
  )
}
