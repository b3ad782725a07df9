import { type Fact, type FactSources, fact } from '../fact.ts'
import { matchesOf, sentencesOf, shownTexts } from '../texts.ts'

type Unit = 'C' | 'F'
/** What is heated or cooled, and the temperatures that it has in each unit. A number that fits the other unit alone has the wrong one. */
type Use = { pattern: RegExp; usual: Readonly<Record<Unit, readonly [least: number, most: number]>>; unless?: RegExp }

const degrees = '(-?\\d{1,3})(?:(?: ?[–-] ?| to )(\\d{1,3}))? ?(?:°|º|degrees?) ?(C|F|Celsius|Fahrenheit)\\b'
const w = '(?:[\\w’-]+,? )'

const uses: readonly Use[] = [
  {
    pattern: new RegExp(
      `\\b(?:(?:keep|set|hold|heat|turn|leave|warm|cool)\\w* ${w}{0,5}(?:house|home|rooms?|thermostat|heating|air conditioning|building|office) ${w}{0,4}?(?:at|to|above|below|near|around|between)|(?:thermostat|(?:room|indoor) temperatures?|temperature indoors) ${w}{0,4}?(?:at|to|of|is|between|above|below|near|around)) (?:about |around )?${degrees}`,
      'gi',
    ),
    usual: { C: [3, 40], F: [38, 104] },
    unless:
      /\b(?:ovens?|sauna|kiln|bed ?bugs?|larvae|eggs|treat\w*|kills?|dr(?:y|ies|ying)|cur(?:e|es|ing)|freezer|wine|attic)\b/i,
  },
  {
    pattern: new RegExp(
      `\\b(?:wash|launder|rinse|soak)\\w* ${w}{0,7}?(?:at|in|on|to|above|over) ${w}{0,2}?${degrees}|\\b(?:water heater|hot water|tap water|dishwasher) ${w}{0,5}?(?:at|to|of|is|above|below) (?:about |around )?${degrees}`,
      'gi',
    ),
    usual: { C: [1, 100], F: [40, 212] },
    unless: /\b(?:steam\w*|autoclav\w*|pressure|cold)\b/i,
  },
  {
    pattern: new RegExp(
      `\\b(?:fridges?|refrigerators?) ${w}{0,5}?(?:at|to|of|is|below|under) (?:about |around )?${degrees}`,
      'gi',
    ),
    usual: { C: [-2, 14], F: [28, 57] },
    unless: /\b(?:outside|room|freezers?|coils?|behind)\b/i,
  },
  {
    pattern: new RegExp(
      `\\b(?:summers?|winters?|afternoons?|days|nights?|highs|lows|outside|weather|July|August|January) ${w}{0,5}?(?:reach|hit|climb|pass|exceed|top|above|over|to|near|of|at|around)(?:es|s|ing)? (?:about |around )?${degrees}`,
      'gi',
    ),
    usual: { C: [-65, 57], F: [-85, 135] },
    unless:
      /\b(?:roofs?|attics?|asphalt|surfaces?|cars?|tiles?|metal|ovens?|saunas?|pavement|sand|decks?|panels?|water|engine|parked|shingles?)\b/i,
  },
  {
    pattern: new RegExp(
      `\\b(?:freez\\w*|frost\\w*) ${w}{0,4}?(?:at|below|under|near|around) (?:about |around )?${degrees}|\\b(?:below|under|at) ${degrees},? ${w}{0,4}?(?:freez|frost)`,
      'gi',
    ),
    usual: { C: [-60, 12], F: [-76, 50] },
    unless: /\b(?:glycol|antifreeze|alcohol|vodka|diesel|brine|salt)\b/i,
  },
]

/** `Keep the house at 68 °C`: a number that fits the other unit. English alone. */
export function checkTemperatures(sources: FactSources): Fact[] {
  if (!sources.records.language.tag.startsWith('en')) return []
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (!/\d ?(?:°|º|degrees?) ?[CF]/i.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      const wrong = wrongIn(sentence)
      if (!wrong) continue
      const { words, value, unit } = wrong
      const other = unit === 'C' ? `${Math.round((value * 9) / 5 + 32)} °F` : `${Math.round(((value - 32) * 5) / 9)} °C`
      const what = `The text says "${words}", but ${value} °${unit} is ${other}.`
      const fix = 'Correct the number, or the unit.'
      return [fact(record, path, { code: 'figures-differ', severity: 'warning', what, fix }, words)]
    }
    return []
  })
}

function wrongIn(sentence: string): { words: string; value: number; unit: Unit } | undefined {
  for (const { pattern, usual, unless } of uses) {
    if (unless?.test(sentence)) continue
    for (const [words, ...groups] of matchesOf(sentence, pattern)) {
      const [first, ...rest] = groups.filter((each) => each !== undefined)
      const unit: Unit = rest.at(-1)?.toUpperCase().startsWith('C') ? 'C' : 'F'
      const value = Number(first)
      const [own, other] = [usual[unit], usual[unit === 'C' ? 'F' : 'C']]
      if (!isWithin(value, own) && isWithin(value, other)) return { words, value, unit }
    }
  }
  return undefined
}

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most
