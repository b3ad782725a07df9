import { expect, test } from 'vitest'
import { RefusalError } from '#generator/core/refusal-error.ts'
import {
  findAround,
  findCounty,
  findPlace,
  findRegion,
  namedIn,
  placeAtPostalCode,
  pointOf,
  postalCodeAt,
} from '#generator/places/find-places.ts'
import { placesInside } from '#generator/places/places-inside.ts'

const names = (name: string) => findCounty(name).places.map((place) => place.name)

test('a county has its places, the largest first, with coordinates, population and postal codes', () => {
  const { county, places } = findCounty('Hood River County, OR')
  expect(county).toMatchObject({ region: 'OR', regionName: 'Oregon', code: '027', name: 'Hood River' })
  const [largest] = places
  expect(largest).toMatchObject({ name: 'Hood River', postalCodes: ['97031'], timeZone: 'America/Los_Angeles' })
  expect(largest?.population).toBeGreaterThan(7000)
  expect(largest?.latitude).toBeCloseTo(45.7, 1)
  const counts = places.map(({ population = 0 }) => population)
  expect(counts).toEqual([...counts].sort((a, b) => b - a))
})

test.each([
  ['without the word for it', 'hood river, or'],
  ['with the name of the region', 'Hood River County, Oregon'],
  ['with the country', 'Hood River County, OR, US'],
])('a county is found %s', (_, name) => {
  expect(names(name)).toEqual(names('Hood River County, OR'))
})

test.each([
  ['Orleans Parish, LA', 'Orleans Parish', 'Orleans'],
  ['North Yorkshire, England, GB', 'North Yorkshire', 'North Yorkshire'],
  ['North Yorkshire, England', 'North Yorkshire', 'North Yorkshire'],
  ['North Yorkshire, UK', 'North Yorkshire', 'North Yorkshire'],
  ['North Yorkshire, United Kingdom', 'North Yorkshire', 'North Yorkshire'],
  ['North Yorkshire, GB', 'North Yorkshire', 'North Yorkshire'],
  ['City and Borough of Leeds, England', 'City of Leeds', 'Leeds'],
  ['Leeds, England', 'City of Leeds', 'Leeds'],
  ['Bolton, England', 'Borough of Bolton', 'Bolton'],
  ['York, England', 'City of York', 'York'],
  ['County Durham, England', 'County Durham', 'County Durham'],
  ['Powys, Wales', 'Powys', 'Powys'],
  ['Flintshire, Wales', 'Flintshire', 'Flintshire'],
  ['Comunidad de Madrid, ES', 'Comunidad de Madrid', 'Madrid'],
  ['Madrid, Madrid, ES', 'Provincia de Madrid', 'Madrid'],
  ['Madrid, España', 'Provincia de Madrid', 'Madrid'],
  ['Asturias, ES', 'Principado de Asturias', 'Asturias'],
  ['Principado de Asturias, Spain', 'Principado de Asturias', 'Asturias'],
  ['La Coruña, ES', 'Provincia de A Coruña', 'A Coruña'],
  ['Vizcaya, ES', 'Bizkaia', 'Bizkaia'],
  ['Islas Baleares, ES', 'Illes Balears', 'Illes Balears'],
  ['La Rioja, ES', 'La Rioja', 'La Rioja'],
  ['North Northamptonshire, England', 'North Northamptonshire', 'North Northamptonshire'],
  ['Galway, IE', 'County Galway', 'County Galway'],
  ['Cavan, Ireland', 'County Cavan', 'County Cavan'],
  ['Toronto, Ontario, CA', 'City of Toronto', 'Toronto'],
  ['Ottawa, Ontario, CA', 'City of Ottawa', 'Ottawa'],
  ['St. Louis County, MO', 'St. Louis County', 'St. Louis'],
  ['City of Saint Louis, MO', 'City of St. Louis', 'St. Louis'],
  ['Sainte Genevieve County, MO', 'Ste. Genevieve County', 'Ste. Genevieve'],
  ['New Haven County, CT', 'New Haven County', 'New Haven'],
  ['Kingston, Victoria, AU', 'Kingston', 'Kingston'],
  ['San Juan, PR', 'Municipio de San Juan', 'San Juan'],
  ['San Juan Municipio, Puerto Rico', 'San Juan Municipio', 'San Juan'],
  ['Berlin, Germany', 'Berlin', 'Berlin'],
  ['Winnipeg, Manitoba', 'City of Winnipeg', 'Winnipeg'],
])('%s keeps the word that its people use for it', (wanted, fullName, name) => {
  expect(findCounty(wanted).county).toMatchObject({ fullName, name })
})

