import { regionCodeOf, regionCodes, regionNameOf } from '#src/country/regions.ts'
import { distanceWords } from '#src/country/units.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { type FieldText, isEnglish, sentencesOf, textsOfPlaces } from '../texts.ts'
import { altitude } from './place-figures/altitudes.ts'
import { distance, drive } from './place-figures/distances.ts'
import { distanceToName } from './place-figures/distances-to-names.ts'
import { fewResidents } from './place-figures/few-residents.ts'
import { type Check, type Fault, type Place, placeOf, type World, worldOf } from './place-figures/known-places.ts'
import { besideName, between, nearest } from './place-figures/neighbors.ts'
import { direction, directionAfter } from './place-figures/sides.ts'
import { designation, postalCode, region, residents, timeZone } from './place-figures/stated-facts.ts'

/** What the texts of a place say in figures and names about where it is and how many people live there. English alone. */
export function checkPlaceFigures(sources: FactSources): Fact[] {
  if (!isEnglish(sources)) return []
  const world = worldOf(sources)
  return textsOfPlaces(sources).flatMap(({ row, fields }) => {
    if (row.value.alias_of !== undefined) return []
    const own = placeOf(row, world)
    return fields.flatMap((field) =>
      hinted.test(field.text)
        ? sentencesOf(field.text).flatMap((sentence, index, all) =>
            faultsIn(sentence, own, world, all[index - 1]).map(factOf(field)),
          )
        : [],
    )
  })
}

/** Every sentence that a check reads has one of these. */
const hinted = new RegExp(
  `\\d|\\b(?:thousand|residents|nearest|north|south|east|west|minutes?|hours?|${distanceWords.en}|time|between|[Nn]ext|[Bb]eside|[Nn]ear|[Cc]lose|[Nn]ot far|[Oo]utside|[Ii]nside|[Aa]djacent|[Ss]ide|[Ss]houlder|[Nn]eighbou?rs?|border(?:ing)?|[Ww]alk\\w*|short|quick|Parish|Borough|County)|\\p{Lu}\\p{Ll}+\\s(?:\\w+\\s){0,2}(?:town|city|suburb|village|county)\\b|\\bin (?:\\w+ )?\\p{Lu}`,
  'u',
)

/** `Ashby, Ohio, is 40 km from Holt` in the text of Ashby in another state: the figures are those of the namesake. */
function isOfNamesake(sentence: string, { name, region }: Place, { sources }: World): boolean {
  const at = sentence.indexOf(`${name}, `)
  if (at < 0 || region === undefined) return false
  const { country } = sources.site.value.business.address
  const after = sentence.slice(at + name.length + 2)
  const isNamed = (each: string) => after.startsWith(each) && !/^\p{L}/u.test(after.slice(each.length))
  const own = regionCodeOf(region, country)
  return (regionCodes(country) ?? []).some((code) => code !== own && [code, regionNameOf(code, country)].some(isNamed))
}

const factOf = (field: FieldText) => (fault: Fault) =>
  fact(field.record, field.path, { ...fault, fix: 'Correct the text, or the row of the place.' }, fault.words)

function faultsIn(sentence: string, own: Place, world: World, previous: string | undefined): Fault[] {
  if (isOfNamesake(sentence, own, world)) return []
  for (const check of checks) {
    const found = check(sentence, own, world, previous)
    if (found) return [found]
  }
  return []
}

const checks: readonly Check[] = [
  residents,
  fewResidents,
  altitude,
  distance,
  drive,
  distanceToName,
  direction,
  directionAfter,
  nearest,
  between,
  besideName,
  postalCode,
  region,
  timeZone,
  designation,
]
