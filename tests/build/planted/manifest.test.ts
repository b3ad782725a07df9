import { readFileSync, rmSync } from 'node:fs'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { expect, test } from 'vitest'
import { reviewName } from '#generator/load/facts/review/review-file.ts'
import type { ValidateResult } from '#generator/pipeline/validate.ts'
import { rowsToRun } from '../../support/campaign.ts'
import { rootDir } from '../../support/citywide.ts'
import { copyTree } from '../../support/files.ts'
import { validateSite } from '../../support/pipeline.ts'
import { adviceFacts, adviceFaults } from '../../support/planted/advice-faults.ts'
import { contradictionFacts, contradictionFaults } from '../../support/planted/contradiction-faults.ts'
import { foundTogether } from '../../support/planted/found-together.ts'
import { locationFacts, locationFaults } from '../../support/planted/location-faults.ts'
import { overlookedFacts, overlookedFaults } from '../../support/planted/overlooked-faults.ts'
import { recordFacts, recordFaults } from '../../support/planted/record-faults.ts'
import { settingsFacts, settingsFaults } from '../../support/planted/settings-faults.ts'
import { type ManifestFault, statedFacts, statedFaults } from '../../support/planted/stated-faults.ts'
import { temporaryDirOfFile } from '../../support/temporary.ts'

// Each case makes one statement of the sample's manifest untrue. Its problem is found at its line, and nothing else is.

const today = '2026-11-30'
const sample = join(rootDir, 'manifest')

/** A copy of the sample's manifest. */
const manifestDir = join(await temporaryDirOfFile(), 'manifest')
copyTree(sample, manifestDir)
// What is wrong is found, whatever was reviewed.
rmSync(join(manifestDir, reviewName))

type Row = Record<string, string>

/** Faults at different places do not disturb each other: in different rows, and texts replaced or added in files. */
const placeOf = (fault: ManifestFault) =>
  'file' in fault
    ? `${fault.file} ${fault.with.startsWith(fault.replace) ? fault.with : fault.replace}`
    : `row ${fault.of}`

const rows: Row[] = parse(await readFile(join(sample, 'cities.csv'), 'utf8'), { columns: true })
const cellOf = (slug: string, column: string) => rows.find((row) => row.slug === slug)?.[column] ?? ''

