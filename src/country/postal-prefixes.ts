/** Where codes with one beginning are: the main town of the area, and the kilometres within which all of the area is. */
export type PostalSeat = { latitude: number; longitude: number; kilometers: number }

type Prefixes = {
  of: (code: string) => string | undefined
  /** Prefix, latitude and longitude of its main town, to a tenth of a degree (GeoNames, CC BY 4.0). */
  seats: string
  /** Kilometres from the main town to the end of an area, and those of larger areas. */
  reach: number
  larger: Readonly<Record<string, number>>
  /** Whether each county has a prefix of its own. */
  ofCounties: boolean
  /** Prefixes of codes that are in no place, or overseas. */
  others: readonly string[]
}

const firstTwo = (code: string) => /^\d\d(?=\d{3}$)/.exec(code)?.[0]

/** Sources: Royal Mail, postcode areas; Canada Post, first letters of forward sortation areas; Correos, provinces by their INE codes; La Poste, départements; Australia Post, first digits of states. */
const countries: Readonly<Record<string, Prefixes>> = {
  GB: {
    of: (code) => /^[A-Z]{1,2}(?=\d)/.exec(code)?.[0],
    seats: `
    AB 57.1 -2.1, AL 51.8 -0.3, B 52.5 -1.9, BA 51.4 -2.4, BB 53.7 -2.5, BD 53.8 -1.8, BH 50.7 -1.9, BL 53.6 -2.4,
    BN 50.8 -0.1, BR 51.4 0, BS 51.5 -2.6, BT 54.6 -5.9, CA 54.9 -2.9, CB 52.2 0.1, CF 51.5 -3.2, CH 53.2 -2.9,
    CM 51.7 0.5, CO 51.9 0.9, CR 51.4 -0.1, CT 51.3 1.1, CV 52.4 -1.5, CW 53.1 -2.4, DA 51.4 0.2, DD 56.5 -3,
    DE 52.9 -1.5, DG 55.1 -3.6, DH 54.8 -1.6, DL 54.5 -1.6, DN 53.5 -1.1, DT 50.7 -2.4, DY 52.5 -2.1, E 51.5 0,
    EC 51.5 -0.1, EH 56 -3.2, EN 51.7 -0.1, EX 50.7 -3.5, FK 56 -3.8, FY 53.8 -3, G 55.9 -4.3, GL 51.9 -2.2,
    GU 51.2 -0.6, HA 51.6 -0.3, HD 53.6 -1.8, HG 54 -1.5, HP 51.8 -0.4, HR 52.1 -2.7, HS 58.2 -6.4, HU 53.7 -0.3,
    HX 53.7 -1.9, IG 51.6 0.1, IP 52.1 1.2, IV 57.5 -4.2, KA 55.6 -4.5, KT 51.4 -0.3, KW 59 -3, KY 56.1 -3.2,
    L 53.4 -3, LA 54 -2.8, LD 52.2 -3.4, LE 52.6 -1.1, LL 53.3 -3.8, LN 53.2 -0.5, LS 53.8 -1.5, LU 51.9 -0.4,
    M 53.5 -2.2, ME 51.4 0.5, MK 52 -0.8, ML 55.8 -4, N 51.5 -0.1, NE 55 -1.6, NG 53 -1.2, NN 52.3 -0.9, NP 51.6 -3,
    NR 52.6 1.3, NW 51.5 -0.1, OL 53.5 -2.1, OX 51.8 -1.3, PA 55.8 -4.4, PE 52.6 -0.2, PH 56.4 -3.4, PL 50.4 -4.1,
    PO 50.8 -1.1, PR 53.8 -2.7, RG 51.5 -1, RH 51.2 -0.2, RM 51.6 0.2, S 53.4 -1.5, SA 51.6 -3.9, SE 51.5 -0.1,
    SG 51.9 -0.2, SK 53.4 -2.2, SL 51.5 -0.6, SM 51.4 -0.2, SN 51.6 -1.8, SO 50.9 -1.4, SP 51.1 -1.8, SR 54.9 -1.4,
    SS 51.5 0.7, ST 53 -2.2, SW 51.5 -0.2, SY 52.7 -2.8, TA 51 -3.1, TD 55.6 -2.8, TF 52.7 -2.4, TN 51.1 0.3,
    TQ 50.5 -3.5, TR 50.3 -5.1, TS 54.6 -1.2, TW 51.4 -0.3, UB 51.5 -0.4, W 51.5 -0.2, WA 53.4 -2.6, WC 51.5 -0.1,
    WD 51.7 -0.4, WF 53.7 -1.5, WN 53.5 -2.6, WR 52.2 -2.2, WS 52.6 -2, WV 52.6 -2.1, YO 54 -1.1, ZE 60.2 -1.1`,
    reach: 110,
    larger: { AB: 150, HS: 160, IV: 260, KW: 200, PA: 220, PH: 200, BT: 150 },
    ofCounties: false,
    others: ['BX'],
  },
  ES: {
    of: firstTwo,
    seats: `
    01 42.8 -2.7, 02 39 -1.9, 03 38.3 -0.5, 04 36.8 -2.5, 05 40.7 -4.7, 06 38.9 -7, 07 39.6 2.7, 08 41.4 2.2,
    09 42.3 -3.7, 10 39.5 -6.4, 11 36.5 -6.3, 12 40 0, 13 39 -3.9, 14 37.9 -4.8, 15 43.4 -8.4, 16 40.1 -2.1,
    17 42 2.8, 18 37.2 -3.6, 19 40.6 -3.2, 20 43.3 -2, 21 37.3 -6.9, 22 42.1 -0.4, 23 37.8 -3.8, 24 42.6 -5.6,
    25 41.6 0.6, 26 42.5 -2.5, 27 43 -7.6, 28 40.4 -3.7, 29 36.7 -4.4, 30 38 -1.1, 31 42.8 -1.6, 32 42.3 -7.9,
    33 43.4 -5.8, 34 42 -4.5, 35 28.1 -15.4, 36 42.4 -8.6, 37 41 -5.7, 38 28.5 -16.3, 39 43.5 -3.8, 40 40.9 -4.1,
    41 37.4 -6, 42 41.8 -2.5, 43 41.1 1.2, 44 40.3 -1.1, 45 39.9 -4, 46 39.5 -0.4, 47 41.7 -4.7, 48 43.3 -2.9,
    49 41.5 -5.7, 50 41.7 -0.9, 51 35.9 -5.3, 52 35.3 -2.9`,
    reach: 170,
    larger: { '06': 220, '13': 220, '35': 260, '38': 260, '07': 190 },
    ofCounties: true,
    others: [],
  },
  FR: {
    of: firstTwo,
    seats: `
    01 46.2 5.2, 02 49.6 3.6, 03 46.6 3.3, 04 44.1 6.2, 05 44.6 6.1, 06 43.7 7.3, 07 44.7 4.6, 08 49.8 4.7,
    09 43 1.6, 10 48.3 4.1, 11 43.2 2.3, 12 44.4 2.6, 13 43.3 5.4, 14 49.2 -0.4, 15 44.9 2.4, 16 45.6 0.2,
    17 46.2 -1.2, 18 47.1 2.4, 19 45.3 1.8, 20 41.9 8.7, 21 47.3 5, 22 48.5 -2.8, 23 46.2 1.9, 24 45.2 0.7,
    25 47.2 6, 26 44.9 4.9, 27 49 1.2, 28 48.4 1.5, 29 48 -4.1, 30 43.8 4.4, 31 43.6 1.4, 32 43.6 0.6, 33 44.8 -0.6,
    34 43.6 3.9, 35 48.1 -1.7, 36 46.8 1.7, 37 47.4 0.7, 38 45.2 5.7, 39 46.7 5.6, 40 43.9 -0.5, 41 47.6 1.3,
    42 45.4 4.4, 43 45 3.9, 44 47.2 -1.6, 45 47.9 1.9, 46 44.4 1.4, 47 44.2 0.6, 48 44.5 3.5, 49 47.5 -0.6,
    50 49.1 -1.1, 51 49 4.4, 52 48.1 5.1, 53 48.1 -0.8, 54 48.7 6.2, 55 48.8 5.2, 56 47.7 -2.8, 57 49.1 6.2,
    58 47 3.2, 59 50.6 3.1, 60 49.4 2.1, 61 48.4 0.1, 62 50.3 2.8, 63 45.8 3.1, 64 43.3 -0.4, 65 43.2 0.1,
    66 42.7 2.9, 67 48.6 7.7, 68 48.1 7.4, 69 45.7 4.8, 70 47.6 6.1, 71 46.3 4.8, 72 48 0.2, 73 45.6 5.9,
    74 45.9 6.1, 75 48.9 2.3, 76 49.4 1.1, 77 48.5 2.7, 78 48.8 2.1, 79 46.3 -0.5, 80 49.9 2.3, 81 43.9 2.1,
    82 44 1.4, 83 43.1 5.9, 84 43.9 4.8, 85 46.7 -1.4, 86 46.6 0.3, 87 45.8 1.2, 88 48.2 6.5, 89 47.8 3.6,
    90 47.6 6.9, 91 48.6 2.4, 92 48.9 2.2, 93 48.9 2.5, 94 48.8 2.5, 95 49 2.1`,
    reach: 130,
    larger: { '20': 220 },
    ofCounties: true,
    others: ['97', '98'],
  },
  CA: {
    of: (code) => /^[A-Z](?=\d[A-Z])/.exec(code)?.[0],
    seats: `
    A 50 -57, B 45 -63, C 46.4 -63.2, E 46.5 -66.4, G 48.5 -69, H 45.5 -73.6, J 46.5 -74, K 45.2 -76, L 44 -79.4,
    M 43.7 -79.4, N 43.2 -81, P 48.5 -85, R 52 -97.5, S 53 -106, T 54 -114.5, V 52 -123, X 64 -110, Y 62.5 -135`,
    reach: 400,
    larger: {
      A: 1000,
      C: 200,
      G: 1000,
      H: 80,
      J: 1100,
      M: 80,
      P: 1000,
      R: 900,
      S: 900,
      T: 1000,
      V: 1200,
      X: 3000,
      Y: 1000,
    },
    ofCounties: false,
    others: [],
  },
  // A digit for each state. Codes of the external territories are left out; those of boxes and large users begin with others.
  AU: {
    of: (code) => /^(?!2898|2899|6798|6799)\d(?=\d{3}$)/.exec(code)?.[0],
    seats: '0 -12.5 130.8, 2 -33.9 151.2, 3 -37.8 145, 4 -27.5 153, 5 -34.9 138.6, 6 -32 115.9, 7 -42.9 147.3',
    reach: 1150,
    larger: { 0: 1750, 3: 520, 4: 2300, 6: 2400, 7: 420 },
    ofCounties: false,
    others: ['1', '8', '9'],
  },
}

