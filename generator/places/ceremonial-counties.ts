import type { GazetteerCounty } from '../core/gazetteer.ts'
import { britishCounty } from './british-counties.ts'

/**
 * The counties of England that have a lord-lieutenant, and the preserved counties of Wales, with the areas of councils in each.
 * People name these counties, and public data has the areas of councils. Counties with one council are not listed.
 * Stockton-on-Tees is in two counties.
 * Source: Lieutenancies Act 1997, schedule 1, https://www.legislation.gov.uk/ukpga/1997/23/schedule/1, and the Preserved Counties
 * (Amendment to Boundaries) (Wales) Order 2003.
 */
const areas: Readonly<Record<string, string>> = {
  Bedfordshire: 'Bedford|Central Bedfordshire|Luton',
  Berkshire: 'Bracknell Forest|Reading|Slough|West Berkshire|Windsor and Maidenhead|Wokingham',
  Buckinghamshire: 'Buckinghamshire|Milton Keynes',
  Cambridgeshire: 'Cambridgeshire|Peterborough',
  Cheshire: 'Cheshire East|Cheshire West and Chester|Halton|Warrington',
  Cornwall: 'Cornwall|Isles of Scilly',
  'County Durham': 'County Durham|Darlington|Hartlepool|Stockton-on-Tees',
  Cumbria: 'Cumberland|Cumbria|Westmorland and Furness',
  Derbyshire: 'Derby|Derbyshire',
  Devon: 'Devon|Plymouth|Torbay',
  Dorset: 'Bournemouth, Christchurch and Poole|Dorset',
  'East Riding of Yorkshire': 'East Riding of Yorkshire|Hull',
  'East Sussex': 'Brighton and Hove|East Sussex',
  Essex: 'Essex|Southend-on-Sea|Thurrock',
  Gloucestershire: 'Gloucestershire|South Gloucestershire',
  'Greater Manchester': 'Bolton|Bury|Manchester|Oldham|Rochdale|Salford|Stockport|Tameside|Trafford|Wigan',
  Hampshire: 'Hampshire|Portsmouth|Southampton',
  Kent: 'Kent|Medway',
  Lancashire: 'Blackburn with Darwen|Blackpool|Lancashire',
  Leicestershire: 'Leicester|Leicestershire',
  Lincolnshire: 'Lincolnshire|North East Lincolnshire|North Lincolnshire',
  Merseyside: 'Knowsley|Liverpool|Sefton|St. Helens|Wirral',
  'North Yorkshire': 'Middlesbrough|North Yorkshire|Redcar and Cleveland|Stockton-on-Tees|York',
  Northamptonshire: 'North Northamptonshire|West Northamptonshire',
  Nottinghamshire: 'Nottingham|Nottinghamshire',
  Shropshire: 'Shropshire|Telford and Wrekin',
  Somerset: 'Bath and North East Somerset|North Somerset|Somerset',
  'South Yorkshire': 'Barnsley|Doncaster|Rotherham|Sheffield',
  Staffordshire: 'Staffordshire|Stoke-on-Trent',
  'Tyne and Wear': 'Gateshead|Newcastle upon Tyne|North Tyneside|South Tyneside|Sunderland',
  'West Midlands': 'Birmingham|Coventry|Dudley|Sandwell|Solihull|Walsall|Wolverhampton',
  'West Yorkshire': 'Bradford|Calderdale|Kirklees|Leeds|Wakefield',
  Wiltshire: 'Swindon|Wiltshire',
  Clwyd: 'Conwy|Denbighshire|Flintshire|Wrexham',
  Dyfed: 'Carmarthenshire|Ceredigion|Pembrokeshire',
  Gwent: 'Blaenau Gwent|Caerphilly|Monmouthshire|Newport|Torfaen',
  Gwynedd: 'Anglesey|Gwynedd',
  'Mid Glamorgan': 'Bridgend|Merthyr Tydfil|Rhondda Cynon Taf',
  'South Glamorgan': 'Cardiff|Vale of Glamorgan',
  'West Glamorgan': 'Neath Port Talbot|Swansea',
}

/** The areas of councils in each county. */
export const ceremonialCounties: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(areas).map(([name, parts]) => [name, parts.split('|')]),
)

/** The areas of councils in public data, with the counties that each is part of, and with the parts of a county of its name. */
export function withCeremonialCounties(counties: readonly GazetteerCounty[]): GazetteerCounty[] {
  const named = counties.map((county) => ({ county, name: britishCounty(county.name) }))
  const codesOf = (names: readonly string[]) =>
    named.filter(({ name }) => names.includes(name)).map(({ county }) => county.code)
  return named.map(({ county, name }) => {
    const within = [...ceremonialCounties].filter(([, parts]) => parts.includes(name)).map(([around]) => around)
    const parts = codesOf(ceremonialCounties.get(name) ?? []).filter((code) => code !== county.code)
    return within.length === 0 ? county : { ...county, within, parts }
  })
}