const faults: [code: string, name: string, fault: ManifestFault][] = [
  [
    'population-in-text-differs',
    'a small town as the largest of its county',
    {
      file: 'cities.csv',
      replace: 'Kamas supplies campers',
      with: 'Kamas, the largest city in Summit County, supplies campers',
    },
  ],
  [
    'distance-in-text-differs',
    'a town that surrounds one far away',
    { file: 'cities.csv', replace: 'Surrounded by Sandy on', with: 'Surrounded by Lehi on' },
  ],
  [
    'policy-numbers-differ',
    'another range in the guide than in the policy',
    { file: 'guide/winter.yaml', replace: 'room back to 30–50%', with: 'room back to 60–80%' },
  ],
  [
    'policy-numbers-differ',
    'another interval in the guide than in the policy',
    { file: 'guide/fall.yaml', replace: 'replacing every 30 days', with: 'replacing every 90 days' },
  ],
  [
    'text-of-another-region',
    'a tagline of another city',
    { file: 'site.yaml', replace: 'Cleaning Along the Wasatch', with: 'Cleaning in Denver, Colorado' },
  ],
  [
    'staging-address',
    'a redirect to a test site',
    {
      file: 'redirects.yaml',
      replace: '- { from: /counties/salt-lake-ut',
      with: '- { from: /offers/, to: "https://staging.saltbrush.example/services/" }\n- { from: /counties/salt-lake-ut',
    },
  ],
  [
    'placeholder-in-text',
    'letters of a test',
    {
      file: 'pages/press.md',
      replace: 'Announcements and photographs for publication',
      with: 'asdf asdf test. Announcements and photographs for publication',
    },
  ],
  [
    'keywords-repeated',
    'search terms as a description',
    {
      file: 'pages/home.md',
      replace:
        '  Insured, background-checked cleaners for homes, offices and short-term rentals in Salt Lake, Utah,\n  Summit and Wasatch counties. Free estimates.',
      with: '  House cleaning Salt Lake City, maids Salt Lake City, cleaning service Utah, house cleaners near me',
    },
  ],
  [
    'text-of-another-place',
    'a town in a text that many places share',
    { file: 'traits/hard-water.yaml', replace: 'Water rich in calcium', with: 'In Sandy, water rich in calcium' },
  ],
  [
    'months-differ',
    'a range of months that ends too early',
    { file: 'guide/fall.yaml', replace: 'months: September–November', with: 'months: September–October' },
  ],
  [
    'figures-differ',
    'a number of a heading twice',
    { file: 'pages/terms-conditions.md', replace: '## 12. This Website', with: '## 11. This Website' },
  ],
  [
    'county-seat-differs',
    'the seat of another county',
    {
      file: 'cities/heber-city.yaml',
      replace: 'Farther out, golf communities',
      with: 'Heber City is the seat of Summit County. Farther out, golf communities',
    },
  ],
  [
    'text-cut-off',
    'a description without its end',
    {
      of: 'lindon',
      cells: {
        description: 'Little Lindon, between Orem and Pleasant Grove, still has room for gardens and a few animals be',
      },
    },
  ],
  [
    'coordinates-elsewhere',
    'the point of the office for a town far from it',
    { of: 'granite', cells: { latitude: '40.76263', longitude: '-111.89497' } },
  ],
  ['coordinates-elsewhere', 'a longitude without its sign', { of: 'draper', cells: { longitude: '111.86382' } }],
  ['coordinates-elsewhere', 'a latitude with a wrong digit', { of: 'herriman', cells: { latitude: '41.51411' } }],
  [
    'coordinates-elsewhere',
    'coordinates of another town of the county',
    { of: 'draper', cells: { latitude: '40.5920', longitude: '-111.8840' } },
  ],
  [
    'coordinates-elsewhere',
    'coordinates of a hamlet in another county',
    { of: 'wanship', cells: { latitude: '40.5069', longitude: '-111.4133' } },
  ],
  [
    'coordinates-elsewhere',
    'the coordinates of a town of the same name in another state',
    { of: 'alpine', cells: { latitude: '30.3585', longitude: '-103.661' } },
  ],
  ['wrong-county', 'a city under the county next to it', { of: 'draper', cells: { county: 'utah' } }],
  ['wrong-county', 'a hamlet that no list has, under another county', { of: 'samak', cells: { county: 'wasatch' } }],
  [
    'wrong-county',
    'a city without coordinates under another county',
    { of: 'orem', cells: { county: 'summit', latitude: '', longitude: '' } },
  ],
  [
    'wrong-county',
    'a county with the name of another one, and none of its places',
    { file: 'counties/wasatch.yaml', replace: 'name: Wasatch', with: 'name: Juab' },
  ],
  [
    'wrong-county',
    'a city under another county than its description names',
    {
      of: 'lindon',
      cells: { county: 'wasatch', description: `In Utah County: ${cellOf('lindon', 'description')}` },
    },
  ],
  [
    'too-small',
    'latitude and longitude exchanged, in a row near one of a similar name',
    { of: 'kamas', cells: { latitude: cellOf('kamas', 'longitude'), longitude: cellOf('kamas', 'latitude') } },
  ],
  ['postal-code-elsewhere', 'a ZIP code of another state', { of: 'sandy', cells: { zip_codes: '84070 89101' } }],
  ['postal-code-elsewhere', 'an unknown ZIP code of another state', { of: 'magna', cells: { zip_codes: '47934' } }],
  ['postal-code-elsewhere', 'a ZIP code of another county', { of: 'lehi', cells: { zip_codes: '84101' } }],
  ['postal-code-of-another-place', 'the ZIP code of the next city', { of: 'draper', cells: { zip_codes: '84070' } }],
  ['unknown-postal-code', 'a ZIP code with exchanged digits', { of: 'draper', cells: { zip_codes: '84200' } }],
  ['population-differs', 'a population with a digit too many', { of: 'draper', cells: { population: '510170' } }],
  [
    'population-twice',
    'the population of another city',
    { of: 'draper', cells: { population: cellOf('sandy', 'population') } },
  ],
  ['place-name-misspelt', 'a name with a letter too many', { of: 'draper', cells: { name: 'Drapper' } }],
  ['capital-missing', 'a name in small letters', { of: 'sandy', cells: { name: 'sandy' } }],
  ['slug-of-another-name', 'a slug with a wrong letter', { of: 'magna', cells: { slug: 'magma' } }],
  ['name-twice', 'the name of another city', { of: 'murray', cells: { name: 'Midvale' } }],
  ['alias-far-away', 'an alias of a place far away', { of: 'heber', cells: { alias_of: 'midvale' } }],
  [
    'text-of-another-place',
    'the description of another city',
    { of: 'draper', cells: { description: cellOf('sandy', 'description') } },
  ],
  [
    'text-repeated',
    'the description of another city, with its name',
    { of: 'draper', cells: { description: cellOf('murray', 'description').replaceAll('Murray', 'Draper') } },
  ],
  [
    'text-repeated',
    'the description of another city, with the name of that city',
    { of: 'brighton', cells: { description: cellOf('alta', 'description') } },
  ],
  [
    'text-of-another-place',
    'a passage of another city',
    {
      file: 'cities/draper.yaml',
      replace: 'Stair towers, plant shelves',
      with: 'In Lehi, stair towers, plant shelves',
    },
  ],
  ['hsts-short', 'no HTTPS', { file: 'site.yaml', replace: 'maxAge: 31536000', with: 'maxAge: 0' }],
  ['hsts-short', 'five minutes of HTTPS', { file: 'site.yaml', replace: 'maxAge: 31536000', with: 'maxAge: 300' }],
  [
    'text-of-another-region',
    'another county in a description',
    { of: 'draper', cells: { description: `${cellOf('draper', 'description')} It is a town of Davis County.` } },
  ],
  [
    'text-of-another-region',
    'a county in another state in its own text',
    { file: 'counties/summit.yaml', replace: 'Summit County begins', with: 'Summit County, Colorado, begins' },
  ],
  [
    'place-not-served',
    'a county in place of one that is served, in a list of any of them',
    { file: 'pages/service-areas.md', replace: 'Salt Lake, Utah, Summit or', with: 'Salt Lake, Davis, Summit or' },
  ],
  [
    'unknown-county-name',
    'a county with exchanged letters',
    { file: 'counties/salt-lake.yaml', replace: 'name: Salt Lake', with: 'name: Salt Lkae' },
  ],
  [
    'office-outside-its-town',
    'an office a degree to the north',
    { file: 'site.yaml', replace: 'coordinates: { latitude: 40.', with: 'coordinates: { latitude: 41.' },
  ],
  [
    'postal-code-elsewhere',
    'an office with a ZIP code of New York',
    { file: 'site.yaml', replace: 'postalCode: "84101"', with: 'postalCode: "10001"' },
  ],
  [
    'office-in-another-town',
    'an office in a town with other coordinates',
    { file: 'site.yaml', replace: 'locality: Salt Lake City', with: 'locality: Park City' },
  ],
  [
    'currency-of-another-country',
    'a price in another currency',
    { file: 'services/deep-cleaning.yaml', replace: 'currency: USD', with: 'currency: CAD' },
  ],
  [
    'unknown-language',
    'a language tag with UK',
    { file: 'site.yaml', replace: 'language: en-US', with: 'language: en-UK' },
  ],
  [
    'business-type-differs',
    'the type of another trade',
    { file: 'site.yaml', replace: 'type: HomeAndConstructionBusiness', with: 'type: HousePainter' },
  ],
  [
    'time-zone-elsewhere',
    'the time zone of the coast',
    { file: 'site.yaml', replace: 'Mountain time', with: 'Pacific time' },
  ],
  [
    'day-twice',
    'a day listed twice',
    { file: 'site.yaml', replace: '[Monday, Tuesday,', with: '[Monday, Monday, Tuesday,' },
  ],
  [
    'day-twice',
    'a day in place of another one, which texts name',
    { file: 'site.yaml', replace: 'Saturday, Sunday]', with: 'Saturday, Saturday]' },
  ],
  [
    'place-not-served',
    'a town of the county that the table does not have',
    { file: 'pages/about.md', replace: 'Lindon and\n        Orem', with: 'Provo and\n        Lindon' },
  ],
  [
    'text-of-another-company',
    'the description of another company',
    { file: 'site.yaml', replace: 'Saltbrush Cleaning looks after', with: 'Sparkle Maids looks after' },
  ],
  [
    'population-in-text-differs',
    'fewer residents of a town, in the text of its county',
    {
      file: 'counties/utah.yaml',
      replace: 'Households are among',
      with: 'Orem, with about 9,800 residents, is the largest of them. Households are among',
    },
  ],
  [
    'price-outside-range',
    'a price of $19 for $199',
    { file: 'services/deep-cleaning.yaml', replace: 'amount: 199', with: 'amount: 19' },
  ],
  [
    'price-range-differs',
    'a price range below the prices',
    { file: 'site.yaml', replace: '$79–$300', with: '$19–$49' },
  ],
  [
    'price-range-differs',
    'a price range that begins above two prices',
    { file: 'site.yaml', replace: '$79–$300', with: '$99–$300' },
  ],
  [
    'price-range-reversed',
    'a price range that ends below its beginning',
    { file: 'site.yaml', replace: '$79–$300', with: '$300–$79' },
  ],
  [
    'price-in-text-differs',
    'a question with another price',
    { file: 'faqs.yaml', replace: 'a typical clean comes to $100–300', with: 'house cleaning starts at $59' },
  ],
  [
    'policy-numbers-differ',
    'a question with another fee than the policy',
    { file: 'faqs.yaml', replace: 'the fee is 25%', with: 'the fee is 35%' },
  ],
  [
    'claim-value-differs',
    'a claim with a larger number than its value and the table',
    { file: 'site.yaml', replace: '12 cleaning services, counts', with: '14 cleaning services, counts' },
  ],
  [
    'claim-value-differs',
    'a claim with another value than its text',
    {
      file: 'site.yaml',
      replace: '60+ communities, counts: cities, value: 60',
      with: '60+ communities, counts: cities, value: 16',
    },
  ],
  [
    'experience-differs',
    'a founding that contradicts the years of experience',
    { file: 'site.yaml', replace: 'Cleaning Along the Wasatch', with: 'Cleaning Since 2022' },
  ],
  [
    'date-in-future',
    'a testimonial of 2031',
    { file: 'testimonials.yaml', replace: 'date: 2026-06', with: 'date: 2031-06' },
  ],
  [
    'testimonial-from-elsewhere',
    'a testimonial from a town that is not served',
    { file: 'testimonials.yaml', replace: 'Park City, UT', with: 'Provo, UT' },
  ],
  ...[
    ['Lehi, UT', 'Ogden, UT', 'a town of the same state'],
    ['Midway, UT', 'Evanston, WY', 'a town of a neighboring state'],
    ['Herriman, UT', 'Mudville, UT', 'a town that does not exist'],
    ['Orem, UT', 'Park City, CO', 'a namesake in another state'],
    ['Snyderville, UT', 'Davis County, UT', 'a county that is not served'],
    ['Kamas, UT', 'Payson', 'a town without its state'],
  ].map(([town, other, name]): [string, string, ManifestFault] => [
    'testimonial-from-elsewhere',
    `a testimonial from ${name}`,
    { file: 'testimonials.yaml', replace: `location: ${town}`, with: `location: ${other}` },
  ]),
  [
    'date-in-future',
    'a testimonial of the next January',
    { file: 'testimonials.yaml', replace: 'date: 2025-08', with: 'date: 2027-01' },
  ],
  [
    'email-of-another-domain',
    'an address of a misspelt domain',
    { file: 'site.yaml', replace: '  email: hello@saltbrush', with: '  email: hello@saltbursh' },
  ],
  [
    'map-of-another-address',
    'a map of another address',
    { file: 'site.yaml', replace: 'q=159+W+Broadway', with: 'q=951+W+Broadway' },
  ],
  [
    'map-not-for-frames',
    'a map for a window of its own',
    { file: 'site.yaml', replace: '+84101&output=embed', with: '+84101' },
  ],
  [
    'staging-address',
    'an origin for tests',
    { file: 'site.yaml', replace: 'origin: https://www.', with: 'origin: https://staging.' },
  ],
  [
    'invented-facts',
    'invented facts of a company that is not a sample',
    { file: 'site.yaml', replace: 'sample: true', with: 'sample: false' },
  ],
  [
    'essential-page-noindex',
    'services that search engines are not to list',
    { file: 'pages/services.md', replace: 'screen: services', with: 'indexed: false\nscreen: services' },
  ],
  [
    'name-twice',
    'two services of one name',
    { file: 'services/move-out-cleaning.yaml', replace: 'name: Move-Out Cleaning', with: 'name: Move-In Cleaning' },
  ],
  ...inText('cities/murray.yaml', 'ramblers on former farmland.', [
    ['place-name-misspelt', 'its own name with a letter too few', 'Muray residents know the smell of cottonwood.'],
    ['postal-code-in-text-differs', 'the ZIP code of another city', 'Most of our visits here are in 84020.'],
    ['population-in-text-differs', 'another number of residents', 'About 120,000 people live here.'],
    ['distance-in-text-differs', 'a distance that is too short', 'It is 2 miles from our office.'],
    ['distance-in-text-differs', 'a distance to another city in words', 'We are twenty miles from Midvale.'],
    ['distance-in-text-differs', 'the wrong side of a city', 'Murray lies just north of Salt Lake City.'],
    [
      'distance-in-text-differs',
      'a side before the name',
      'About 8 miles north of downtown Salt Lake City, Murray begins.',
    ],
    ['text-of-another-region', 'another state', 'Few Colorado towns are as old.'],
    ['time-zone-elsewhere', 'another time zone', 'We answer here from 8 AM Pacific time.'],
    ['county-designation-differs', 'another word for county', 'Salt Lake Parish collects the trash.'],
    ['price-in-text-differs', 'another currency for a place', 'Most homes here pay about £150.'],
    ['word-twice', 'a word twice', 'We wipe the the doors.'],
    ['word-twice', 'another word twice', 'We keep keep the keys.'],
    ['article-wrong', 'an article before several', 'We offer a {count.services} services.'],
    ['note-in-text', 'a note to a person', 'We come early. (Anna: please check with the owner!!)'],
    ['note-in-text', 'a request to a person', 'We come early. (Anna, please check the time of day!)'],
    ['note-in-text', 'a note for the day of publishing', 'We come early. (Ask the owner before we publish.)'],
    ['note-in-text', 'a note in brackets', 'We come early. [Client to confirm this - JB]'],
    ['text-of-another-trade', 'the work of another trade', 'Before the visit we mow the lawn.'],
    ['distance-in-text-differs', 'between two places elsewhere', 'Murray lies between Heber City and Midway.'],
    ['word-misspelt', 'a double letter of a word that is elsewhere', 'We dust allong the frames.'],
    ['word-misspelt', 'swapped letters of a word that is elsewhere', 'We also wash a kicthen.'],
    ['word-misspelt', 'a letter too few in a word that is nowhere else', 'An electrican fixed it.'],
    ['word-misspelt', 'another letter in a word that is elsewhere', 'It is an invertion day.'],
    ['word-misspelt', 'a word that sounds like another', 'Its a quick job.'],
    ['text-cut-off', 'a quotation mark that is not closed', 'They call it the "long clean here.'],
    ['word-misspelt', 'a frequent misspelling', 'We definately wipe the doors.'],
    ['space-missing', 'no space between sentences', 'The floor is dry.We leave at noon.'],
    ['text-cut-off', 'a sentence that breaks off', 'When the kitchen is finished we go on to the'],
    ['text-cut-off', 'a sentence that the next one interrupts', 'We bring all supplies, including If you like, ours.'],
    ['text-cut-off', 'a bracket that is not closed', 'We bring everything (cloths, brushes and vacuums.'],
    ['text-in-capitals', 'a sentence in capitals', 'CALL US TODAY FOR THE BEST CLEANING IN TOWN.'],
  ]),
  [
    'distance-in-text-differs',
    'a drive of an hour in five minutes',
    {
      file: 'cities/park-city.yaml',
      replace: 'some of them being stairs.',
      with: 'some of them being stairs. Our office is five minutes away.',
    },
  ],
  ...inText('pages/about.md', 'place better.', [
    ['phone-in-text-differs', 'a number in letters', 'Call 1-800-SALTBRUSH any day.'],
    ['phone-in-text-differs', 'a number without area code', 'Call 555-0124 any day.'],
    ['phone-in-text-differs', 'a number for a place', 'Salt Lake City: (801) 555-0199.'],
    ['email-of-another-domain', 'the domain under another ending', 'Write to hello@saltbrush.com.'],
    ['email-of-another-domain', 'a free mailbox', 'Write to saltbrush@gmail.com.'],
    ['hours-in-text-differ', 'another closing time', 'Our office is open from 8 AM to 8 PM.'],
    ['hours-in-text-differ', 'an end alone', 'We are open until 9 PM.'],
    ['hours-in-text-differ', 'fewer days', 'Our office is open Monday through Friday.'],
    ['hours-in-text-differ', 'a closed day', 'We are closed on Sundays.'],
    ['hours-in-text-differ', 'a closed day in two words', 'Write to us any day. Closed Sundays.'],
    ['hours-in-text-differ', 'all hours', 'We answer the phone 24/7.'],
    ['hours-in-text-differ', 'the hours of answering', 'We answer Monday to Saturday, 9 AM to 5 PM.'],
    ['place-not-served', 'a town far away in a list', 'We also work in Cedar City and Sandy.'],
    ['experience-differs', 'decades of experience', 'We have over two decades of experience.'],
    ['count-in-text-differs', 'a county too many', 'We work in five counties.'],
    ['county-missing-in-text', 'a county too few', 'We clean in Salt Lake, Utah and Wasatch counties.'],
    ['count-in-text-differs', 'more services', 'Choose from our 14 cleaning services.'],
    ['figures-differ', 'two licenses', 'License #UT-447192. We hold license #UT-447129.'],
    ['figures-differ', 'two sums', 'We carry $2 million of insurance. Our insurance covers $1 million.'],
    ['figures-differ', 'two sizes', 'Our team of 12 lives here. Ask all 40 members of our team.'],
    ['text-of-another-company', 'the name of another company', 'Wasatch Maids is a local company.'],
    [
      'county-seat-differs',
      'the seat of another county',
      'Many customers work in Provo, the seat of Salt Lake County.',
    ],
    ['county-seat-differs', 'a larger town as the seat', 'The county seat of Summit County is Park City.'],
    ['text-of-another-region', 'the law of another state', 'Texas law governs our terms.'],
    ['statement-reversed', 'a "not" that is lost', 'We do sell personal information.'],
    ['statement-reversed', 'a "not" too many', 'Every cleaner has not passed a background check.'],
    [
      'link-to-another-subject',
      'a link to another service',
      'Ask for a [deep clean](/services/move-out-cleaning/) first.',
    ],
    ['rating-unproven', 'a rating', 'Customers rate us 4.9 out of 5.'],
    ['date-passed', 'an offer that has ended', 'Book before December 31, 2024 and save.'],
    ['date-passed', 'a season of the past', 'Winter 2022 bookings are open now.'],
    ['text-unfinished', 'a text to come', 'Photos of our team are coming soon.'],
    ['price-in-text-differs', 'a price in words', 'Deep cleaning starts at one hundred forty-nine dollars.'],
    ['price-in-text-differs', 'another currency', 'Most homes pay about €199.'],
  ]),
  [
    'wrong-county',
    'a town in the list of another county',
    { file: 'pages/about.md', replace: 'and Wasatch Mountain.', with: 'Murray; and Wasatch Mountain.' },
  ],
  [
    'paragraph-long',
    'a wall of text',
    {
      file: 'pages/about.md',
      replace: 'Saltbush is the gray-green',
      with: `Saltbush is a shrub. ${'We dust the shelf and wash the floor. '.repeat(30)}It is the gray-green`,
    },
  ],
  [
    'text-in-another-language',
    'an item in another language',
    {
      file: 'services/deep-cleaning.yaml',
      replace: '- Sturdy blinds dusted',
      with: '- Pisos limpiados según su acabado',
    },
  ],
  [
    'text-of-another-service',
    'the beginning of another service',
    { file: 'services/office-cleaning.yaml', replace: 'An office gets dirty', with: 'An apartment gets dirty' },
  ],
  [
    'text-of-another-service',
    'a testimonial of another service',
    { file: 'testimonials.yaml', replace: 'service: apartment-cleaning', with: 'service: office-cleaning' },
  ],
  [
    'rating-unlike-text',
    'one star above praise',
    {
      file: 'testimonials.yaml',
      replace: 'rating: 5\n    review: >-\n      Eighty people',
      with: 'rating: 1\n    review: >-\n      The work was spotless. Eighty people',
    },
  ],
  [
    'link-to-another-subject',
    'an entry of the menu that leads to another page',
    {
      file: 'navigation.yaml',
      replace: '{ label: Checklist, page: cleaning-checklist }',
      with: '{ label: Checklist, page: customer-login }',
    },
  ],
  [
    'link-to-another-subject',
    'a redirect to another county',
    {
      file: 'redirects.yaml',
      replace: '/counties/utah-ut-cleaning-services/, to: /counties/utah-county',
      with: '/counties/utah-ut-cleaning-services/, to: /counties/summit-county',
    },
  ],
  ['alias-of-another-name', 'an alias of the next town', { of: 'heber', cells: { alias_of: 'midway' } }],
  [
    'months-differ',
    'the months of the next season',
    { file: 'guide/spring.yaml', replace: 'months: March–May', with: 'months: June–August' },
  ],
  [
    'hours-in-text-differ',
    'hours that all texts contradict, in figures and in words',
    {
      file: 'site.yaml',
      replace: '- days: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]\n      opens: "08:00"',
      with: '- days: [Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday]\n      opens: "07:00"',
    },
  ],
  [
    'word-misspelt',
    'a misspelt word in the guide',
    { file: 'guide/winter.yaml', replace: 'during an inversion', with: 'during an invertion' },
  ],
  [
    'experience-differs',
    'another number of years than the claim',
    { file: 'pages/home-maintenance-guide.md', replace: '15+ Years Experience', with: '25+ Years Experience' },
  ],
  [
    'business-name-misspelt',
    'the name of the company without a letter',
    { file: 'site.yaml', replace: 'name: Saltbrush Cleaning', with: 'name: Saltbrsh Cleaning' },
  ],
  [
    'language-of-texts-differs',
    'English texts of a Spanish site',
    { file: 'site.yaml', replace: 'language: en-US', with: 'language: es-US' },
  ],
  [
    'feature-excluded',
    'a feature that is none',
    {
      file: 'services/move-out-cleaning.yaml',
      replace: 'Oven and refrigerator interiors done',
      with: 'Oven and refrigerator interiors not included',
    },
  ],
  [
    'text-of-another-place',
    'the middle of another city',
    { file: 'cities/sandy.yaml', replace: 'through the middle of Sandy', with: 'through the middle of Draper' },
  ],
  [
    'policy-numbers-differ',
    'another period in the terms, after the same number of another subject',
    { file: 'pages/terms-conditions.md', replace: 'those areas within 7 days', with: 'those areas within 30 days' },
  ],
  [
    'text-cut-off',
    'a text of a sign',
    { file: 'services/deep-cleaning.yaml', replace: '- Sturdy blinds dusted', with: '- …' },
  ],
]

