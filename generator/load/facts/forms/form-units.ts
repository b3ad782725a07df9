import { isUnitOfOthers } from '#src/country/units.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { pairWordsOf } from '../languages/pair-words.ts'
import { textsOf } from '../texts.ts'

/** What may name a unit in a label: all between parentheses, and the words after a number. */
const measured = /\(([^)]*)\)|\d[\s-]?((?:\p{L}+ )?(?:°[CF]|\p{L}+))/gu

/** `Square meters`, as a whole label. */
const isUnitAlone = /^(?:(?:square|cubic) )?\p{L}{4,}s$/iu

/** What visitors read of a field. */
const shown = new Set<unknown>(['label', 'help', 'unit', 'options', 'example', 'missing', 'wrong'])

/** Units of another country in the fields of the quote form: `Length (ft)` in Spain, `Area, m²` in the United States. */
export function checkFormUnits({ records, site }: FactSources): Fact[] {
  const { quote } = records.documents
  const units = pairWordsOf(records.language.tag)?.units
  const { country } = site.value.business.address
  if (!quote || !units) return []
  const reported = new Set<unknown>()
  return textsOf(quote).flatMap(({ record, path, text }) => {
    const [list, index] = path
    if (list !== 'fields' || !shown.has(path[2]) || reported.has(index)) return []
    const named =
      path.at(-1) === 'unit' || isUnitAlone.test(text)
        ? [text]
        : [...text.matchAll(measured)].map(([, inside, after]) => inside ?? after ?? '')
    const words = named.flatMap((each) => each.match(/°[CF]|\p{L}+/gu) ?? [])
    const unit = words.find((word) =>
      isUnitOfOthers(units.get(word.startsWith('°') ? word.toLowerCase() : word) ?? '', country),
    )
    if (unit === undefined) return []
    reported.add(index)
    const what = `The field is in "${unit}", in which people in ${country} do not measure.`
    const fix = 'Write the unit of the country, with limits and choices that fit it.'
    return [fact(record, path, { code: 'unit-of-another-country', severity: 'warning', what, fix }, unit)]
  })
}
