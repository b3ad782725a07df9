/**
 * Capitals of the states of the United States.
 * Source: U.S. Census Bureau, "State Capitals", and the Geographic Names Information System of the USGS, https://edits.nationalmap.gov/apps/gaz-domestic/
 */
const capitals: ReadonlyMap<string, string> = new Map(
  `AL Montgomery|AK Juneau|AZ Phoenix|AR Little Rock|CA Sacramento|CO Denver|CT Hartford|DE Dover|FL Tallahassee|
GA Atlanta|HI Honolulu|ID Boise|IL Springfield|IN Indianapolis|IA Des Moines|KS Topeka|KY Frankfort|LA Baton Rouge|
ME Augusta|MD Annapolis|MA Boston|MI Lansing|MN Saint Paul|MS Jackson|MO Jefferson City|MT Helena|NE Lincoln|
NV Carson City|NH Concord|NJ Trenton|NM Santa Fe|NY Albany|NC Raleigh|ND Bismarck|OH Columbus|OK Oklahoma City|
OR Salem|PA Harrisburg|RI Providence|SC Columbia|SD Pierre|TN Nashville|TX Austin|UT Salt Lake City|VT Montpelier|
VA Richmond|WA Olympia|WV Charleston|WI Madison|WY Cheyenne`
    .split('|')
    .map((each) => each.trim())
    .map((each): [string, string] => [each.slice(0, 2), each.slice(3)]),
)

/** The capital of a state by its code, e.g. `Salem` for `OR`; undefined for territories, and in other countries. */
export const capitalOf = (state: string, country: string): string | undefined =>
  country === 'US' ? capitals.get(state) : undefined
