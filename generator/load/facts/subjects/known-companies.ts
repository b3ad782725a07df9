import { literal } from '../../../core/text/literal.ts'
import { oneLine } from '../../../core/text/one-line.ts'
import { wordBeginnings } from '../../../core/text/word-beginnings.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, textsOf } from '../texts.ts'

/**
 * Companies that work for households and offices in many places, by the names under which they advertise. Not makers of things, nor
 * directories of companies: a text may name those. Names that are also words of a sentence are left out.
 */
const known = [
  // Houses and offices.
  'Bright & Beautiful, Coverall, Fantastic Services, Jani-King, JAN-PRO, Maid Brigade, MaidPro, Maid Right, Merry Maids, Molly Maid, Molly Maids, ServiceMaster, Servpro, SERVPRO, Two Maids, Vanguard Commercial',
  'Chem-Dry, Heaven’s Best, Oxi Fresh, Stanley Steemer, Zerorez, Fish Window, Window Genie, Squeegee Squad, Shack Shine',
  // Pipes, wires, heat and repairs.
  'Aire Serv, ARS/Rescue Rooter, Ben Franklin Plumbing, Benjamin Franklin Plumbing, bluefrog Plumbing, Dyno-Rod, Horizon Services, Mr. Rooter, Mr Rooter, One Hour Heating, Pimlico Plumbers, Roto-Rooter, Service Experts',
  'Mister Sparky, Mr. Electric, Mr Electric, Mr. Appliance, Ace Handyman, Hire A Hubby, Mr. Handyman, Mr Handyman, House Doctors, Handyman Connection',
  // Roofs, gutters, doors, locks and paint.
  'LeafFilter, LeafGuard, Gutter Helmet, Power Home Remodeling, Precision Garage Door, Pop-A-Lock, CertaPro, Five Star Painting, WOW 1 DAY, 360 Painting, Fresh Coat Painters',
  // Gardens, trees, pools and pests.
  'BrightView, Davey Tree, Jim’s Mowing, Lawn Doctor, SavATree, The Grounds Guys, TruGreen, Weed Man, Spring-Green, Monster Tree Service, Poolwerx, Swimart, Pinch A Penny',
  'Aptive, Critter Control, Ehrlich Pest, J.C. Ehrlich, Moxie Pest, Mosquito Joe, Mosquito Squad, Orkin, Rentokil, Terminix, Truly Nolen, Flick Pest, Anticimex',
  // Moves and waste.
  '1-800-GOT-JUNK, College Hunks, College HUNKS, Junk King, Two Men and a Truck, TWO MEN AND A TRUCK, AnyVan, Pickfords',
].flatMap((names) => names.split(', '))

const anyKnown = new RegExp(
  `(?<![\\p{L}\\d])(?:${known.map((name) => literal(name).replaceAll('’', "['’]")).join('|')})(?![\\p{L}\\d])`,
  'u',
)

/** Whether a text may have one of the names: it has the longest word of one. */
const mayName = wordBeginnings([
  known.map((name) => (name.match(/\p{L}+/gu) ?? []).reduce((a, b) => (b.length > a.length ? b : a), '')).join(' '),
])

/** A competitor that everyone knows, in a text of the company or of a customer: the text was written for another one. */
export function checkKnownCompanies(sources: FactSources): Fact[] {
  const { site, records } = sources
  const { name: own } = site.value.business
  const { testimonials } = records.documents
  const fields = [
    ...companyAndServiceTexts(sources),
    ...[...records.folders.cities, ...records.folders.counties, ...(testimonials ? [testimonials] : [])].flatMap(
      (record) => textsOf(record),
    ),
  ]
  const articles = new Set<unknown>(records.folders.articles)
  return fields.flatMap(({ record, path, text }) => {
    // An article may compare companies.
    if (articles.has(record)) return []
    if (mayName(text) === 0) return []
    const [name] = anyKnown.exec(oneLine(text)) ?? []
    // A branch has the name of its brand.
    if (name === undefined || own.includes(name)) return []
    const what = `The text names ${name}, another company, but this one is ${own}.`
    const fix = 'Write {business}, or remove the name.'
    return [fact(record, path, { code: 'text-of-another-company', severity: 'warning', what, fix }, name)]
  })
}