/** Sentences after a text of a file, which has no sentence of that kind. */
function inText(file: string, replace: string, sentences: [code: string, name: string, sentence: string][]) {
  return sentences.map(([code, name, sentence]): (typeof faults)[number] => [
    code,
    name,
    { file, replace, with: `${replace} ${sentence}` },
  ])
}

/** Sentences that may be true. */
const right: [name: string, file: string, replace: string, sentence: string][] = [
  ['a rounded number of residents', 'cities/murray.yaml', 'on former farmland.', 'Some 50,000 people live in Murray.'],
  [
    'a road that is longer than the line',
    'cities/murray.yaml',
    'on former farmland.',
    'It is 9 miles from our office.',
  ],
  ['a drive', 'cities/murray.yaml', 'on former farmland.', 'We are fifteen minutes from our office.'],
  ['a state that someone came from', 'cities/murray.yaml', 'on former farmland.', 'Some came from Colorado towns.'],
  ['a name that is like a word', 'cities/murray.yaml', 'on former farmland.', 'The creek is called the Kitchin.'],
  [
    'a number of things above no list',
    'pages/cleaning-checklist.md',
    'intro: >-\n ',
    'Two ways to clean, side by side.',
  ],
  ['some of the counties', 'pages/about.md', 'place better.', 'In two counties we work on Sundays.'],
  [
    'some of the counties by name',
    'pages/about.md',
    'place better.',
    'We also shovel snow in Salt Lake, Utah and Wasatch counties.',
  ],
  ['the hours', 'pages/about.md', 'place better.', 'We are open Monday to Sunday, 8 AM to 6 PM.'],
  ['hours of a visit', 'pages/about.md', 'place better.', 'Visits start between 9 AM and 3 PM.'],
  ['years of experience in decades', 'pages/about.md', 'place better.', 'Some of us have worked for two decades.'],
  ['an offer to come', 'pages/about.md', 'place better.', 'Book before December 31, 2031 and save.'],
  ['an address of the company', 'pages/about.md', 'place better.', 'Write to jobs@saltbrush.example.'],
  ['a crew', 'pages/about.md', 'place better.', 'A team of two comes to most homes. Our team of 12 lives here.'],
  ['a bracket', 'pages/about.md', 'place better.', 'We bring everything (cloths, brushes and vacuums).'],
  ['a compound', 'pages/about.md', 'place better.', 'We bring a destainer to the snowporch and the unmopped hall.'],
  ['words that may be twice', 'pages/about.md', 'place better.', 'We know that that takes a very very long time.'],
  [
    'an article for the last word',
    'pages/about.md',
    'place better.',
    'A 24 hours notice is enough, and a two hours’ visit.',
  ],
  ['the court of the own state', 'pages/about.md', 'place better.', 'The laws of the State of Utah apply.'],
  ['customers of another trade', 'pages/about.md', 'place better.', 'We wait until the gardeners mow the lawn.'],
  ['a link by another name', 'pages/about.md', 'place better.', 'Ask for [the long visit](/services/deep-cleaning/).'],
  ['the way that data is not sold', 'pages/about.md', 'place better.', 'We never sell personal information.'],
  [
    'a place between two others',
    'cities/murray.yaml',
    'on former farmland.',
    'Murray lies between Midvale and Millcreek.',
  ],
  [
    'the county beside that of the place',
    'cities/alpine.yaml',
    'Lambert Park.',
    'Deer graze toward the line of Salt Lake County.',
  ],
  ['an abbreviation', 'pages/about.md', 'place better.', 'Ask the HOA and the EPA about it.'],
]

