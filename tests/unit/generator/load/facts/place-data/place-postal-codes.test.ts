import { expect, test } from 'vitest'
import type { Gazetteer, PostalArea } from '#generator/core/gazetteer.ts'
import type { CityRecord, FactSources } from '#generator/load/facts/fact.ts'
import { checkPostalCodes } from '#generator/load/facts/place-data/place-postal-codes.ts'

const suburb = { latitude: 26.2712, longitude: -80.2706 }
const city = { latitude: 26.2379, longitude: -80.1248 }
const areaOf = (code: string, place: string, [latitude, longitude]: [number, number]): PostalArea => ({
  ...{ code, place, region: 'FL', county: '011' },
  ...{ latitude, longitude },
})
/** A post office box of the suburb, a code of houses in it that has the name of the city, and one in the city. */
const areas = [
  areaOf('33075', 'Coral Springs', [26.2712, -80.2706]),
  areaOf('33065', 'Pompano Beach', [26.2729, -80.2603]),
  areaOf('33069', 'Pompano Beach', [26.2288, -80.1635]),
  areaOf('33076', 'Coral Springs Beach', [26.2722, -80.27]),
  areaOf('33067', 'Coral Springs', [26.2712, -80.2706]),
  areaOf('33073', 'Coral Springs', [26.2712, -80.2706]),
  // A far end of the suburb.
  areaOf('33071', 'Coral Springs', [26.2712, -80.6706]),
]

/** Codes of what is found about the postal codes of the suburb, or of another place at its point. */
function found(codes: string, isCountyKnown = true, own = 'Coral Springs', listed = areas, description = ''): string[] {
  const known = { region: 'FL', code: '011', name: 'Broward' }
  const county = isCountyKnown ? known : undefined
  // What the check reads of its sources.
  const gazetteer = {
    hasPostalCodes: true,
    postalCode: (code: string) => listed.find((area) => area.code === code),
    postalCodesNear: () => listed,
    placesNamed: (name: string) => [{ ...(name === 'Coral Springs' ? suburb : city), name, region: 'FL' }],
    countiesOf: () => [known, { ...known, code: '099', name: 'Avon' }],
    lacksPostalCodes: () => false,
  } as unknown as Gazetteer
  const sources = {
    site: { value: { business: { address: { country: 'US' } } } },
    records: { cities: [], folders: { cities: [] } },
    gazetteer,
  } as unknown as FactSources
  const row = {
    value: { name: own, zip_codes: codes, description },
    locate: () => ({ file: 'cities.csv', line: 2, column: 1 }),
    file: { path: 'cities.csv', shown: 'cities.csv' },
  } as unknown as CityRecord
  return checkPostalCodes(row, { point: suburb, county, sources }).map(({ code }) => code)
}

test('a code nearer to the suburb than to the city of its name may be that of the suburb', () => {
  expect(found('33065')).toEqual([])
})

test('a code beside the suburb is its own if the post office of its name is three times as far', () => {
  const at = (kilometres: number) =>
    areaOf('33070', 'Pompano Beach', [suburb.latitude, suburb.longitude - kilometres / 99.7])
  const near = (kilometres: number) => found('33070', true, 'Coral Springs', [...areas, at(kilometres)])
  expect([near(7), near(9)]).toEqual([[], ['postal-code-of-another-place']])
})

test('a village may have the code of the township that it is called after', () => {
  const listed = [...areas, areaOf('33064', 'Lawrence Township', [26.33, -80.27])]
  expect(found('33064', true, 'Lawrenceville', listed)).toEqual([])
  expect(found('33064', true, 'Coral Springs', listed)).toEqual(['postal-code-of-another-place'])
})

test('a code of the post office around may have its middle farther away', () => {
  const at = (place: string, kilometres: number) =>
    areaOf('33070', place, [suburb.latitude, suburb.longitude - kilometres / 99.7])
  const far = (place: string, kilometres: number) =>
    found('33070 33075', true, 'Coral Springs', [...areas.slice(0, 3), at(place, kilometres)])
  expect([far('Pompano Beach', 30), far('Denby', 30), far('Pompano Beach', 40)]).toEqual([
    [],
    ['postal-code-elsewhere'],
    ['postal-code-elsewhere'],
  ])
})

test('a code of the city is not one of the suburb', () => {
  expect(found('33069')).toEqual(['postal-code-of-another-place'])
})

test('a code with the name and the county of a place is its own, however far its centre is in the list', () => {
  const base = areaOf('33099', 'Coral Springs Afb', [27.9, -82.1])
  expect(found('33099', true, 'Coral Springs AFB', [...areas, base])).toEqual([])
  expect(found('33099', true, 'Denby AFB', [...areas, base])).toEqual(['postal-code-elsewhere'])
})

test('a county whose record cannot be read makes no code of the name of the place wrong', () => {
  expect(found('33071')).toEqual([])
  expect(found('33071', false)).toEqual([])
})

test('beside several codes of its own, a place has one of a part that its text names', () => {
  const listed = [...areas, areaOf('33066', 'Peaks Island', [26.28, -80.27])]
  const described = (text: string) => found('33075 33067 33073 33066', true, 'Coral Springs', listed, text)
  expect(described('A city of canals.')).toEqual(['postal-code-of-another-place'])
  expect(described('Peaks Island belongs to the city as well.')).toEqual([])
})

test('a place with its name and a further word is a part of it', () => {
  expect(found('33075 33067 33073 33076')).toEqual([])
})

test('a code of the town whose other code is the nearest may be that of a place', () => {
  const around = Array.from({ length: 8 }, (_, index) =>
    areaOf(`3310${index}`, `Elm ${index}`, [suburb.latitude, suburb.longitude + 0.02 * (index + 2)]),
  )
  const listed = [
    areaOf('33090', 'Holt', [26.28, -80.2706]),
    areaOf('33091', 'Holt', [26.4, -80.2706]),
    areaOf('33092', 'Denby', [26.4, -80.2706]),
    ...around,
  ]
  expect(found('33091', true, 'Ashby', listed)).toEqual([])
  expect(found('33092', true, 'Ashby', listed)).toEqual(['postal-code-of-another-place'])
})

test('beside codes of its own, a place may have one of a county next to it', () => {
  const ofAvon = (code: string, kilometres: number): PostalArea => ({
    ...areaOf(code, 'Holt', [suburb.latitude + kilometres / 111.2, suburb.longitude]),
    county: '099',
  })
  const listed = [...areas, ofAvon('33401', 12), ofAvon('33402', 18)]
  const near = (codes: string) => found(codes, true, 'Coral Springs', listed)
  expect(near('33075 33401')).toEqual([])
  expect(near('33401')).toEqual(['postal-code-elsewhere'])
  expect(near('33075 33402')).toEqual(['postal-code-elsewhere'])
})
