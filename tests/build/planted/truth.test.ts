import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGarden, type PlantedSite } from '../../support/planted/planted-site.ts'

// A page that says something untrue of its place, its service or the company has one finding, and no other rule reports it.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

type Fault = (site: PlantedSite) => void
const serviceInPlace = 'services/drain-cleaning/hood-river/index.html'
const place = 'service-areas/hood-river/index.html'
const service = 'services/drain-cleaning/index.html'

const replaced =
  (replace: string | RegExp, by: string, file = place): Fault =>
  ({ edit }) =>
    edit(file, replace, by)
/** Adds a paragraph at the end of a page. */
const says = (text: string, file = place): Fault => replaced('</main>', `<p>${text}</p></main>`, file)

/** Adds an element there. */
const shows = (element: string, file = place): Fault => replaced('</main>', `${element}</main>`, file)

const testimonial = (from: string, date: string) =>
  `<figure><blockquote>Quick and clean.</blockquote><figcaption><b>Ann P.</b><span>${from}, <time datetime="${date}">then</time></span></figcaption></figure>`

/** A list of links to Odell, to something in its middle, and to Cascade Locks. */
const linked = (odell: string, middle: string, locks: string, text: string) =>
  `<ul><li><a href="/${odell}/">Odell</a></li><li><a href="/${middle}/">${text}</a></li><li><a href="/${locks}/">Cascade Locks</a></li></ul>`

const long =
  'Clay pipes of the thirties are under the lawns here, and the roots of every maple know where the joints are.'

const spanish =
  'Limpiamos los desagües de su casa con agua a presión y con cable, y después revisamos las tuberías con una cámara.'

