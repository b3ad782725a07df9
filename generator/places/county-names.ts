import { britishCounty, districtOf } from './british-counties.ts'

/**
 * What the provinces of Spain are called in Spanish, where GeoNames has another form: their names there, and the names in use,
 * the first of which pages show. A community of one province has the name of the community.
 * Source: https://www.ine.es/daco/daco42/codmun/cod_ccaa_provincia.htm and the statutes of autonomy.
 */
const provinces: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'Araba / Álava': ['Álava', 'Araba'],
  Bizkaia: ['Bizkaia', 'Vizcaya'],
  Gipuzkoa: ['Gipuzkoa', 'Guipúzcoa'],
  'Illes Balears': ['Illes Balears', 'Islas Baleares', 'Baleares'],
  Murcia: ['Región de Murcia'],
  'Province of Asturias': ['Principado de Asturias'],
  'Province of Córdoba': ['Provincia de Córdoba'],
  'Province of Toledo': ['Provincia de Toledo'],
  'Provincia da Coruña': ['Provincia de A Coruña', 'La Coruña'],
  'Provincia de Cantabria': ['Cantabria'],
  'Provincia de La Rioja': ['La Rioja'],
  'Provincia de Navarra': ['Navarra', 'Comunidad Foral de Navarra'],
  'Provincia de Ourense': ['Provincia de Ourense', 'Orense'],
  'Província de Barcelona': ['Provincia de Barcelona'],
  'Província de Castelló': ['Provincia de Castellón', 'Castelló'],
  'Província de Girona': ['Provincia de Girona', 'Gerona'],
  'Província de Lleida': ['Provincia de Lleida', 'Lérida'],
  'Província de Tarragona': ['Provincia de Tarragona'],
  'Província de València': ['Provincia de Valencia', 'València'],
}

/** Irish counties where GeoNames has the Irish name or that of the council, with what people write beside `County Cavan`. */
const irish: Readonly<Record<string, string>> = {
  'An Cabhán': 'County Cavan',
  'An Longfort': 'County Longford',
  'Fingal County': 'Fingal',
  'Limerick City and County Council': 'County Limerick',
  'Mayo County': 'County Mayo',
  'Uíbh Fhailí': 'County Offaly',
}
/** Parts of the former County Dublin, and cities with a council of their own: no word is missing. */
const irishWhole = /^County |\bCity$|Dublin|Dún Laoghaire|^Fingal$/

function irishCounty(name: string): { fullName: string; otherNames: readonly string[] } {
  const written = irish[name] ?? name
  const fullName = irishWhole.test(written) ? written : `County ${written}`
  return { fullName, otherNames: [name, fullName.replace(/^County |(?<=^Dublin) City$/, '')] }
}

/** Cities of Canada that are in no county, by the name of their division in GeoNames: the place within has the same name. */
const canadianCities: Readonly<Record<string, string>> = {
  'Toronto county': 'Toronto',
  Ottawa: 'Ottawa',
  Hamilton: 'Hamilton',
}

/**
 * Counties that GeoNames has places of and no names for: Connecticut, whose counties it replaced by planning regions, which
 * hardly anybody names. By country and region, then by code.
 * Source: Census Bureau, ANSI codes, https://www.census.gov/library/reference/code-lists/ansi.html
 */
const unnamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'US.CT': {
    '001': 'Fairfield County',
    '003': 'Hartford County',
    '005': 'Litchfield County',
    '007': 'Middlesex County',
    '009': 'New Haven County',
    '011': 'New London County',
    '013': 'Tolland County',
    '015': 'Windham County',
  },
}

/** The codes and names of a list, with those of the counties that places have in place of others of their region. */
export function withUnnamed(names: readonly { code: string; name: string }[]): { code: string; name: string }[] {
  const own = Object.entries(unnamed).flatMap(([region, counties]) =>
    Object.entries(counties).map(([code, name]) => ({ code: `${region}.${code}`, name })),
  )
  return [...names.filter(({ code }) => unnamed[code.slice(0, code.lastIndexOf('.'))] === undefined), ...own]
}

/** What completes the name of an area that is also the name of a town in it, by country; `…` is the name. */
const areas: Readonly<Record<string, string>> = {
  AU: 'City of …',
  CA: 'City of …',
  CO: 'Municipio de …',
  MX: 'Municipio de …',
  PR: 'Municipio de …',
}

/** The whole name of an area with the name of a town: `City of Bradford`, `Municipio de Ponce`. */
export function areaAround(name: string, { country, region }: Record<'country' | 'region', string>): string {
  if (country === 'GB') return districtOf(name, region)
  return areas[country]?.replace('…', name) ?? name
}

/** The name of a county, and others that people write. @param name that of GeoNames. */
export function countyNames(name: string, country: string): { fullName: string; otherNames: readonly string[] } {
  // Names of counties in the United States are never written in full: St. Louis County, Ste. Genevieve County.
  if (country === 'US') return { fullName: name.replace(/\bSaint(e?) /, 'St$1. '), otherNames: [] }
  // `Kingston (Vic.)`: the state is beside the name.
  if (country === 'AU') return { fullName: name.replace(/ \([^)]*\)$/, ''), otherNames: [name] }
  if (country === 'GB') return { fullName: britishCounty(name), otherNames: [name] }
  if (country === 'IE') return irishCounty(name)
  const city = country === 'CA' ? canadianCities[name] : undefined
  if (city !== undefined) return { fullName: `City of ${city}`, otherNames: [name] }
  const [fullName = name, ...otherNames] = (country === 'ES' ? provinces[name] : undefined) ?? []
  return { fullName, otherNames }
}