test('names of Mexican places have no kind in brackets, and none of them is a prison or a number', () => {
  const zapopan = names('Zapopan, Jalisco')
  expect(zapopan).toContain('Campestre las Palomas')
  expect(zapopan).not.toContain('Zapopan2')
  // `Ninguno [Centro de Readaptación Social de Atlacholoaya]`
  expect(names('Xochitepec, Morelos').filter((name) => name.startsWith('Ninguno'))).toEqual([])
})

test.each([
  ['Wyandotte County, MO', 'Another region has it: "Wyandotte County, KS".'],
  ['Wyandote County, MO', 'Did you mean "Wyandotte County, KS"?'],
  ['Jonson County, KS', 'Did you mean "Johnson County"?'],
  ['Clay County, MI', 'Other regions have one: "Clay County, AL", '],
  ['North Yorkshir, England, GB', 'Did you mean "North Yorkshire"?'],
  ['Kingston, Victoria', 'Several countries have a region "Victoria"'],
  ['Canberra, AU', 'Canberra is in "Australian Capital Territory, Australia".'],
  ['Cork City, IE', 'Those of its surroundings are in "County Cork, Munster".'],
  ['Alberta, Canada', 'Alberta is a region: name a county of it, such as "City of Calgary, Alberta".'],
  ['Jalisco, MX', 'Jalisco is a region: name a county of it, such as "Municipio de Zapopan, Jalisco".'],
  ['Andalucía, ES', 'Andalucía is a region: name a county of it, such as "Provincia de Sevilla, Andalusia".'],
  ['St. Louis, MO', 'Name one of them: "St. Louis County", "City of St. Louis".'],
])('%s is not a county, and the message names the one that may be meant', (name, hint) => {
  expect(() => findCounty(name)).toThrow(hint)
})

test('places have the names of the signs there, and a district is not a place', () => {
  expect(names('New Haven County, CT')).toContain('Milford')
  expect(names('County Galway, IE')[0]).toBe('Galway')
  expect(names('Somerset, England')).not.toContain('Mendip')
})

test('the name of a place does not repeat its region, and does not say what it is', () => {
  expect(names('Johnson County, KS')).toContain('New Century')
  expect(names('King County, WA')).toContain('Sammamish')
})

test('a place without a postal code of its own has the nearest one if no other is about as near, and says so', () => {
  const place = findPlace('Fruit Heights, UT')
  expect(place).toMatchObject({ postalCodes: ['84037'], hasNearestPostalCode: true })
  // 5.2 km from the centre of 84056, and 5.3 km from that of 84040.
  expect(findPlace('South Weber, UT')).toMatchObject({ postalCodes: [], hasNearestPostalCode: false })
})

test('a city in two counties has its codes of both, without those of suburbs that are named after it', () => {
  expect(findPlace('Amarillo, TX').postalCodes).toEqual(expect.arrayContaining(['79101', '79109']))
  const { postalCodes } = findPlace('Minneapolis, MN')
  expect(postalCodes).toContain('55401')
  expect(postalCodes).not.toContain('55433') // Coon Rapids, in another county
})

test('a place has the postal codes of its areas, and not those of post office boxes and single recipients', () => {
  const { postalCodes } = findPlace('El Paso, TX')
  expect(postalCodes).toEqual(expect.arrayContaining(['79901', '79936']))
  expect(postalCodes.filter((code) => code.startsWith('885') || code === '79910')).toEqual([])
})