describe('reports', () => {
  const cases: [code: string, name: string, fault: Fault][] = [
    ['date-differs', 'another year', says('<p>Written <time datetime="2025-03-01">March 1, 2024</time></p>')],
    ['date-differs', 'another month', says('<p>Written <time datetime="2025-03-01">May 1, 2025</time></p>')],
    [
      'date-differs',
      'a month in another language',
      says('<p>Written <time datetime="2025-03-01">1 de marzo de 2025</time></p>'),
    ],
    ['place-differs', 'the title of another city', replaced(/<title>[^<]*/, '<title>Drain Services in Odell, OR')],
    ['place-differs', 'the social title of another city', replaced(/(?<=og:title" content=")[^"]*/, 'Drains in Odell')],
    [
      'place-differs',
      'the social title of a town elsewhere',
      replaced(/(?<=og:title" content=")[^"]*/, 'Drains in Provo'),
    ],
    [
      'place-differs',
      'the alt text of the social picture of another city',
      replaced(/(?<=og:image:alt" content=")[^"]*/, 'Drains in Odell'),
    ],
    ['place-differs', 'the H1 of another city', replaced(/<h1([^>]*)>[^<]*/, '<h1>Drain Services in Odell, OR')],
    [
      'place-differs',
      'the H1 of a town that is not served',
      replaced(/<h1([^>]*)>[^<]*/, '<h1>Drain Cleaning in Estacada', serviceInPlace),
    ],
    [
      'place-differs',
      'the title of a town that is not served',
      replaced(/<title>[^<]*/, '<title>Drain Services in Estacada, OR'),
    ],
    [
      'place-differs',
      'a description of another city',
      replaced(
        /(?<=name="description" content=")[^"]*/,
        'Odell: packing houses among the pear orchards, with old clay pipes under the yards.',
      ),
    ],
    [
      'description-misplaced',
      'a description of another city that does not name it',
      replaced(
        /(?<=name="description" content=")[^"]*/,
        'A small town in wet woods, where roots find every joint. We clear drains.',
      ),
    ],
    [
      'place-differs',
      'a sentence of another city in another text',
      says(
        'We know the streets. Steep streets above the river, with cleanouts in odd places. Call us.',
        'service-areas/odell/index.html',
      ),
    ],
    [
      'service-differs',
      'a sentence of another service in another text',
      says(
        'Here is how. You watch on a screen while we name what we see. Call us.',
        'services/drain-cleaning/index.html',
      ),
    ],
    ['place-differs', 'a sentence about another city', says('We clear drains in Odell every week.')],
    [
      'place-differs',
      'a title with two letters of the city exchanged',
      replaced(/(?<=<title>[^<]*)Hood River(?=[^<]*<)/, 'Hood Rivre'),
    ],
    ...[
      'We also serve Moab.',
      'In Moab the jeep season runs from March to October, and red dust gets into every drain.',
      'Our Moab crew clears each drain before noon.',
      'Most homes in Moab have drains of clay.',
      'Here in San Rafael, roots find every joint.',
      'En Moab las tuberías son viejas, y nuestros fontaneros las conocen.',
    ].map((text): [string, string, Fault] => ['place-differs', `a place that is not served: ${text}`, says(text)]),
    ['place-differs', 'a misspelt city in a sentence', says('We clear drains in Hood Rivr every week.')],
    ['place-differs', 'a misspelt city on the home page', says('We clear drains in Oddell too.', 'index.html')],
    [
      'place-differs',
      'a misspelt city in a description',
      replaced(/(?<=name="description" content=")/, 'Hoood River drains. '),
    ],
    ['place-differs', 'a heading about another city', replaced('>Neighbors say<', '>Neighbors in Odell say<')],
    [
      'place-differs',
      'the node of another city',
      replaced('"name":"Hood River","containedInPlace"', '"name":"Odell","containedInPlace"'),
    ],
    [
      'figure-differs',
      'the coordinates of another city',
      replaced(
        '"name":"Hood River","containedInPlace"',
        '"name":"Hood River","geo":{"@type":"GeoCoordinates","latitude":45.6276,"longitude":-121.5434},"containedInPlace"',
      ),
    ],
    [
      'figure-differs',
      'other coordinates of the company',
      replaced(/"latitude":[\d.]+/, '"latitude":44.70541', 'index.html'),
    ],
    [
      'place-differs',
      'a service in another city, by its @id',
      replaced(/(?<="areaServed":\[\{"@id":"[^"]*\/)hood-river(?=\/#)/, 'odell', serviceInPlace),
    ],
    [
      'county-differs',
      'another county in structured data',
      replaced('"State","name":"Oregon"', '"State","name":"Idaho"'),
    ],
    ['county-differs', 'another state after the name', says('Drains in Hood River, WA back up in spring.')],
    ['county-differs', 'a state that is not served', says('We clear drains across upstate New York.')],
    ['county-differs', 'the law of another state', says('Nevada law governs these terms.', 'index.html')],
    ['county-differs', 'the law of another country', says('We are registered in England and Wales.', 'index.html')],
    ['county-differs', 'a city in another province', says('Odell is in the County of Lane.', 'index.html')],
    [
      'place-differs',
      'a description of a town that is not served',
      replaced(
        /(?<=name="description" content=")[^"]*/,
        'Clogged drains in Estacada: one price before we start, two vans, and an answer from people who clean every day.',
      ),
    ],
    ['county-differs', 'a city in another state by its name', says('Ask us in Hood River, Washington.')],
    ['county-differs', 'a city in another state', says('Serving Alpharetta, GA since last spring.', 'index.html')],
    ['county-differs', 'a heading with another state', says('<b>About Odell, California</b>', 'index.html')],
    [
      'county-differs',
      'another state in a description',
      replaced(/(?<=name="description" content=")/, 'Kansas pipes. ', 'index.html'),
    ],
    ['place-differs', 'a misspelt county', says('We clear drains in Hood River Country.')],
    ['place-differs', 'a city as a part of another one far away', says('Hood River is a suburb of Cascade Locks.')],
    ['placeholder-text', 'what a script shows before it has the text', says('Loading reviews…')],
    [
      'link-spam',
      'a text of an intruder without a link',
      says('Claim 200 free spins at the best online casino of the year, with fast payouts.'),
    ],
    ['hours-differ', 'a company that never closes', says('Call us: we are open 24/7.')],
    ['price-differs', 'a price by another unit', replaced(' per drain<', ' per hour<', serviceInPlace)],
    [
      'name-differs',
      'the company under another name in structured data',
      replaced(/(?<=#organization","name":")[^"]*/, 'Gorge Carpet Care'),
    ],
    ['company-differs', 'people of another trade', says('Our licensed electricians check each fuse.')],
    ['price-differs', 'a range that falls', says('Most homes pay $149–30.', serviceInPlace)],
    ['domain-differs', 'a misspelt address', says('Write to ofice@gorgedrain.example today.')],
    ['domain-differs', 'a domain of a template', says('See www.yourdomain.com for prices.')],
    ['domain-differs', 'an address of a template', says('Write to office@yourdomain.com today.')],
    [
      'domain-differs',
      'the profile of a template in structured data',
      replaced(
        '"telephone":"+15415550137"',
        '"telephone":"+15415550137","sameAs":"https://www.facebook.com/wix"',
        'index.html',
      ),
    ],
    ['text-slip', 'the brief of a writer', says('Tone: friendly. Word count: 150. Primary keyword: drains.')],
    ['text-slip', 'a note of a writer', says('Pipes last. [check with Mike before publishing]')],
    ['name-misspelt', 'exchanged letters in the name', says('Call Gorge Drian &amp; Sewer, and we come.')],
    ['name-misspelt', 'a letter too many in the name', says('Call Gorge Drains &amp; Sewer, and we come.')],
    ['name-misspelt', 'another end of the name', says('Call Gorge Drain &amp; Plumbing, and we come.')],
    ['name-misspelt', 'a capital letter within the name', says('Call GorGe Drain &amp; Sewer, and we come.')],
    ['service-differs', 'an H1 without its service', replaced(/<h1([^>]*)>[^<]*/, '<h1>Drain Jetting', service)],
    ['service-differs', 'the H1 of another service', replaced(/<h1([^>]*)>[^<]*/, '<h1>Sewer Inspection', service)],
    [
      'service-differs',
      'the social title of another service',
      replaced(/(?<=og:title" content=")[^"]*/, 'Sewer Inspection', serviceInPlace),
    ],
    [
      'service-differs',
      'the social description of another service',
      replaced(
        /(?<=og:description" content=")[^"]*/,
        'A camera run from house to main, with a recording you keep.',
        service,
      ),
    ],
    ['postal-code-differs', 'the ZIP code of another city', replaced('>97031<', '>97014<')],
    ['postal-code-differs', 'a ZIP code that no city has', replaced('>97031<', '>97331<')],
    ['postal-code-differs', 'a ZIP code that a spreadsheet wrote as a number', replaced('>97031<', '>97,031<')],
    [
      'postal-code-differs',
      'a ZIP code of another city in a sentence',
      says('We come to all of Hood River, OR 97014.'),
    ],
    [
      'postal-code-differs',
      'the ZIP code of another city in a card',
      replaced(/(?<=Odell<\/a><\/h3><p[^>]*>ZIP code )97044/, '97014', 'counties/hood-river-county/index.html'),
    ],
    ['postal-code-differs', 'a ZIP code that lost a digit', replaced('>97031<', '>9731<')],
    [
      'postal-code-differs',
      'a ZIP code that lost a digit in a card',
      replaced(/(?<=Odell<\/a><\/h3><p[^>]*>ZIP code )97044/, '9704', 'counties/hood-river-county/index.html'),
    ],
    [
      'postal-code-differs',
      'a ZIP code that no city has in a card',
      replaced(/(?<=Odell<\/a><\/h3><p[^>]*>ZIP code )97044/, '97404', 'counties/hood-river-county/index.html'),
    ],
    [
      'postal-code-differs',
      'the ZIP code of another city in the keywords',
      replaced(/(?<=name="keywords" content="[^"]*)97031/, '97014'),
    ],
    [
      'figure-differs',
      'another number of places in a county',
      replaced(/(?<=>Towns<\/dt><dd[^>]*>)\d+/, '12', 'counties/hood-river-county/index.html'),
    ],
    ['price-differs', 'a price without its sign', replaced(/(?<=>)From \$149/, 'From 149', serviceInPlace)],
    ['price-differs', 'a price with a digit missing', replaced(/(?<=>)From \$149/, 'From $14', serviceInPlace)],
    ['price-differs', 'the price of another service', says('All of it costs $120.50.', service)],
    ['price-differs', 'another price in structured data', replaced('"price":149', '"price":19', serviceInPlace)],
    ['price-differs', 'another currency', replaced('"priceCurrency":"USD"', '"priceCurrency":"CAD"', serviceInPlace)],
    ['price-differs', 'a sentence with euros', says('Most homes pay about 150 euros.')],
    ['price-differs', 'a sentence with the sign of euros', says('Most homes pay about 150 €.')],
    ['price-differs', 'a sentence with British pounds', says('Most homes pay about £150.')],
    ['figure-differs', 'a population with a digit too many', replaced('>8,313<', '>83,130<')],
    ['figure-differs', 'a distance ten times as long', replaced('5.5 miles', '55 miles')],
    ['figure-differs', 'another number of residents', says('Hood River is home to about 22,000 residents.')],
    [
      'place-differs',
      'a picture of another city',
      says('<img src="/favicon.ico" alt="A drain in Odell" loading="lazy" width="8" height="8">'),
    ],
    [
      'place-differs',
      'a picture of a town that is not served, on the home page',
      says('<img src="/favicon.ico" alt="A drain in Las Vegas" loading="lazy" width="8" height="8">', 'index.html'),
    ],
    [
      'place-differs',
      'a description that begins with another city',
      replaced(/(?<=name="description" content=")/, 'Drains in Odell: '),
    ],
    [
      'phone-link-differs',
      'a link that calls another number',
      replaced(
        /<a([^>]*) href="tel:\+15415550137"([^>]*)>Call \(541\) 555-0137<\/a>(?=[\s\S]*<\/main>)/,
        '<a href="tel:+15415550137">Call (541) 555-0173</a>',
      ),
    ],
    ['hours-differ', 'other times in the footer', replaced('7:00 AM to 4:30 PM', '7:00 AM to 6:30 PM')],
    ['hours-differ', 'another time zone in the footer', replaced('4:30 PM Pacific time', '4:30 PM Mountain time')],
    [
      'hours-differ',
      'other days and times',
      replaced('</main>', '<p>Monday to Thursday, 8:00 AM to 5:00 PM</p></main>'),
    ],
    [
      'hours-differ',
      'hours without the last day',
      replaced('</main>', '<p>Monday to Thursday, 7:00 AM to 4:30 PM</p></main>'),
    ],
    ['hours-differ', 'another day', replaced('</main>', '<p>We are in on Saturday, 7:00 AM to 4:30 PM.</p></main>')],
    ['hours-differ', 'open longer on any day', says('We are open until 9 PM.')],
    ['hours-differ', 'open on every day', says('We are open every day, and glad of it.')],
    ['hours-differ', 'open from another time on any day', says('The shop is open from 9 AM to 4:30 PM.')],
    ['hours-differ', 'times by hand', says('We answer Monday to Friday 8am-6pm.')],
    ['hours-differ', 'another end by hand', says('We answer Monday to Friday 7-5:30.')],
    ['company-differs', 'a text of another company', says('At Valley Rooter Pros, we treat every home like our own.')],
    ['stars-differ', 'a star too few', replaced('★★★★★', '★★★★☆')],
    [
      'phone-link-differs',
      'a letter in place of a digit',
      replaced(
        /<a([^>]*) href="tel:\+15415550137"([^>]*)>Call \(541\) 555-0137<\/a>(?=[\s\S]*<\/main>)/,
        '<a href="tel:+15415550137">Call (541) 555-O137</a>',
      ),
    ],
    [
      'source-in-text',
      'the end of an excerpt',
      says('Roots find every joint of the […] <a href="/services/">Drain Services</a>'),
    ],
    ['hours-differ', 'other times in structured data', replaced('"opens":"07:00"', '"opens":"09:00"', 'index.html')],
    ['hours-differ', 'a day more in structured data', replaced('"Friday"]', '"Friday","Sunday"]', 'index.html')],
    ['hours-differ', 'a day less in structured data', replaced('"Thursday","Friday"]', '"Thursday"]', 'index.html')],
    ['hours-differ', 'a day that it is closed on', says('Please note that we are closed on Mondays.')],
    ['hours-differ', 'some hours of a day off', says('We are open on Sundays until noon.')],
    ['hours-differ', 'a day off that it is open on', says('We are open on Sundays and holidays.')],
    ['hours-differ', 'a day too many', says('Our team is there 7 days a week.')],
    [
      'testimonial-differs',
      'a testimonial under another name',
      replaced('<strong>Ben K.</strong>', '<strong>Bob K.</strong>'),
    ],
    [
      'testimonial-differs',
      'a testimonial with fewer stars',
      replaced('aria-label="5 out of 5 stars">★★★★★', 'aria-label="4 out of 5 stars">★★★★☆'),
    ],
    ['testimonial-differs', 'a testimonial with another date', replaced('dateTime="2025-11"', 'dateTime="2025-01"')],
    ['testimonial-differs', 'an added testimonial from elsewhere', shows(testimonial('Portland', '2025-11'))],
    ['testimonial-differs', 'an added testimonial from the future', shows(testimonial('Odell', '2031-11'))],
    [
      'link-text-differs',
      'a link that names another city',
      says('We also work in <a href="/service-areas/odell/">Cascade Locks</a>.'),
    ],
    [
      'link-text-differs',
      'a link to a city with another name in a list on a page about no place',
      shows(
        linked('service-areas/odell', 'service-areas/hood-river', 'service-areas/cascade-locks', 'Provo'),
        'services/index.html',
      ),
    ],
    [
      'link-text-differs',
      'a link that names another service',
      says('See <a href="/services/drain-cleaning/hood-river/">Sewer Inspection in Hood River</a>.'),
    ],
    [
      'link-text-differs',
      'a link of the footer to another city',
      ({ editAll }) =>
        editAll(
          '<li><a href="/service-areas/odell/">Odell</a></li></ul></div></nav>',
          '<li><a href="/service-areas/cascade-locks/">Odell</a></li></ul></div></nav>',
        ),
    ],
    ['text-language', 'a paragraph in Spanish', says(spanish)],
    ['text-language', 'a link with a label in Spanish', says('<a href="/contact/">Reservar este servicio</a>')],
    ['text-language', 'a label in German', says('<a href="/contact/">Angebot anfordern</a>')],
    ['text-language', 'a sentence in Spanish', says(`${long} ${spanish}`)],
    ['text-language', 'a heading in German', says('</p><h3>Wir reinigen Ihre Rohre auch nachts</h3><p>We come soon.')],
    [
      'text-language',
      'a heading with a Spanish word that is an English one',
      says('</p><h3>Preguntas que la gente hace primero</h3><p>We come soon.'),
    ],
    [
      'text-language',
      'a button of the header in Spanish',
      replaced('</header>', '<a href="/contact/">Reservar este servicio</a></header>'),
    ],
    ['main-hidden', 'a main that a script has hidden', replaced('<main', '<main aria-hidden="true"')],
    ['main-hidden', 'a main that cannot be used', replaced('<main', '<main inert')],
    [
      'link-other-host',
      'a link to the staging host',
      says('<a href="https://staging.gorgedrain.example/contact/">Ask us for a date</a>'),
    ],
    [
      'link-other-host',
      'a link out of a mail',
      says(
        '<a href="https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.net%2F">Ask us for a date</a>',
      ),
    ],
    [
      'link-other-host',
      'a link to a copy in an archive',
      says('<a href="https://web.archive.org/web/2023/https://gorgedrain.example/contact/">Ask us for a date</a>'),
    ],
    [
      'map-link-differs',
      'a map of another address',
      says(
        '<a href="https://www.google.com/maps/search/?api=1&amp;query=21+Cannery+Lane+Hood+River+OR">Open the map</a>',
      ),
    ],
    [
      'map-link-differs',
      'reviews of another company',
      says('<a href="https://www.google.com/maps/search/Valley%20Rooter%20Odell/">Read the reviews</a>'),
    ],
    [
      'email-differs',
      'a copy to another company',
      says('<a href="mailto:office@gorgedrain.example?subject=A&amp;bcc=ann@valleyrooter.example">Write to us</a>'),
    ],
    [
      'link-other-host',
      'a link to a deploy preview',
      says('<a href="https://gorgedrain.netlify.app/">Ask us for a date</a>'),
    ],
    [
      'link-other-host',
      'a link with www',
      says('<a href="https://www.gorgedrain.example/contact/">Ask us for a date</a>'),
    ],
  ]
  test.each(cases)('%s: %s', async (code, _, fault) => {
    const { added } = await garden.plant(fault)
    expect(added.map((finding) => [finding.code, finding.severity])).toEqual([[code, 'error']])
  })
})

test.each<[string, Fault]>([
  ['a file that was cut in its main content', ({ read, write }) => write(place, read(place).split('<h1')[0] ?? '')],
  ['a file that was cut in its head', ({ write, read }) => write(place, read(place).split('</title>')[0] ?? '')],
  ['an empty file', ({ write }) => write(place, '')],
  [
    'the error page of a server',
    ({ write }) =>
      write(place, '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>'),
  ],
  [
    'the list of the files in a folder',
    ({ write }) =>
      write(place, '<html><head><title>Index of /towns/</title></head><body><h1>Index of /towns/</h1></body></html>'),
  ],
  ['a page in UTF-16', ({ read, write }) => write(place, Buffer.from(`\uFEFF${read(place)}`, 'utf16le'))],
])('%s has no other findings', async (_, fault) => {
  const { added } = await garden.plant(fault)
  const onPage = added.filter(({ url }) => url === '/service-areas/hood-river/')
  expect(onPage.map(({ code, severity }) => [code, severity])).toEqual([['page-broken', 'error']])
})

test.each<[string, string, Fault]>([
  [
    'the home page is the welcome page of a server',
    'page-broken',
    ({ write }) =>
      write('index.html', '<html><head><title>Welcome!</title></head><body><h1>It works!</h1></body></html>'),
  ],
  ['the home page is missing', 'page-missing', ({ remove }) => remove('index.html')],
  [
    'a page is in a file with another name',
    'page-missing',
    ({ read, write, remove }) => {
      write('contact/Index.html', read('contact/index.html'))
      remove('contact/index.html')
    },
  ],
])('%s: one finding', async (_, code, fault) => {
  const { added } = await garden.plant(fault)
  expect([...new Set(added.map((finding) => finding.code))]).toEqual([code])
})

const keywords =
  'drain cleaning, drain cleaner, clogged drain, drain jetting, main drain, cheap drain work, drain service, drain rooter'

describe('warns of', () => {
  const cases: [code: string, name: string, fault: Fault][] = [
    [
      'paragraph-repeated',
      'an entry that a list has twice',
      says('</p><ul><li>Roots cut out</li><li>Roots cut out</li></ul><p>See the list.'),
    ],
    ['text-slip', 'a heading twice', says('</p><h3>Pipes We Clean Pipes We Clean</h3><p>See the list.')],
    ['place-differs', 'a city in small letters', says('We clear drains in hood river and near it.')],
    ['text-slip', 'an entry twice', says('We serve Odell, Odell and Hood River.')],
    ['text-slip', 'words that hyphens cut', says('The clean- ing starts in the kitchen.')],
    ['text-slip', 'a table that is not there', says('See the table below for our prices.')],
    ['text-slip', 'a name twice', says('We clear drains in Hood River in Hood River every week.')],
    ['link-tracked', 'a place on the page in a link', says('<a href="/contact/?ref=footer">Ask us for a date</a>')],
    ['link-tracked', 'a campaign in a link', says('<a href="/contact/?utm_source=home">Ask us for a date</a>')],
    [
      'paragraph-repeated',
      'a section that is there twice',
      says(
        `</p>${'<h2>What You Get</h2><ul><li>A clean drain</li><li>A dry floor</li></ul>'.repeat(2)}<p>We come soon.`,
      ),
    ],
    [
      'paragraph-repeated',
      'a place that a list has twice',
      shows(linked('service-areas/odell', 'service-areas/odell', 'service-areas/cascade-locks', 'Odell')),
    ],
    ['paragraph-repeated', 'a paragraph that is there twice', says(`${long}</p><p>${long}`)],
    [
      'name-misspelt',
      'a misspelt name beside the right one',
      says('Call Gorge Drian &amp; Sewer: Gorge Drain &amp; Sewer comes.'),
    ],
    ['keyword-list', 'search terms in a row', says(keywords)],
    ['keyword-list', 'search terms after a sentence', says(`${long} ${keywords}.`)],
    [
      'keyword-list',
      'a few search terms',
      says('drain cleaning, drain cleaner, main drain, cheap drain work, drain rooter'),
    ],
    [
      'keyword-list',
      'search terms with forms of one word',
      says('drain cleaning, plumber near me, drains unclogged, drainage help, main drain, sewer rooter'),
    ],
    [
      'keyword-list',
      'search terms as the description',
      replaced(/(?<=name="description" content=")[^"]*/, `${keywords}, Hood River drains`),
    ],
    [
      'section-empty',
      'a heading whose list was lost',
      ({ edit }) => edit(place, '</main>', '<section><h2>What to Expect</h2></section></main>'),
    ],
    ['profile-differs', 'the account of a template', says('<a href="https://www.facebook.com/wix">Facebook</a>')],
    ['profile-differs', 'a network without an account', says('<a href="https://x.com/">Follow us on X</a>')],
    [
      'profile-differs',
      'the account of another company',
      ({ edit, manifest }) => {
        edit(place, '</main>', '<p><a href="https://www.instagram.com/otherdrains/">Instagram</a></p></main>')
        manifest({
          file: 'site.yaml',
          replace: '  type: HomeAndConstructionBusiness',
          with: '  type: HomeAndConstructionBusiness\n  sameAs: ["https://www.instagram.com/gorgedrain/"]',
        })
      },
    ],
  ]
  test.each(cases)('%s: %s', async (code, _, fault) => {
    const { added } = await garden.plant(fault)
    expect(added.map((finding) => [finding.code, finding.severity])).toEqual([[code, 'warning']])
  })
})

test.each([
  ['a town that is not served', 'services', 'Estacada'],
  ['the page itself', 'service-areas/hood-river', 'Hood River'],
])('%s in a list of places is found', async (_, middle, text) => {
  const { added } = await garden.plant(
    shows(linked('services/drain-cleaning/odell', middle, 'services/drain-cleaning/cascade-locks', text)),
  )
  // The list itself has texts that the page has for other targets.
  const codes = added.map(({ code }) => code).filter((code) => code !== 'link-text-ambiguous')
  expect(codes).toEqual(['link-text-differs'])
})

test('links in hidden text are found as what they are', async () => {
  const { added } = await garden.plant(
    says('<span style="position:absolute;left:-9999px">Best <a href="https://casino.example/">casino</a></span>'),
  )
  expect(added.map(({ code }) => code)).toContain('link-hidden')
})

describe('does not report', () => {
  const cases: [name: string, fault: Fault][] = [
    ['a county of the manifest by its word', says('Odell is in the county of Hood River.', 'index.html')],
    ['a street named for a state', says('Turn into Virginia Street.')],
    ['homes elsewhere, compared with those here', says('Unlike homes in Moab, ours have roots in every joint.')],
    ['a season at the start of a sentence', says('In October the leaves fall. In Spring we clear drains.')],
    [
      'a company that is not a place',
      says('Our Ridgid cameras see every joint, and homes of Craftsman style have clay pipes.'),
    ],
    ['a city by its state', says('We clear drains in Hood River, Oregon.')],
    ['hyphens that belong to words', says('We know pre- and post-war pipes.')],
    ['the plumber of a customer', says('Your electrician can tell.')],
    ['a range that rises', says('Most homes pay $149–149.', serviceInPlace)],
    ['another city beside that of the page', says('Between Hood River and Odell stand old pipes.')],
    ['a link to another city', says('We also work in <a href="/service-areas/odell/">Odell</a>.')],
    [
      'the address of the office',
      says('Visit 12 Cannery Row, Hood River, OR 97031.', 'service-areas/odell/index.html'),
    ],
    [
      'a testimonial from another city',
      shows(
        '<figure><blockquote>Fine.</blockquote><figcaption>Ann, Odell, <time datetime="2025-11">November 2025</time></figcaption></figure>',
      ),
    ],
    ['a link that names its city and another', says('<a href="/service-areas/odell/">From Hood River to Odell</a>')],
    [
      'a testimonial with a comma in it',
      shows(
        '<figure><blockquote>Fine.</blockquote><figcaption>Ann, Odell, OR, <time datetime="2025-11">then</time></figcaption></figure>',
      ),
    ],
    ['a quotation in Spanish', says(`<q>${spanish}</q>`)],
    ['a link to the Spanish pages', says('<a href="https://es.partner.example/" hreflang="es">Léalo en español</a>')],
    ['a Spanish sentence with its language', says(`<span lang="es">${spanish}</span>`)],
    ['the name in the genitive and in capitals', says('Gorge Drain &amp; Sewer’s vans say GORGE DRAIN &amp; SEWER.')],
    ['a list of things', says('We clear kitchens, baths, floors, roofs, yards, lawns, streets, cellars, garages.')],
    ['a second number that the office has', says('<a href="tel:+15415550137">541-555-0137</a>')],
    ['a trial of another company', says('<a href="https://staging.partner.example/">Partner</a>')],
    ['hours of one of the days', says('On Wednesday, 7:00 AM to 4:30 PM, someone answers.')],
    ['a day on which it closes early', says('On holidays we are closed on Mondays until noon.')],
    ['the hours by hand', says('We answer Monday to Friday 7am–4:30pm, on Monday 7 to 4:30.')],
    ['numbers after a day', says('On Saturday 2 to 3 vans are in the yard.')],
    ['hours of a single day', says('On the last Saturday of May we open from 9:00 AM to 1:00 PM.')],
    ['a weight in pounds', says('The cable weighs 150 pounds.')],
    ['a name as part of another', says('The Odell Lake road is steep.')],
    ['the price of the service', says('It costs $149 for each drain.', serviceInPlace)],
    ['the prices of all services on another page', says('From $149 or $120.50.', 'services/index.html')],
  ]
  test.each(cases)('%s', async (_, fault) => {
    const { added } = await garden.plant(fault)
    expect(added).toEqual([])
  })
})