const rightEdits: [name: string, edit: ManifestFault][] = [
  ...right.map(([name, file, replace, sentence]): [string, ManifestFault] => [
    name,
    { file, replace, with: `${replace} ${sentence}` },
  ]),
  ...rowsToRun(statedFacts, (_, index) => index % 4 === 0),
  ...settingsFacts,
  ...overlookedFacts,
  ...recordFacts,
  ...contradictionFacts,
  ...locationFacts,
  ...adviceFacts,
]

const foundInRight = foundTogether({
  rows: rightEdits,
  placeOf: ([, edit]) => placeOf(edit),
  expected: () => [],
  find: async (some) => {
    const { problems } = await validatePlanted(some.map(([, edit]) => edit))
    return problems.map(({ code, what }) => `${code}: ${what}`)
  },
})

test.each(rightEdits.map((row) => [row[0], row] as const))('does not report %s', async (_, row) => {
  expect(await foundInRight(row)).toEqual([])
})

const allFaults = [
  ...faults,
  ...statedFaults,
  ...settingsFaults,
  ...overlookedFaults,
  ...recordFaults,
  ...contradictionFaults,
  ...locationFaults,
  ...adviceFaults,
]

/** The first fault of each code. */
const usualFaults = new Map(allFaults.toReversed().map((fault) => [fault[0], fault]))

