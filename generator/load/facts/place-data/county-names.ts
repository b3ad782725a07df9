import { fullCountyName } from '#src/country/county-name.ts'
import { countyDesignation, regionCodeOf } from '#src/country/regions.ts'
import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { regionOfCounty } from './county-of.ts'

type CountyRecord = FactSources['records']['folders']['counties'][number]

/** Names of counties that have what pages add themselves: the designation, or the region. */
export function checkCountyNames(sources: FactSources): Fact[] {
  const named = sources.records.folders.counties.flatMap((county) => ({ county, added: addedTo(county, sources) }))
  // Pages do not repeat a designation, so the names are right if all of them have it.
  if (named.every(({ added }) => added?.isOnce)) return []
  return named.flatMap(({ county, added }) => {
    if (!added) return []
    const { name } = county.value
    return [
      fact(county, ['name'], {
        code: 'place-name-misspelt',
        what: `The name "${name}" has ${added.what}, which pages add themselves.`,
        fix: `Write "${added.rest}"${added.isDesignation ? ', or "designation: none" if the word is part of the name' : ''}.`,
      }),
    ]
  })
}

/** What a name has beside the name itself. `isOnce`: pages have it once. */
type Added = { what: string; rest: string; isDesignation: boolean; isOnce: boolean }

function addedTo(county: CountyRecord, sources: FactSources): Added | undefined {
  const { business, places } = sources.site.value
  const { country } = business.address
  const { name, designation = places?.designation } = county.value
  const [, before = '', end = ''] = /^(.+), ([^,]+)$/.exec(name) ?? []
  const isRegion = end !== '' && regionCodeOf(end, country) !== undefined
  const plain = isRegion ? before : name
  const whole = designation ?? countyDesignation(country, regionOfCounty(county, sources))
  const word = whole.replace('…', '').trim()
  const pattern = `${literal(word)}${word === 'County' ? '|Co\\.?' : ''}`
  const rest = plain.replace(new RegExp(`^(?:${pattern}) (?=\\S)|(?<=\\S) (?:${pattern})$`, 'iu'), '')
  if (whole !== 'none' && rest !== plain)
    return {
      what: `the designation "${word}"`,
      rest,
      isDesignation: true,
      isOnce: fullCountyName(name, whole) === name,
    }
  return isRegion ? { what: `the region "${end}"`, rest: before, isDesignation: false, isOnce: false } : undefined
}
