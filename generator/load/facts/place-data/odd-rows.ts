import { groupBy } from '../../../core/group-by.ts'
import { leftoverInManifest } from '../../../core/text/leftovers.ts'
import { type CityRecord, type Fact, type FactSources, fact } from '../fact.ts'

/** Fewest rows with the usual form, and its least share of all rows. */
const [fewest, usual] = [6, 0.85]

/** Rows of cities.csv whose texts have another unit or another sign of thousands than the texts of all others, and other odd cells. */
export function checkOddRows({ records }: FactSources): Fact[] {
  const rows = records.cities.filter(({ value }) => value.alias_of === undefined)
  return [...units(rows), ...thousands(rows), ...rows.flatMap(basisFault), ...records.cities.flatMap(sourceFault)]
}

/** A number, what it counts, and the two words after that: `2,050 feet above sea level`. */
const measured = /\d[\d.,]* (\p{Ll}+) (\p{Ll}+ \p{Ll}+ \p{Ll}+)/gu

type Stated = { row: CityRecord; words: string; key: string; value: string }

function units(rows: readonly CityRecord[]): Fact[] {
  const stated = rows.flatMap((row): Stated[] =>
    [...row.value.description.matchAll(measured)].map(([words, value = '', key = '']) => ({ row, words, key, value })),
  )
  return odd(stated).map(({ row, words, value, most }) => {
    const what = `The text says "${words}", while the others have "${most}" in place of "${value}".`
    return fact(row, ['description'], { code: 'figures-differ', what, fix: 'Correct the unit, or the number.' }, words)
  })
}

const grouped = /\d{1,3}([.,])\d{3}(?!\d) (\p{Ll}{4,})/gu

function thousands(rows: readonly CityRecord[]): Fact[] {
  const stated = rows.flatMap((row): Stated[] =>
    [...row.value.description.matchAll(grouped)].map(([words, value = '', key = '']) => ({ row, words, key, value })),
  )
  return odd(stated).map(({ row, words, value, most }) => {
    const what = `The text says "${words}" with "${value}" between thousands, while the others have "${most}".`
    return fact(row, ['description'], { code: 'figures-differ', what, fix: `Write "${most}".` }, words)
  })
}

/** Rare values before the same words, each with the usual one. */
const odd = (stated: readonly Stated[]): (Stated & { most: string })[] =>
  [...groupBy(stated, ({ key }) => key).values()].flatMap((group) => {
    const values = [...groupBy(group, ({ value }) => value).values()].sort((a, b) => b.length - a.length)
    const [main = [], ...others] = values
    const most = main[0]?.value ?? ''
    return main.length < fewest || main.length < usual * group.length
      ? []
      : others.flat().map((each) => ({ ...each, most }))
  })

/** A count of the census whose own source calls it an estimate. */
function basisFault(row: CityRecord): Fact[] {
  const { population_basis: basis, source, population } = row.value
  const [before = ''] = (source ?? '').split(/[;.]/)
  if (population === undefined || !/population/i.test(before)) return []
  const isOther =
    (basis === 'census' && /\bestimate\b/i.test(before) && !/\bcensus count/i.test(before)) ||
    (basis === 'estimate' && /\bcensus count\b/i.test(before) && !/\bestimate\b/i.test(before))
  if (!isOther) return []
  return [
    fact(row, ['population_basis'], {
      code: 'population-differs',
      severity: 'warning',
      what: `population_basis is "${basis}", but the source says "${before.trim().slice(0, 60)}".`,
      fix: 'Correct one of the two cells.',
    }),
  ]
}

/** `TODO`, in place of where the figures are from. */
function sourceFault(row: CityRecord): Fact[] {
  const { name, source } = row.value
  const phrase = leftoverInManifest(source)?.phrase
  if (phrase === undefined) return []
  return [
    fact(row, ['source'], {
      code: 'placeholder-in-text',
      severity: 'warning',
      what: `The source of the figures of ${name} is "${source.slice(0, 60)}".`,
      fix: 'Write where they are from.',
    }),
  ]
}