const chosenFaults = rowsToRun(allFaults, (fault) => usualFaults.get(fault[0]) === fault)

const expectedOf = ([code, , fault]: (typeof faults)[number]) => [{ code, ...locationOf(fault) }]

const foundInFaults = foundTogether({
  rows: chosenFaults,
  placeOf: ([, , fault]) => placeOf(fault),
  expected: expectedOf,
  find: async (some) => {
    const { problems } = await validatePlanted(some.map(([, , fault]) => fault))
    return problems.map(({ at, code }) => ({ code, file: at.file.split('/manifest/')[1], line: at.line }))
  },
})

test.each(chosenFaults.map((row) => [row[0], row[1], row] as const))(
  '%s: %s, at its line and nothing else',
  async (_code, _name, row) => {
    expect(await foundInFaults(row)).toEqual(expectedOf(row))
  },
)

test('another pattern of the URLs of counties, to which redirects lead, is one problem', async () => {
  const pattern = '{county}-county-ut-cleaning-services'
  const others = [pattern.replace('-county', ''), pattern.replace('-ut-cleaning-services', '')]
  for (const other of others) {
    const { problems } = await validatePlanted([{ file: 'site.yaml', replace: pattern, with: other }])
    expect(problems.map(({ code }) => code)).toEqual(['url-lost'])
  }
})