test('a place has the postal code that another list has under a shorter form of its name', () => {
  expect(findPlace('Fort Mitchell, KY')).toMatchObject({ postalCodes: ['41017'], hasNearestPostalCode: false })
})

test('a place between two postal codes has none, and not that of another county farther away', () => {
  const riverview = findCounty('Morgan County, MO').places.find(({ name }) => name === 'Riverview')
  expect(riverview).toMatchObject({ postalCodes: [], hasNearestPostalCode: false })
})

test('a postal code of the name in the next county is nearer to the truth than that of another town', () => {
  const chaparral = findCounty('Doña Ana County, NM').places.find(({ name }) => name === 'Chaparral')
  expect(chaparral).toMatchObject({ postalCodes: ['88081'], hasNearestPostalCode: false })
})

test('a place that the data has on a point outside its county is left out', async () => {
  const found = [findCounty('Jefferson County, AL')]
  const namesOf = ([county]: typeof found) => county?.places.map(({ name }) => name)
  expect(namesOf(found)).toContain('Argo')
  expect(namesOf(await placesInside(found))).not.toContain('Argo')
  expect(namesOf(await placesInside(found))).toContain('Birmingham')
})

test.each([
  ['Bronx, NY', 'The Bronx'],
  ['Firenze, IT', 'Florence'],
])('%s is found by the name that people write there', (name, known) => {
  expect(findPlace(name).name).toBe(known)
})

test('a postal code says where a town is that the data does not have', () => {
  const gabbs = placeAtPostalCode('Gabbs', { country: 'US', code: '89409' })
  expect(gabbs?.county.regionName).toBe('Nevada')
  expect(placeAtPostalCode('Gabs', { country: 'US', code: '89409' })).toBeUndefined()
})

test('a town of another country is found without its region', () => {
  expect(findPlace('Getxo, Bizkaia, ES').county.name).toBe('Bizkaia')
  expect(findPlace('Skipton, GB')).toMatchObject({ timeZone: 'Europe/London', county: { name: 'North Yorkshire' } })
})

test.each([
  ['Calgary', 'Calgary, Alberta, CA', 'City of Calgary'],
  ['Sydney', 'Sydney, AU', 'City of Sydney'],
  ['New York', 'New York, NY', 'New York County'],
  ['Washington', 'Washington, DC', 'District of Columbia'],
  ['Hartford', 'Hartford, CT', 'Hartford County'],
  ['Canberra', 'Canberra, AU', 'Australian Capital Territory'],
  ['Fredericton', 'Fredericton, NB', 'York County'],
])('%s has a county, although the data has none for it', (_, town, county) => {
  expect(findPlace(town).county.fullName).toBe(county)
})

test('a county that is a whole region is found, and one by the beginning of its name outside the United States', () => {
  expect(findCounty('District of Columbia, DC').places[0]?.name).toBe('Washington')
  expect(findCounty('Metro Vancouver, British Columbia').county.fullName).toBe('Metro Vancouver Regional District')
})

test('a section of a city does not have the people of the whole city', () => {
  const { places } = findCounty('Shelby County, TN')
  expect(places[0]?.name).toBe('Memphis')
  expect(places.find(({ name }) => name === 'New South Memphis')).toMatchObject({ population: undefined })
})

test('of places with one name in a county the largest is taken, and no part of a city that is named after it', () => {
  const names = findCounty('Bizkaia, ES').places.map(({ name }) => name)
  expect(names.filter((name) => name === 'Elexalde')).toHaveLength(1)
  expect(findCounty('Comunidad de Madrid, ES').places.map(({ name }) => name)).not.toContain('Madrid Centro')
})

test('a county of a company in Canada is not in California', () => {
  for (const name of ['Toronto', 'Toronto, CA', 'Toronto, ON', 'Toronto, Ontario', 'Toronto, ON, Canada'])
    expect(findCounty(namedIn(name, 'CA')).county).toMatchObject({ country: 'CA', fullName: 'City of Toronto' })
})

