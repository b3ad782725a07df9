/**
 * States through which an Interstate highway of the United States runs, by its number.
 * Written from general knowledge. The reference is the Route Log and Finder List of the Federal Highway Administration,
 * https://www.fhwa.dot.gov/highwayhistory/routelog/
 */
const statesOf: ReadonlyMap<number, string> = new Map(
  `2 TX|4 FL|5 CA OR WA|8 CA AZ|10 CA AZ NM TX LA MS AL FL|11 NV AZ|12 LA|14 TX|15 CA NV AZ UT ID MT|16 GA|17 AZ|19 AZ|
20 TX LA MS AL GA SC|22 MS AL|24 IL KY TN GA|25 NM CO WY|26 TN NC SC|27 TX|29 MO IA SD ND|30 TX AR|35 TX OK KS MO IA MN|
37 TX|39 IL WI|40 CA AZ NM TX OK AR TN NC|41 WI IL|42 NC|43 WI|44 TX OK MO|45 TX|49 LA AR MO|55 LA MS TN AR MO IL|
57 MO IL AR|59 LA MS AL GA|64 MO IL IN KY WV VA|65 AL TN KY IN|66 VA DC|68 WV MD|69 TX LA AR MS TN KY IN MI|
70 UT CO KS MO IL IN OH WV PA MD|71 KY OH|72 IL MO|73 NC SC VA MI|74 IA IL IN OH NC|75 FL GA TN KY OH MI|
76 CO NE OH PA NJ|77 SC NC VA WV OH|78 PA NJ NY|79 WV PA|80 CA NV UT WY NE IA IL IN OH PA NJ|81 TN VA WV MD PA NY|
82 WA OR|83 MD PA|84 OR ID UT PA NY CT MA|85 AL GA SC NC VA|86 ID PA NY|87 NY NC|88 IL NY|89 NH VT|
90 WA ID MT WY SD MN WI IL IN OH PA NY MA|91 CT MA VT|93 MA NH VT|94 MT ND MN WI IL IN MI|
95 FL GA SC NC VA DC MD DE PA NJ NY CT RI MA NH ME|96 MI|97 MD|99 PA NY`
    .split('|')
    .map((each) => each.trim())
    .map((each): [number, string] => [Number.parseInt(each, 10), each.replace(/^\d+ /, '')]),
)

/** States that a branch reaches, but not the highway it is named for. */
const branches: ReadonlyMap<number, string> = new Map([
  [129, 'NE'],
  [275, 'IN'],
  [287, 'NJ'],
  [535, 'WI'],
])

/**
 * Codes of the states through which an Interstate may run, e.g. `UT` of 15 and of its branch 215. Of a branch, all those of
 * its highway. Undefined for numbers that none has.
 */
export function statesOfInterstate(number: number): string[] | undefined {
  const states = statesOf.get(number % 100)?.split(' ')
  const more = branches.get(number)
  return states && (more === undefined ? states : [...states, more])
}