/** How severe the one problem is that a fault causes. */
const severities: [severity: string, name: string, fault: ManifestFault][] = [
  ...[
    ['error', 'the name of another company', 'Wasatch Maids is a local company.'],
    ['warning', 'another company beside the own name', 'Wasatch Maids is a local company. Ask {business}, not them.'],
    ['error', 'the law of another state', 'Texas law governs our terms.'],
    ['warning', 'the law of another state beside that of the own', 'In Utah, Texas law governs no terms.'],
    ['error', 'an office in another town', 'We come from an office on Center Street in Orem.'],
  ].map(([severity = '', name = '', sentence = '']): [string, string, ManifestFault] => [
    severity,
    name,
    { file: 'pages/terms-conditions.md', replace: '## 2.', with: `${sentence}\n\n## 2.` },
  ]),
  [
    'error',
    'a testimonial from a town next to those that are served',
    { file: 'testimonials.yaml', replace: 'Park City, UT', with: 'Provo, UT' },
  ],
  [
    'error',
    'a testimonial from a town far away',
    { file: 'testimonials.yaml', replace: 'Park City, UT', with: 'Boise, ID' },
  ],
  [
    'error',
    'an alias whose coordinates are those of the place with its name',
    { of: 'heber', cells: { alias_of: 'midway' } },
  ],
  [
    'error',
    'another county in place of one that is served',
    {
      file: 'site.yaml',
      replace: 'Salt Lake, Utah, Summit and\n  Wasatch',
      with: 'Salt Lake, Utah, Weber and\n  Wasatch',
    },
  ],
  [
    'error',
    'a term and a statement that two texts contradict',
    {
      file: 'site.yaml',
      replace: 'costs $100–300.\n    terms:\n      - { when: Typical house clean, outcome: $100–300 }',
      with: 'costs $100–400.\n    terms:\n      - { when: Typical house clean, outcome: $100–400 }',
    },
  ],
  [
    'error',
    'a town that moved to the list of another county',
    {
      file: 'pages/about.md',
      replace:
        'Draper, Bluffdale, Herriman,\n        Riverton and South Jordan to the south; Alta and Brighton up the canyons.\n    - county: utah\n      text: >-\n        Alpine,',
      with: 'Bluffdale, Herriman,\n        Riverton and South Jordan to the south; Alta and Brighton up the canyons.\n    - county: utah\n      text: >-\n        Draper, Alpine,',
    },
  ],
  [
    'error',
    'a redirect from one county to another',
    {
      file: 'redirects.yaml',
      replace: 'to: /services/:service/summit-county',
      with: 'to: /services/:service/wasatch-county',
    },
  ],
  [
    'error',
    'another county after the name of a place, in a sentence about what is between',
    {
      file: 'cities.csv',
      replace: 'cul-de-sacs in Riverton within',
      with: 'cul-de-sacs in Riverton, Utah County, within',
    },
  ],
  [
    'error',
    'the population of another city, far from that of public data',
    { of: 'south-jordan', cells: { population: cellOf('west-jordan', 'population') } },
  ],
  [
    'error',
    'a label with the name of another city',
    {
      file: 'pages/home.md',
      replace: 'service: deep-cleaning, city: sandy',
      with: 'service: deep-cleaning, city: draper',
    },
  ],
  [
    'error',
    'a paragraph that was pasted twice',
    {
      file: 'pages/careers.md',
      replace: 'The work is physical.',
      with: 'Rags are washed after every visit, and each of us has a set.\n\nRags are washed after every visit, and each of us has a set.\n\nThe work is physical.',
    },
  ],
]

