import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expandRoutes } from '#generator/expand/expand.ts'
import { jsonLd } from '#src/head/json-ld/graph.ts'
import { serialiseNodes } from '#src/head/json-ld/serialise.ts'
import { describePage } from '#src/head/page-head.ts'
import type { Target } from '#src/route.ts'
import type { Site } from '#src/site.ts'
import { rootDir } from '../../../../support/citywide.ts'
import { nodesIn, referencesIn } from '../../../../support/parsed-page.ts'
import { cascadeLocksIsOdell, smallSite } from '../../../small-site.ts'

type Node = Record<string, unknown>

const site = await smallSite()
const origin = 'https://gorgedrain.example'

/** The nodes of a page as parsed from its HTML. */
function nodesOf(target: Target, of: Site = site): Node[] {
  return JSON.parse(jsonLd(of, describePage(of, target)))['@graph']
}

const nodeOf = (type: string, target: Target, of?: Site) => nodesOf(target, of).find((node) => node['@type'] === type)
const service = (slug: string): Target => ({ id: 'service', params: { service: slug } })
const inOdell: Target = { id: 'servicePlace', params: { service: 'drain-cleaning', location: 'odell' } }

/** Pages with a canonical: 404.html has no structured data. */
const pagesOf = (of: Site) => [...expandRoutes(of, () => {})].filter(({ target: { id } }) => id !== 'notFound')

describe('serialising', () => {
  const thing = (name: string) => ({ '@type': 'Thing', name })
  const nasty = '</script><!-- & -->\u2028\u2029<script>'

  test('the output cannot end the script element, begin a comment or break a line', () => {
    expect(serialiseNodes([thing(nasty)])).not.toMatch(/[<>&\u2028\u2029]/)
  })

  test('parsing the output returns the input', () => {
    expect(JSON.parse(serialiseNodes([thing(nasty)]))).toEqual(thing(nasty))
  })

  test('text of the manifest is escaped', async () => {
    const edited = await smallSite([{ file: 'pages/contact.yaml', replace: 'Talk to Us', with: 'Talk </script> & Us' }])
    const contact: Target = { id: 'contact', params: { page: 'contact' } }
    expect(jsonLd(edited, describePage(edited, contact))).not.toMatch(/[<>&]/)
    expect(nodeOf('ContactPage', contact, edited)?.name).toBe('Talk </script> & Us | Gorge Drain & Sewer')
  })
})

describe('price', () => {
  const priced = (price: string) =>
    smallSite([
      {
        file: 'services/drain-cleaning.yaml',
        replace: 'price: { kind: from, amount: 149, currency: USD, unit: drain }',
        with: `price: { ${price} }`,
      },
    ])

  test('a starting price is an offer with that minimum', () => {
    expect(nodeOf('Service', service('drain-cleaning'))?.offers).toMatchObject({
      priceSpecification: { price: 149, minPrice: 149, priceCurrency: 'USD', unitText: 'drain', unitCode: 'E48' },
    })
  })

  test('an hourly price has the unit HUR, the hour of UN/CEFACT', () => {
    expect(nodeOf('Service', service('sewer-inspection'))?.offers).toMatchObject({
      priceSpecification: { minPrice: 120.5, unitCode: 'HUR' },
    })
  })

  test.each(['kind: quote', 'kind: custom'])('%s makes no offer', async (price) => {
    expect(nodeOf('Service', service('drain-cleaning'), await priced(price))).not.toHaveProperty('offers')
  })
})

