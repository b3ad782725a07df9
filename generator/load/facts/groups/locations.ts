import { checkOfficeDistances } from '../company/office-distances.ts'
import { checkOfficeFields } from '../company/office-fields.ts'
import { type Fact, type FactSources, lineOf } from '../fact.ts'
import { checkDirections } from '../geography/directions.ts'
import { checkInterstates } from '../geography/interstates.ts'
import { checkLandmarkSides } from '../geography/landmark-sides.ts'
import { checkOuterPlaces } from '../geography/outer-places.ts'
import { checkPlacesAround } from '../geography/places-around.ts'
import { checkPositionsInCounties } from '../geography/positions-in-counties.ts'
import { checkRiverDirections } from '../geography/river-directions.ts'
import { checkRiverOrder } from '../geography/river-order.ts'
import { checkCalledCity } from '../place-claims/called-city.ts'
import { checkCountyInstitutions } from '../place-claims/county-institutions.ts'
import { checkCountySeats } from '../place-claims/county-seat.ts'
import { checkCourthouses } from '../place-claims/courthouses.ts'
import { checkNamedAreas } from '../place-claims/named-areas.ts'
import { checkPopulationComparisons } from '../place-claims/population-comparisons.ts'
import { checkPopulationRanks } from '../place-claims/population-rank.ts'
import { checkSettlers } from '../place-claims/settlers.ts'
import { checkStateCapitals } from '../place-claims/state-capitals.ts'
import { checkStatesOfPlaces } from '../place-claims/states-of-places.ts'
import { checkEmptyCounties } from '../place-data/empty-counties.ts'
import {
  checkHouseNumbers,
  checkMapTitles,
  checkStreetsInTown,
  checkSuites,
  checkTownsOfStreets,
} from '../subjects/another-office.ts'
import { checkServedPlaces } from '../subjects/served-places.ts'
import { companyTexts } from '../texts.ts'
import type { Doubts } from './doubts.ts'

/** Checks what texts say about where offices and places are, how large they are, and which of them are served. */
export function checkLocations(sources: FactSources, doubts: Doubts): Fact[] {
  const { isOfficeWrong, isOfficeMissing, isOfficeRegionWrong, isCountyMisspelt, isCountyWrong, isRegionUnknown } =
    doubts
  const isRegionDoubtful = isOfficeRegionWrong || isOfficeWrong || isOfficeMissing || isCountyWrong || isRegionUnknown
  return [
    ...(doubts.isOffTheMap ? [] : checkDirections(sources)),
    ...(doubts.isOffTheMap ? [] : checkPositions(sources)),
    ...(doubts.isOffTheMap ? [] : checkLandmarkSides(sources)),
    ...(doubts.isOffTheMap ? [] : checkPlacesAround(sources)),
    ...(doubts.isOffTheMap || isOfficeWrong ? [] : checkOfficeDistances(sources)),
    ...(doubts.isPopulationWrong ? [] : [...checkPopulationRanks(sources), ...checkPopulationComparisons(sources)]),
    ...checkOfficeFields(sources),
    ...(isOfficeWrong ? [] : checkAddresses(sources)),
    ...(isCountyMisspelt || isRegionUnknown ? [] : checkNamedAreas(sources)),
    ...checkCalledCity(sources),
    ...checkEmptyCounties(sources),
    // A place in another county changes the number of places in both.
    ...checkServedPlaces(sources).filter(({ code }) => code !== 'count-in-text-differs' || doubts.misplaced.size === 0),
    ...checkRiverDirections(sources),
    ...(doubts.isOffTheMap ? [] : checkRiverOrder(sources)),
    ...checkSettlers(sources),
    ...(isCountyMisspelt || isCountyWrong ? checkSeats(sources) : checkSeatsAndInstitutions(sources)),
    ...(isRegionDoubtful ? [] : [...checkStatesOfPlaces(sources), ...checkInterstates(sources)]),
  ]
}

/** Two checks read the outermost places of a county. */
function checkPositions(sources: FactSources): Fact[] {
  const outer = checkOuterPlaces(sources)
  const at = new Set(outer.map(lineOf))
  return [...outer, ...checkPositionsInCounties(sources).filter((found) => !at.has(lineOf(found)))]
}

const checkSeats = (sources: FactSources): Fact[] => [
  ...checkCountySeats(sources),
  ...checkCourthouses(sources),
  ...checkStateCapitals(sources),
]

/** A town that is not the seat of its own county is also in another one than that of the text. */
function checkSeatsAndInstitutions(sources: FactSources): Fact[] {
  const seats = checkSeats(sources)
  const at = new Set(seats.map(lineOf))
  return [...seats, ...checkCountyInstitutions(sources).filter((found) => !at.has(lineOf(found)))]
}

function checkAddresses(sources: FactSources): Fact[] {
  const texts = companyTexts(sources)
  return [
    ...checkHouseNumbers(texts, sources),
    ...checkSuites(texts, sources),
    ...checkTownsOfStreets(texts, sources),
    ...checkStreetsInTown(texts, sources),
    ...checkMapTitles(sources),
  ]
}