const foundSeverities = foundTogether({
  rows: severities,
  placeOf: ([, , fault]) => placeOf(fault),
  expected: ([severity, , fault]) => [`${severity} ${locationOf(fault).file}`],
  find: async (some) => {
    const { problems } = await validatePlanted(some.map(([, , fault]) => fault))
    return problems.map(({ severity, at }) => `${severity} ${at.file.split('/manifest/')[1]}`)
  },
})

test.each(severities.map((row) => [row[0], row[1], row] as const))('%s: %s', async (severity, _, row) => {
  expect((await foundSeverities(row)).map((found) => found.split(' ')[0])).toEqual([severity])
})

test('a place in a county that does not exist is reported once, though texts have it in its county', async () => {
  const { problems } = await validatePlanted([{ of: 'kearns', cells: { county: 'sumit' } }])
  expect(problems.map(({ code }) => code)).toEqual(['unknown-county'])
})

test.each([
  ['a county', 'Empress Theatre,,,magna,', 'Empress Theatre,,magna,,', 'unknown-county'],
  ['a place', 'Empress Theatre,,,magna,', 'Empress Theatre,,,manga,', 'unknown-city'],
])('a landmark in %s that does not exist is reported once, though a text names it', async (_, replace, by, code) => {
  const { problems } = await validatePlanted([{ file: 'landmarks.csv', replace, with: by }])
  expect(problems.map((problem) => problem.code)).toEqual([code])
})