describe('nodes', () => {
  test('every page has nodes for the business, the site and itself', () => {
    for (const { target, path } of pagesOf(site)) {
      const ids = nodesOf(target).map((node) => node['@id'])
      const canonical = describePage(site, target).info.canonicalPath ?? path
      expect(ids).toEqual(
        expect.arrayContaining([`${origin}/#organization`, `${origin}/#website`, `${origin}${canonical}#webpage`]),
      )
    }
  })

  test('no page has two nodes with one @id', () => {
    for (const { target, path } of pagesOf(site)) {
      const ids = nodesIn(nodesOf(target)).flatMap((node) => node['@id'] ?? [])
      expect(new Set(ids).size, path).toBe(ids.length)
    }
  })

  test('pages about the company have its full node, all others its short node', () => {
    const contact: Target = { id: 'contact', params: { page: 'contact' } }
    const [full, short] = [contact, inOdell].map((target) => nodeOf('HomeAndConstructionBusiness', target))
    expect(full).toMatchObject({ ...short, email: 'office@gorgedrain.example', priceRange: '$120–$900' })
    expect(Object.keys(short ?? {})).toEqual(['@type', '@id', 'name', 'url', 'telephone', 'address'])
  })

  test('the home page has the catalogue of services, with prices that are amounts; other pages about the company refer to it', async () => {
    const edited = await smallSite([
      {
        file: 'services/drain-cleaning.yaml',
        replace: 'price: { kind: from, amount: 149, currency: USD, unit: drain }',
        with: 'price: { kind: quote }',
      },
    ])
    const home: Target = { id: 'home', params: {} }
    const contact: Target = { id: 'contact', params: { page: 'contact' } }
    const reference = { '@id': `${origin}/#services` }
    for (const target of [home, contact])
      expect(nodeOf('HomeAndConstructionBusiness', target, edited)?.hasOfferCatalog).toEqual(reference)
    expect(nodeOf('OfferCatalog', contact, edited)).toBeUndefined()
    const offered = (slug: string, name: string) => ({
      '@type': 'Service',
      '@id': `${origin}/services/${slug}/#service`,
      name,
    })
    expect(nodeOf('OfferCatalog', home, edited)).toMatchObject({
      ...reference,
      name: 'What we do',
      itemListElement: [
        { '@type': 'Offer', itemOffered: offered('drain-cleaning', 'Drain Cleaning') },
        { priceSpecification: { minPrice: 120.5 }, itemOffered: offered('sewer-inspection', 'Sewer Inspection') },
      ],
    })
    expect(JSON.stringify(nodeOf('OfferCatalog', home, edited)).match(/"minPrice"/g)).toHaveLength(1)
  })

  test('the pages that show the contact details describe the company', () => {
    const described = pagesOf(site).filter(({ target }) => nodeOf('HomeAndConstructionBusiness', target)?.description)
    expect(described.map(({ path }) => path)).toEqual(['/', '/contact/', '/call/'])
  })

  test('opening hours come from site.yaml, by day', () => {
    expect(nodeOf('HomeAndConstructionBusiness', { id: 'home', params: {} })?.openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '07:00',
        closes: '16:30',
      },
    ])
  })

  test('name, address and phone come from site.yaml', () => {
    expect(nodeOf('HomeAndConstructionBusiness', inOdell)).toMatchObject({
      name: 'Gorge Drain & Sewer',
      telephone: '+15415550137',
      address: { streetAddress: '12 Cannery Row', addressLocality: 'Hood River', postalCode: '97031' },
    })
  })

  test('a service in a city has the city as service area; the city is in its county, the county in its state', () => {
    const place = `${origin}/service-areas/odell/#place`
    const county = `${origin}/counties/hood-river-county/#place`
    expect(nodeOf('Service', inOdell)?.areaServed).toEqual([{ '@id': place }])
    expect(nodeOf('City', inOdell)).toMatchObject({ '@id': place, containedInPlace: { '@id': county } })
    expect(nodeOf('AdministrativeArea', inOdell)).toMatchObject({
      '@id': county,
      containedInPlace: { '@type': 'State', name: 'Oregon' },
    })
  })

  test('a county of England is in an administrative area, not in a state', async () => {
    const british = { ...site, manifest: structuredClone(site.manifest) }
    british.manifest.site.business.address.country = 'GB'
    expect(nodeOf('AdministrativeArea', inOdell, british)?.containedInPlace).toEqual({
      '@type': 'AdministrativeArea',
      name: 'Oregon',
    })
  })

  test('a community is a Place, not a City', async () => {
    const rows = (text: string) => text.replace('slug,', 'slug,kind,').replace('odell,', 'odell,community,')
    const cities = readFileSync(join(rootDir, 'tests/fixtures/small-site/cities.csv'), 'utf8')
    const lines = rows(cities).replace(/^(hood-river,(?:Hood River|Cascade Locks),[a-z-]+),/gm, '$1,city,')
    const withKinds = await smallSite([{ file: 'cities.csv', write: lines }])
    expect(nodeOf('Place', inOdell, withKinds)).toMatchObject({ name: 'Odell' })
    expect(nodeOf('City', inOdell, withKinds)).toBeUndefined()
  })

  test('an alias of a page has the graph of that page', () => {
    const graphs = ['contact', 'call'].map((page) => nodesOf({ id: 'contact', params: { page } }))
    expect(graphs[1]).toEqual(graphs[0])
  })

  test('a page under another name of a city has the graph of the city, with the breadcrumb it shows', async () => {
    const withAlias = await smallSite([cascadeLocksIsOdell])
    for (const target of [inOdell, { id: 'serviceArea', params: { location: 'odell' } } as const]) {
      const other: Target = { ...target, params: { ...target.params, location: 'cascade-locks' } }
      expect(nodesOf(other, withAlias)).toEqual(nodesOf(target, withAlias))
      const { breadcrumbs } = describePage(withAlias, other).info
      expect(nodeOf('BreadcrumbList', other, withAlias)?.itemListElement).toMatchObject(
        breadcrumbs.map(({ name }) => ({ name })),
      )
    }
  })

  test('no two pages contradict each other about an @id', async () => {
    const withAlias = await smallSite([cascadeLocksIsOdell])
    const stated = new Map<string, Set<string>>()
    for (const { target } of pagesOf(withAlias)) {
      for (const node of nodesIn(nodesOf(target, withAlias)).filter((each) => each['@id'])) {
        for (const [name, value] of Object.entries(node)) {
          const key = `${node['@id']} ${name}`
          stated.set(key, (stated.get(key) ?? new Set()).add(JSON.stringify(value)))
        }
      }
    }
    expect([...stated].filter(([, values]) => values.size > 1)).toEqual([])
  })

  test('a page has dateModified only where the date is known', () => {
    const page = describePage(site, inOdell)
    const dated = { ...page, info: { ...page.info, modified: '2026-03-01' } }
    const modified = [page, dated].map((each) => JSON.parse(jsonLd(site, each))['@graph'][2].dateModified)
    expect(modified).toEqual([undefined, '2026-03-01'])
  })
})

