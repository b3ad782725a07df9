/**
 * States and territories of the United States by USPS code.
 * Source: USPS Publication 28, Appendix B, https://pe.usps.com/text/pub28/28apb.htm
 */
const unitedStates: Record<string, string> = Object.fromEntries(
  `AL Alabama|AK Alaska|AS American Samoa|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|
DC District of Columbia|FL Florida|GA Georgia|GU Guam|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|
KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|
MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|
ND North Dakota|MP Northern Mariana Islands|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|
RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VI Virgin Islands|
VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`
    .split('|')
    .map((state) => state.trim())
    .map((state) => [state.slice(0, 2), state.slice(3)]),
)

/** Their names in Spanish, where they differ. Source: RAE and ASALE, Diccionario panhispánico de dudas. */
const statesInSpanish: Record<string, string> = {
  AS: 'Samoa Americana',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MO: 'Misuri',
  MP: 'Islas Marianas del Norte',
  MS: 'Misisipi',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  VI: 'Islas Vírgenes de los Estados Unidos',
  WV: 'Virginia Occidental',
}

/** Regions by code, for countries whose addresses write codes. */
const regions: Record<string, Record<string, string>> = { US: unitedStates }

/** The codes of a country's regions, or undefined if its addresses write names, or no region at all. */
export function regionCodes(country: string): string[] | undefined {
  return regions[country] && Object.keys(regions[country])
}

/**
 * The name of a region, e.g. `Oregon` for `OR`, or `Oregón` in Spanish; the text itself if it is not a code of the country.
 * @param language BCP 47.
 */
export function regionNameOf(region: string, country: string, language = 'en'): string {
  const inSpanish = country === 'US' && language.startsWith('es') ? statesInSpanish[region] : undefined
  return inSpanish ?? regions[country]?.[region] ?? region
}

/** The code of a region, from the code or the name: `OR` for `Oregon`. */
export const regionCodeOf = (text: string, country: string): string | undefined =>
  regionCodes(country)?.find((code) => [code, regionNameOf(code, country)].some((known) => isEqual(known, text)))

const isEqual = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/**
 * The word that completes the name of a county in a region of the United States; `none` elsewhere. Louisiana has
 * parishes, and most of Alaska boroughs. Source: Census Bureau, "Counties (and Equivalent Entities)".
 */
export function countyDesignation(country: string, region: string | undefined): string {
  if (country !== 'US') return 'none'
  return (region && unlikeCounties[region]) || 'County'
}

const unlikeCounties: Record<string, string> = { LA: 'Parish', AK: 'Borough', PR: 'Municipio', DC: 'none' }

/** Regions that texts name, of countries whose addresses may lack them: by the code or the name that addresses have. */
const namedRegions: Record<string, Readonly<Record<string, string>>> = {
  AU: {
    NSW: 'New South Wales',
    QLD: 'Queensland',
    SA: 'South Australia',
    TAS: 'Tasmania',
    VIC: 'Victoria',
    WA: 'Western Australia',
    NT: 'Northern Territory',
  },
  CA: {
    AB: 'Alberta',
    BC: 'British Columbia',
    MB: 'Manitoba',
    NB: 'New Brunswick',
    NL: 'Newfoundland and Labrador',
    NS: 'Nova Scotia',
    ON: 'Ontario',
    PE: 'Prince Edward Island',
    QC: 'Quebec',
    SK: 'Saskatchewan',
  },
  GB: { England: 'England', Scotland: 'Scotland', Wales: 'Wales', 'Northern Ireland': 'Northern Ireland' },
}

/** Names of Canada's provinces in French, where they differ. Source: Natural Resources Canada, Canadian Geographical Names. */
const provincesInFrench: Readonly<Record<string, string>> = {
  BC: 'Colombie-Britannique',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
}

/** The name that a language of the country has for a region, where it is not the English one. */
export const regionInOwnLanguage = (code: string, country: string, language: string): string | undefined =>
  country === 'CA' && language.startsWith('fr') ? provincesInFrench[code] : undefined

/** Countries where people write `Ottawa, ON` and know the code. Source: https://chromium-i18n.appspot.com/ssl-address */
const written = new Set(['US', 'CA', 'AU', 'BR', 'MX'])

export const hasRegionCodes = (country: string): boolean => written.has(country)

