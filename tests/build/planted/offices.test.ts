import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyEdits } from '../../support/companies.ts'
import { openGarden, type PlantedSite } from '../../support/planted/planted-site.ts'

// Each page of a company with several offices says what its own office says, and the rules know which that is.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden(await companyEdits('two-offices'))
})
afterAll(() => garden.close())

type Fault = (site: PlantedSite) => void

const camas = 'services/drain-cleaning/camas-wa/index.html'
const longview = 'service-areas/longview-wa/index.html'
const vancouver = 'locations/vancouver/index.html'

/** Adds a sentence at the end of a page. */
const says =
  (file: string, text: string): Fault =>
  ({ edit }) =>
    edit(file, '</main>', `<p>${text}</p></main>`)
const replaces =
  (file: string, replace: string | RegExp, by: string): Fault =>
  ({ edit }) =>
    edit(file, replace, by)

const clark = 'counties/clark-county-wa/index.html'

/** Adds a sentence to the text of a county, and to its page. */
const saysInClark =
  (text: string): Fault =>
  (site) => {
    says(clark, text)(site)
    const replace = 'from anywhere in the county.'
    site.manifest({ file: 'counties/clark.yaml', replace, with: `${replace} ${text}` })
  }

const cases: [fault: string, code: string, severity: string, plant: Fault][] = [
  ['the number of another office', 'phone-misplaced', 'error', says(camas, 'Call (541) 555-0137.')],
  [
    'a link to the number of another office',
    'phone-misplaced',
    'error',
    says(camas, '<a href="tel:+15415550137">Us</a>'),
  ],
  [
    'a button with the number of another office',
    'phone-misplaced',
    'error',
    says(camas, '<a href="tel:+15415550137">Call (541) 555-0137</a>'),
  ],
  [
    'the number of its office in place of that of its county',
    'phone-misplaced',
    'error',
    says(longview, 'Call (360) 555-0142.'),
  ],
  [
    'the number of a county on the page of its office',
    'phone-misplaced',
    'error',
    says(vancouver, 'Call (360) 555-0199.'),
  ],
  [
    'the number of a county on a page of the company',
    'phone-misplaced',
    'error',
    says('contact/index.html', 'Call (360) 555-0199.'),
  ],
  [
    'a number with the name of another office than its own',
    'phone-misplaced',
    'error',
    saysInClark('Our Vancouver office answers at (541) 555-0137.'),
  ],
  ['a number that the company does not have', 'phone-differs', 'error', says(camas, 'Call (360) 555-0173.')],
  [
    'the number of another office in structured data',
    'phone-misplaced',
    'error',
    replaces(camas, '"telephone":"+13605550142"', '"telephone":"+15415550137"'),
  ],
  ['the address of another office', 'address-differs', 'error', says(camas, 'Find us at 12 Cannery Row.')],
  [
    'another county in a sentence with a distance',
    'county-differs',
    'error',
    says(longview, 'Longview, in Clark County, is 40 miles from our office.'),
  ],
  ['its street with another number', 'address-differs', 'error', says(camas, 'Find us at 90 Columbia Street.')],
  [
    'another postal code in structured data',
    'address-differs',
    'error',
    replaces(camas, '"postalCode":"98660"', '"postalCode":"97031"'),
  ],
  [
    'the locality of another office in structured data',
    'address-differs',
    'error',
    replaces(camas, '"addressLocality":"Vancouver"', '"addressLocality":"Hood River"'),
  ],
  [
    'the coordinates of another office',
    'figure-differs',
    'error',
    replaces(vancouver, /"latitude":[\d.]+,"longitude":-[\d.]+/, '"latitude":45.7054,"longitude":-121.5215'),
  ],
  [
    'the name of another office',
    'name-differs',
    'error',
    replaces(camas, '"name":"Gorge Drain Vancouver"', '"name":"Gorge Drain Hood River"'),
  ],
  [
    'an office without its range of prices',
    'business-recommended',
    'notice',
    replaces(vancouver, /"priceRange":"[^"]*",/, ''),
  ],
  [
    'a misspelt address of an office',
    'email-differs',
    'error',
    says(camas, '<a href="mailto:vancuver@gorgedrain.example">Write</a>'),
  ],
]

test.each(cases)('%s is reported by %s (%s)', async (_, code, severity, plant) => {
  const { added } = await garden.plant(plant)
  expect(added.map((finding) => [finding.code, finding.severity])).toEqual([[code, severity]])
})

test('a number of another office in a text is reported at its line', async () => {
  const { added } = await garden.plant(saysInClark('Or call (541) 555-0137.'))
  expect(added.map(({ code, at }) => `${code} ${at.file}:${at.line}`)).toContainEqual(
    'phone-misplaced small-site/counties/clark.yaml:5',
  )
})

test('pages of the company may show the number and the address of each office', async () => {
  const { added } = await garden.plant((site) => {
    says('contact/index.html', 'Call (360) 555-0142 or visit 900 Columbia Street, Vancouver, WA 98660.')(site)
    says('index.html', 'In Hood River we are at 12 Cannery Row: (541) 555-0137.')(site)
  })
  expect(added).toEqual([])
})

// The sentences name other places, which rules for edited pages report.
test.each([
  ['For Oregon, call our Hood River office at (541) 555-0137.', false],
  ['Or ring (541) 555-0137, in Hood River.', false],
  ['In Cowlitz County call <a href="tel:+13605550199">(360) 555-0199</a>.', false],
  ['Ask our Hood River office at (541) 555-0137. For a visit call (541) 555-0137.', true],
  ['Our Hood River office is at (541) 555-0137. <a href="tel:+15415550137">Us</a>', true],
  ['We drive to Hood River. Call (541) 555-0137.', true],
])('"%s": phone-misplaced is %s', async (text, isReported) => {
  const { added } = await garden.plant(says(clark, text))
  expect(added.some(({ code }) => code === 'phone-misplaced')).toBe(isReported)
})

test('a footer with the number of another office is one finding for all pages', async () => {
  const { added } = await garden.plant(({ editAll }) => editAll('Text (360) 555-0142', 'Text (541) 555-0137'))
  const [first, ...others] = added.filter(({ code }) => code === 'phone-misplaced')
  expect(others).toEqual([])
  expect(first?.count).toBeGreaterThan(5)
})
