/**
 * Towns that GeoNames has under their name in another language than that of the signs and letters of most people there.
 * Source: https://www.logainm.ie
 */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  IE: {
    'An Muileann gCearr': 'Mullingar',
    'An Ros': 'Rush',
    'Baile an Mhuilinn': 'Milltown',
    'Cill Airne': 'Killarney',
    'Cill Fhíonáin': 'Kilfinane',
    'Cluain Meala': 'Clonmel',
    'Droichead Nua': 'Newbridge',
    Gaillimh: 'Galway',
    'Trá Mhór': 'Tramore',
  },
}

/**
 * Districts, islands and valleys that GeoNames has as places, beside their towns.
 * Source: https://www.ons.gov.uk, names of local authority districts.
 */
const noPlaces: Readonly<Record<string, readonly string[]>> = {
  GB: [
    'Fylde',
    'High Peak',
    'Isle of Bute',
    'Isle of Lewis',
    'Isle of North Uist',
    'Isle of South Uist',
    'Isles of Scilly',
    'Londonderry County Borough',
    'Mendip',
    'Rossendale',
    'Vale of Leven',
  ],
  IE: ['South Dublin'],
}

/**
 * `Milford` of `City of Milford (balance)`, `New Century` of `New Century, KS`, `Sammamish` of `City of Sammamish`; undefined
 * for a place that is history.
 */
function americanName(name: string, region: string): string | undefined {
  if (name.endsWith(' (historical)')) return undefined
  const [, balance = name] = /^(?:City of )?(.+) \([^)]*\)$/.exec(name) ?? []
  const whole = balance.replace(/^(?:City|Borough) of (?!Industry$)/, '')
  return whole.endsWith(`, ${region}`) ? whole.slice(0, -`, ${region}`.length) : whole
}

/**
 * `Witikon` of `Zürich (Kreis 7) / Witikon`, `Fahrweid` of `Fahrweid (nördl. Teil)`; undefined for a part of a village, such as
 * `Buchs / Buchs (Nord)` and `Dietikon / Zentrum`.
 */
function swissName(name: string, isCity: boolean): string | undefined {
  if (!isCity && name.includes(' / ') && !name.includes(' (Kreis ')) return undefined
  const last = name.split(' / ').at(-1) ?? name
  return last.replace(/ \((?!Kreis)[^)]*\)$/, '')
}

/**
 * `Río Medio` of `Río Medio [Granja]`, whose brackets have the kind of place; undefined for a prison without a name of its own,
 * `Ninguno [CERESO]`, and for a place listed twice, `Zapopan2`.
 */
function mexicanName(name: string): string | undefined {
  if (name.startsWith('Ninguno [') || /\p{L}\d$/u.test(name)) return undefined
  return name.replace(/ \[[^\]]*\]$/, '')
}

type Where = { country: string; region: string; isCity: boolean }

/** The name of a place, or undefined if it is none. @param region its code in the data. */
export function placeName(name: string, { country, region, isCity }: Where): string | undefined {
  if (noPlaces[country]?.includes(name)) return undefined
  if (country === 'US') return americanName(name, region)
  if (country === 'MX') return mexicanName(name)
  if (country === 'CH') return swissName(name, isCity)
  return names[country]?.[name] ?? name
}