test('two texts of a place, each under the service of the other, are reported once', async () => {
  const file = 'cities/lehi.yaml'
  const { problems } = await validatePlanted([
    { file, replace: '  office-cleaning: >-\n    Snack walls', with: '  event-cleaning: >-\n    Snack walls' },
    { file, replace: '  event-cleaning: >-\n    Company parties', with: '  office-cleaning: >-\n    Company parties' },
  ])
  expect(problems.map(({ code, what }) => `${code}: ${what}`)).toEqual([
    'text-of-another-subject: The texts for Event Cleaning and Office Cleaning are exchanged.',
  ])
})

test('a service in the file of which another one was copied is reported once', async () => {
  const copy = join(manifestDir, 'services/maid-service.yaml')
  const text = await readFile(join(sample, 'services/house-cleaning.yaml'), 'utf8')
  await writeFile(copy, text.replace('name: House Cleaning', 'name: Maid Service').replace(/^order: .*/m, 'order: 13'))
  try {
    const { problems } = await validatePlanted([])
    expect(problems.map(({ code }) => code)).toEqual(['text-repeated'])
  } finally {
    await rm(copy)
  }
})

test('an office whose state has the name of another one is reported once, at the name', async () => {
  const { problems } = await validatePlanted([{ file: 'site.yaml', replace: 'region: UT\n', with: 'region: ID\n' }])
  expect(problems.map(({ code, at }) => `${code} ${at.line}`)).toEqual(['regions-disagree 19'])
})

/** Statements of ten kinds that are untrue, and that one build has together. */
const untrue: [code: string, fault: ManifestFault][] = [
  ['wrong-county', { of: 'sandy', cells: { county: 'utah' } }],
  ['postal-code-of-another-place', { of: 'orem', cells: { zip_codes: '84042' } }],
  ['text-of-another-place', { of: 'murray', cells: { description: cellOf('midvale', 'description') } }],
  ['phones-disagree', { file: 'site.yaml', replace: 'display: (801) 555-0142', with: 'display: (801) 555-0124' }],
  ['price-outside-range', { file: 'services/deep-cleaning.yaml', replace: 'amount: 199', with: 'amount: 19' }],
  [
    'essential-page-noindex',
    { file: 'pages/services.md', replace: 'screen: services', with: 'indexed: false\nscreen: services' },
  ],
  ['bad-value', { file: 'services/event-cleaning.yaml', replace: 'currency: USD', with: 'currency: USS' }],
  ['price-range-currency', { file: 'site.yaml', replace: 'priceRange: $79–$300', with: 'priceRange: €79–€300' }],
  [
    'testimonial-from-elsewhere',
    { file: 'testimonials.yaml', replace: 'location: Park City', with: 'location: Provo' },
  ],
  ['date-in-future', { file: 'testimonials.yaml', replace: 'date: 2025-08', with: 'date: 2031-08' }],
]

test('ten untrue statements are ten errors, each at its line', async () => {
  const { problems } = await validatePlanted(untrue.map(([, fault]) => fault))
  const found = problems.map(({ code, severity, at }) => `${severity} ${code} ${at.file.split('/manifest/')[1]}`)
  const fileOf = (fault: ManifestFault) => ('file' in fault ? fault.file : 'cities.csv')
  expect(found.sort()).toEqual(untrue.map(([code, fault]) => `error ${code} ${fileOf(fault)}`).sort())
})

function locationOf(fault: ManifestFault): { file: string; line: number } {
  if ('file' in fault) {
    const text = readFileSync(join(sample, fault.file), 'utf8')
    return { file: fault.file, line: text.slice(0, text.indexOf(fault.replace)).split('\n').length }
  }
  return { file: 'cities.csv', line: rows.findIndex(({ slug }) => slug === fault.of) + 2 }
}

/** Checks the manifest with some faults, and removes them. */
async function validatePlanted(planted: readonly ManifestFault[]): Promise<ValidateResult> {
  const files = new Set(planted.map((fault) => ('file' in fault ? fault.file : 'cities.csv')))
  try {
    // Texts as they are in the sample, before the table is written again.
    for (const fault of planted.toSorted((a, b) => Number('of' in a) - Number('of' in b))) await plant(fault)
    return await validateSite({ manifestDir, today })
  } finally {
    for (const file of files) await copyFile(join(sample, file), join(manifestDir, file))
  }
}

async function plant(fault: ManifestFault): Promise<void> {
  if ('file' in fault) {
    const text = await readFile(join(manifestDir, fault.file), 'utf8')
    if (!text.includes(fault.replace)) throw new Error(`${fault.file} does not contain "${fault.replace}".`)
    await writeFile(
      join(manifestDir, fault.file),
      text.replace(fault.replace, () => fault.with),
    )
    return
  }
  const file = join(manifestDir, 'cities.csv')
  const table: Row[] = parse(await readFile(file, 'utf8'), { columns: true })
  const row = table.find(({ slug }) => slug === fault.of)
  if (!row) throw new Error(`The sample has no city "${fault.of}".`)
  Object.assign(row, fault.cells)
  await writeFile(file, stringify(table, { header: true }))
}