test('the guide is an FAQPage of questions with their answers', async () => {
  const guide = `
screen: guide
heading: Drains by Season
stats: [12 Years]
challenges: { heading: Roots, cards: [{ icon: pipe, title: Roots, text: They grow. }] }
faq: { heading: Questions, questions: [{ question: When?, answer: In spring. }, { question: Why?, answer: Rain. }] }
actions: [{ page: home }]
callToAction: { heading: Call }
`
  const season = `
name: Spring
order: 1
months: March to May
monthNumbers: [3, 4, 5]
intro: Roots wake up.
tips: [{ title: Look at the cleanout, text: Before the roots do. }]
`
  const withGuide = await smallSite([
    { file: 'pages/guide.yaml', write: guide },
    { file: 'guide/spring.yaml', write: season },
  ])
  const answered = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  })
  expect(nodeOf('FAQPage', { id: 'guide', params: { page: 'guide' } }, withGuide)).toMatchObject({
    '@id': `${origin}/guide/#webpage`,
    mainEntity: [answered('When?', 'In spring.'), answered('Why?', 'Rain.')],
  })
})

describe('breadcrumb list', () => {
  test('it numbers the trail from 1, with a URL for all but the page itself', () => {
    const items = nodeOf('BreadcrumbList', inOdell)?.itemListElement
    expect(items).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Drain Services', item: `${origin}/services/` },
      { '@type': 'ListItem', position: 3, name: 'Drain Cleaning', item: `${origin}/services/drain-cleaning/` },
      { '@type': 'ListItem', position: 4, name: 'Odell' },
    ])
  })

  test('the home page has none', () => {
    expect(nodeOf('BreadcrumbList', { id: 'home', params: {} })).toBeUndefined()
  })
})

test('every referenced @id is a node of some page', async () => {
  const whole = await smallSite([cascadeLocksIsOdell])
  const graphs = pagesOf(whole).map(({ target }) => nodesOf(target, whole))
  const defined = new Set<unknown>(graphs.flatMap(nodesIn).map((node) => node['@id']))
  const referred = new Set(graphs.flatMap(referencesIn))
  expect(referred.size).toBeGreaterThan(0)
  expect([...referred].filter((id) => !defined.has(id))).toEqual([])
})

test('every URL in structured data is absolute and on this site', () => {
  const urls = pagesOf(site).flatMap(({ target }) =>
    nodesIn(nodesOf(target)).flatMap((node) => ['@id', 'url', 'contentUrl', 'item'].map((key) => node[key] ?? origin)),
  )
  expect(urls.filter((url) => !String(url).startsWith(origin))).toEqual([])
})