const withStates = new Set(['US', 'CA', 'AU', 'BR', 'MX', 'DE', 'AT', 'IN', 'MY', 'NG', 'VE'])

/** Whether the regions of a country are states or provinces with governments of their own, unlike the counties of England. */
export const areStates = (country: string): boolean => withStates.has(country)

/** The name of a region that texts name, by the code or the name that addresses have. */
export const namedRegionOf = (code: string, country: string): string | undefined => namedRegions[country]?.[code]

/** The code that addresses of a country have for a region, by its name: `NS` for `Nova Scotia`; undefined where they have none. */
export const codeInAddresses = (name: string, country: string): string | undefined =>
  hasRegionCodes(country)
    ? Object.entries(namedRegions[country] ?? {}).find(([, each]) => isEqual(each, name))?.[0]
    : undefined

/**
 * Regions by the code that GeoNames gives them, with their names in the language of the country, of countries whose
 * addresses have no codes. Source: GeoNames, admin1CodesASCII.txt, https://download.geonames.org/export/dump/
 */
const regionsByNumber: Record<string, Readonly<Record<string, readonly string[]>>> = {
  ES: {
    '07': ['Islas Baleares', 'Illes Balears', 'Baleares'],
    '27': ['La Rioja'],
    '29': ['Comunidad de Madrid', 'Madrid'],
    '31': ['Región de Murcia', 'Murcia'],
    '32': ['Comunidad Foral de Navarra', 'Navarra'],
    '34': ['Principado de Asturias', 'Asturias'],
    '39': ['Cantabria'],
    '51': ['Andalucía'],
    '52': ['Aragón'],
    '53': ['Islas Canarias', 'Canarias'],
    '54': ['Castilla-La Mancha', 'Castilla La Mancha'],
    '55': ['Castilla y León'],
    '56': ['Cataluña', 'Catalunya'],
    '57': ['Extremadura'],
    '58': ['Galicia'],
    '59': ['País Vasco', 'Euskadi'],
    '60': ['Comunidad Valenciana', 'Comunitat Valenciana'],
  },
}

/** The names of the regions of a country with the codes of public data; none for a country whose addresses have codes. */
export const namesOfRegions = (country: string): [code: string, names: readonly string[]][] =>
  Object.entries(regionsByNumber[country] ?? {})

/**
 * Codes of GeoNames for regions that texts name, by the code or the name that addresses have.
 * Source: GeoNames, admin1CodesASCII.txt, https://download.geonames.org/export/dump/
 */
const publicCodes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: { NSW: '02', NT: '03', QLD: '04', SA: '05', TAS: '06', VIC: '07', WA: '08' },
  CA: { AB: '01', BC: '02', MB: '03', NB: '04', NL: '05', NS: '07', ON: '08', PE: '09', QC: '10', SK: '11' },
  GB: { England: 'ENG', Scotland: 'SCT', Wales: 'WLS', 'Northern Ireland': 'NIR' },
}

/** The code that public data has for a region, by its code or name; undefined where addresses have codes of this program. */
export function publicRegionOf(text: string, country: string): string | undefined {
  const own = Object.entries(publicCodes[country] ?? {}).find(([code]) =>
    [code, namedRegionOf(code, country) ?? code].some((known) => isEqual(known, text)),
  )
  return own?.[1] ?? namesOfRegions(country).find(([, names]) => names.some((name) => isEqual(name, text)))?.[0]
}

/** The name of a region, by the code that public data has for it. */
export function publicRegionName(code: string, country: string): string | undefined {
  const [own] = Object.entries(publicCodes[country] ?? {}).find(([, each]) => each === code) ?? []
  return own === undefined ? regionsByNumber[country]?.[code]?.[0] : namedRegionOf(own, country)
}

/** The names of the regions of several countries, as a language and English write them, without one region. */
export function otherRegionNames(language: string, own: { country: string; region?: string | undefined }): string[] {
  const named = Object.entries(regions).flatMap(([country, names]) =>
    Object.entries(names).flatMap(([code, name]) => [name, regionNameOf(code, country, language)]),
  )
  const others = Object.entries(namedRegions).flatMap(([country, names]) =>
    Object.entries(names).flatMap(([code, name]) => (country === own.country && code === own.region ? [] : name)),
  )
  return [...new Set([...named, ...others])]
}
