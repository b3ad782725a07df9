import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGarden, type PlantedSite } from '../support/planted-site.ts'

// Slips of editors, plugins and scripts in a built site: each has one finding, whatever else it changes.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

type Fault = (site: PlantedSite) => void
const place = 'service-areas/hood-river/index.html'
const otherPlace = 'service-areas/odell/index.html'
const serviceInPlace = 'services/drain-cleaning/hood-river/index.html'

const replaced =
  (replace: string | RegExp, by: string, file = place): Fault =>
  ({ edit }) =>
    edit(file, replace, by)
const shows = (element: string): Fault => replaced('</main>', `${element}</main>`)
const says = (text: string): Fault => shows(`<p>${text}</p>`)
const rewritten =
  (file: string, change: (html: string) => string): Fault =>
  ({ read, write }) =>
    write(file, change(read(file)))

const branch = {
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: 'Gorge Drain & Sewer Odell',
  telephone: '+15415550111',
  address: { '@type': 'PostalAddress', addressLocality: 'Odell' },
}

/** A script that a plugin wrote into every page, with its URL. */
const tracked: Fault = ({ read, write }) => {
  for (const file of [
    'index.html',
    'contact/index.html',
    'services/index.html',
    'service-areas/index.html',
    place,
    otherPlace,
    serviceInPlace,
  ])
    write(file, read(file).replace('</head>', `<script>track("${file}")</script></head>`))
}

describe('one finding', () => {
  const cases: [code: string, severity: string, name: string, fault: Fault][] = [
    [
      'business-several',
      'error',
      'a second business, from a plugin',
      replaced('</head>', `<script type="application/ld+json">${JSON.stringify(branch)}</script></head>`),
    ],
    [
      'link-not-crawlable',
      'warning',
      'a script in place of a URL',
      says('<a href="javascript:void(0)">Book a visit</a> or <a href="/contact/">Book a visit</a>'),
    ],
    [
      'title-repeats',
      'warning',
      'a region twice',
      replaced(/<title>[^<]*/, '<title>Drain Services in Hood River, OR, OR'),
    ],
    ['list-content', 'error', 'a list that lost its items', shows('<h2>Our tools</h2><ul></ul>')],
    ['csp-inline-script', 'error', 'a script with the URL of each page', tracked],
    ['link-form', 'error', 'the file of a page', says('<a href="/contact/index.html">Write to the office</a>')],
    ['private-host', 'error', 'two slashes for one', says('<a href="//contact/">Write to the office</a>')],
    [
      'link-other-host',
      'error',
      'the domain with a wrong letter',
      says('<a href="https://gorgedran.example/contact/">Write to the office</a>'),
    ],
    ['dialog-open', 'warning', 'a menu that was saved open', replaced('<dialog ', '<dialog open="" ')],
    [
      'table-without-headers',
      'warning',
      'a head without header cells',
      shows(
        '<table><thead><tr><td>Job</td><td>Ours</td></tr></thead><tbody><tr><th scope="row">Drains</th><td>Yes</td></tr></tbody></table>',
      ),
    ],
    [
      'jsonld-page-url',
      'error',
      'the service of another page',
      rewritten(serviceInPlace, (html) =>
        html.replace(/("@type":"Service".*?"url":"[^"]*)hood-river/, (_, before) => `${before}odell`),
      ),
    ],
    [
      'price-differs',
      'error',
      'a starting price without its first word',
      rewritten(serviceInPlace, (html) => html.replace('>From $', '>$')),
    ],
    ['address-differs', 'error', 'the street with a wrong letter', says('Our yard is at 12 Canneri Row.')],
    [
      'placeholder-text',
      'error',
      'the second passage of pseudo-Latin',
      says('Sed ut perspiciatis unde omnis iste natus error sit voluptatem accusantium.'),
    ],
    [
      'place-differs',
      'error',
      'a name replaced on the whole page',
      rewritten(otherPlace, (html) => html.replaceAll('Odell', 'Cascade Locks')),
    ],
  ]

  test.each(cases)('%s, %s: %s', async (code, severity, _, fault) => {
    const { added } = await garden.plant(fault)
    expect(added.map((finding) => [finding.code, finding.severity])).toEqual([[code, severity]])
  })
})

describe('no finding', () => {
  const cases: [name: string, fault: Fault][] = [
    ['a dialog that no button opens', shows('<dialog open="" aria-label="Cookies"><p>We set no cookies.</p></dialog>')],
    ['the street as it is', says('Our yard is at 12 Cannery Row.')],
    [
      'a table with an empty cell in its head',
      shows(
        '<table><thead><tr><td></td><th scope="col">Ours</th></tr></thead><tbody><tr><th scope="row">Drains</th><td>Yes</td></tr></tbody></table>',
      ),
    ],
  ]

  test.each(cases)('%s', async (_, fault) => {
    const { added } = await garden.plant(fault)
    expect(added).toEqual([])
  })
})