const read = new Map<string, ReadonlyMap<string, PostalSeat>>()

function seatsOf(country: string): ReadonlyMap<string, PostalSeat> {
  const known = read.get(country)
  if (known) return known
  const { seats = '', reach = 0, larger = {} } = countries[country] ?? {}
  const made = new Map(
    [...seats.matchAll(/(\w+) (-?[\d.]+) (-?[\d.]+)/g)].map(([, prefix = '', latitude, longitude]) => [
      prefix,
      { latitude: Number(latitude), longitude: Number(longitude), kilometers: larger[prefix] ?? reach },
    ]),
  )
  read.set(country, made)
  return made
}

/** The beginning of a code that says where it is: `CT` of `CT16 1AA`, `46` of `46004`; undefined in countries without such data. */
export const postalPrefixOf = (code: string, country: string): string | undefined => countries[country]?.of(code)

/** Where codes with a prefix are; undefined if there are none. */
export const postalSeatOf = (prefix: string, country: string): PostalSeat | undefined => seatsOf(country).get(prefix)

/** Whether no code of a country begins so. */
export const isUnknownPrefix = (prefix: string, country: string): boolean =>
  hasPostalPrefixes(country) && !seatsOf(country).has(prefix) && !countries[country]?.others.includes(prefix)

/** Whether it is known where codes of a country are by their beginnings. */
export const hasPostalPrefixes = (country: string): boolean => Object.hasOwn(countries, country)

/** Whether the codes of a county have one beginning. */
export const isPrefixOfCounty = (country: string): boolean => countries[country]?.ofCounties ?? false