test('a region has its code in addresses, and the name of its own country', () => {
  expect(findCounty('Metro Vancouver, BC').county).toMatchObject({ country: 'CA', regionName: 'British Columbia' })
  expect(findCounty(namedIn('Queens County, PE', 'CA')).county.regionName).toBe('Prince Edward Island')
  expect(findCounty('Barcelona, Cataluña').county).toMatchObject({ country: 'ES', name: 'Barcelona' })
})

test('a radius finds places of several counties and regions', () => {
  const regions = new Set(findAround(findPlace('Portland, OR'), 20).map(({ county }) => county.region))
  expect([...regions].sort()).toEqual(['OR', 'WA'])
})

test('the counties of a region are listed from A to Z', () => {
  const counties = findRegion('OR').map(({ county }) => county.fullName)
  expect(counties).toHaveLength(36)
  expect(counties[0]).toBe('Baker County')
})

test('a part of Britain is named by its code or by its name', () => {
  expect(findRegion('ENG')).toEqual(findRegion('England'))
  expect(findRegion('SCT')[0]?.county).toMatchObject({ country: 'GB', regionName: 'Scotland' })
})

test('a postal code is at the center of its area', () => {
  expect(postalCodeAt('US', '97031')?.longitude).toBeCloseTo(-121.5, 0)
  expect(postalCodeAt('US', '00000')).toBeUndefined()
})

test.each([
  ['a county that does not exist', () => findCounty('Hod River, OR'), 'Did you mean "Hood River County"?'],
  ['a region that does not exist', () => findCounty('Hood River, Oregn'), 'Did you mean "Oregon"?'],
  ['a county without a region', () => findCounty('Hood River'), 'Write it like "Hood River County, OR"'],
  ['one of several counties of a name', () => findCounty('Washington, US'), 'Name the region too'],
  [
    'a county of Canada with its code',
    () => findCounty('Toronto, CA'),
    'For Canada, write "City of Toronto, Ontario".',
  ],
  ['a town in place of its county', () => findCounty('Portland, OR'), 'Portland is in "Multnomah County, OR".'],
  ['a town to be added alone', () => findCounty('Harrogate, England'), '--radius 1km --near "Harrogate, England"'],
  ['a region of no known country', () => findRegion('Kent'), 'For one of another country, add the country'],
  ['a country without data', () => findCounty('A, B, ZZ'), 'no counties of the country "ZZ"'],
  ['a place that does not exist', () => findPlace('Portlnd, OR'), 'Did you mean "Portland"?'],
  ['a radius without places', () => findAround({ latitude: 0, longitude: -140 }, 5), 'Choose a longer radius.'],
])('%s is refused, with what to write instead', (_, find, message) => {
  expect(find).toThrow(RefusalError)
  expect(find).toThrow(message)
})

test('a country without counties is one', () => {
  const { county, places } = findCounty(namedIn('Malta', 'MT'))
  expect(county).toMatchObject({ country: 'MT', fullName: 'Malta', regionName: 'Malta' })
  expect(places.length).toBeGreaterThan(50)
  expect(findPlace(namedIn('Żurrieq, MT', 'MT')).county).toEqual(county)
})

test('a quarter of a Swiss city has its own name, and half a village is not a place', () => {
  const dietikon = { latitude: 47.40165, longitude: 8.40015 }
  const found = findAround(dietikon, 8, 'CH').flatMap(({ places }) => places.map(({ name }) => name))
  expect(found).toContain('Oetwil an der Limmat')
  expect(found).toContain('Fahrweid')
  expect(found).toContain('Altstetten')
  expect(found).not.toContain('Zentrum')
  expect(found.filter((name) => / \/ |\((?!Kreis)/.test(name))).toEqual([])
})

test('a code that is a state and the country of the company is the country', () => {
  expect(pointOf('Toronto, CA', 'CA')).toMatchObject({ name: 'Toronto' })
})

test('of places with one name, the largest is meant, or the nearest to given coordinates', () => {
  expect(findPlace('Midway, FL').timeZone).toBe('America/Chicago')
  expect(findPlace('Midway, FL', { latitude: 30.5, longitude: -84.5 }).timeZone).toBe('America/New_York')
})
