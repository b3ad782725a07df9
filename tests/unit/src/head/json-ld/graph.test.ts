import { describe, expect, test } from 'vitest'
import { expandRoutes } from '#generator/expand/expand.ts'
import { jsonLd } from '#src/head/json-ld/graph.ts'
import { serialiseJsonLd } from '#src/head/json-ld/serialise.ts'
import { describePage } from '#src/head/page-head.ts'
import type { Target } from '#src/route.ts'
import type { Site } from '#src/site.ts'
import { cascadeLocksIsOdell, smallSite } from '../../../small-site.ts'

type Node = Record<string, unknown>

const site = await smallSite()
const origin = 'https://gorgedrain.example'

/** The nodes of a page as a reader of the page gets them. */
function nodesOf(target: Target, of: Site = site): Node[] {
  return JSON.parse(serialiseJsonLd(jsonLd(of, describePage(of, target))))['@graph']
}

const nodeOf = (type: string, target: Target, of?: Site) => nodesOf(target, of).find((node) => node['@type'] === type)
const service = (slug: string): Target => ({ id: 'service', params: { service: slug } })
const inOdell: Target = { id: 'servicePlace', params: { service: 'drain-cleaning', location: 'odell' } }

/** Pages with an address: 404.html has no structured data. */
const pagesOf = (of: Site) => [...expandRoutes(of, () => {})].filter(({ target: { id } }) => id !== 'notFound')

describe('serialising', () => {
  const graph = (name: string) => ({
    '@context': 'https://schema.org' as const,
    '@graph': [{ '@type': 'Thing' as const, name }],
  })
  const nasty = '</script><!-- & -->\u2028\u2029<script>'

  test('no character of it can end the script, begin a comment or break a line of script', () => {
    expect(serialiseJsonLd(graph(nasty))).not.toMatch(/[<>&\u2028\u2029]/)
  })

  test('what is read back is what went in', () => {
    expect(JSON.parse(serialiseJsonLd(graph(nasty)))).toEqual(graph(nasty))
  })

  test('text of the manifest goes the same way', async () => {
    const edited = await smallSite([{ file: 'pages/contact.yaml', replace: 'Talk to Us', with: 'Talk </script> & Us' }])
    const contact: Target = { id: 'contact', params: { page: 'contact' } }
    expect(serialiseJsonLd(jsonLd(edited, describePage(edited, contact)))).not.toMatch(/[<>&]/)
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

  test('one that starts at an amount is an offer with that minimum', () => {
    expect(nodeOf('Service', service('drain-cleaning'))?.offers).toMatchObject({
      priceSpecification: { minPrice: 149, priceCurrency: 'USD', unitText: 'drain', unitCode: 'E48' },
    })
  })

  test('one by the hour is counted in HUR, the hour of UN/CEFACT', () => {
    expect(nodeOf('Service', service('sewer-inspection'))?.offers).toMatchObject({
      priceSpecification: { minPrice: 120.5, unitCode: 'HUR' },
    })
  })

  test.each(['kind: quote', 'kind: custom'])('%s makes no offer', async (price) => {
    expect(nodeOf('Service', service('drain-cleaning'), await priced(price))).not.toHaveProperty('offers')
  })
})

describe('nodes', () => {
  test('every page has the business, the site and itself', () => {
    for (const { target, path } of pagesOf(site)) {
      const ids = nodesOf(target).map((node) => node['@id'])
      const canonical = describePage(site, target).info.canonicalPath ?? path
      expect(ids).toEqual(
        expect.arrayContaining([`${origin}/#organization`, `${origin}/#website`, `${origin}${canonical}#webpage`]),
      )
    }
  })

  test('no page has two nodes of one @id', () => {
    for (const { target, path } of pagesOf(site)) {
      const ids = nodesOf(target).map((node) => node['@id'])
      expect(new Set(ids).size, path).toBe(ids.length)
    }
  })

  test('the business is the same on every page', () => {
    const nodes = pagesOf(site).map(({ target }) => JSON.stringify(nodeOf('HomeAndConstructionBusiness', target)))
    expect(new Set(nodes).size).toBe(1)
  })

  test('name, address and phone are those of site.yaml', () => {
    expect(nodeOf('HomeAndConstructionBusiness', inOdell)).toMatchObject({
      name: 'Gorge Drain & Sewer',
      telephone: '+15415550137',
      address: { streetAddress: '12 Cannery Row', addressLocality: 'Hood River', postalCode: '97031' },
    })
  })

  test('a service in a city is offered in the city, which lies in its county, which lies in its state', () => {
    const place = `${origin}/service-areas/odell/#place`
    const county = `${origin}/counties/hood-river-county/#place`
    expect(nodeOf('Service', inOdell)?.areaServed).toEqual([{ '@id': place }])
    expect(nodeOf('City', inOdell)).toMatchObject({ '@id': place, containedInPlace: { '@id': county } })
    expect(nodeOf('AdministrativeArea', inOdell)).toMatchObject({
      '@id': county,
      containedInPlace: { '@type': 'State', name: 'Oregon' },
    })
  })

  test('the page of another name of a city speaks of the city', async () => {
    const withAlias = await smallSite([cascadeLocksIsOdell])
    const alias: Target = { id: 'serviceArea', params: { location: 'cascade-locks' } }
    expect(nodeOf('City', alias, withAlias)).toMatchObject({
      '@id': `${origin}/service-areas/odell/#place`,
      name: 'Odell',
    })
  })

  test('what is said of an @id is the same on every page', async () => {
    const withAlias = await smallSite([cascadeLocksIsOdell])
    const said = new Map<unknown, Set<string>>()
    for (const { target } of pagesOf(withAlias)) {
      for (const node of nodesOf(target, withAlias)) {
        const id = node['@id']
        said.set(id, (said.get(id) ?? new Set()).add(JSON.stringify(node)))
      }
    }
    expect([...said].filter(([, nodes]) => nodes.size > 1)).toEqual([])
  })
})

test('the guide is a page of questions with their answers', async () => {
  const guide = `
screen: guide
heading: Drains by Season
stats: [12 Years]
challenges: { heading: Roots, cards: [{ icon: pipe, title: Roots, text: They grow. }] }
faq: { heading: Questions, questions: [{ question: When?, answer: In spring. }, { question: Why?, answer: Rain. }] }
actions: [{ page: home }]
callToAction: { heading: Call }
`
  const withGuide = await smallSite([{ file: 'pages/guide.yaml', write: guide }])
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
  test('it numbers the trail from 1, with an address for all but the page itself', () => {
    const items = nodeOf('BreadcrumbList', inOdell)?.itemListElement
    expect(items).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name: 'Drain Services', item: `${origin}/services/` },
      { '@type': 'ListItem', position: 3, name: 'Drain Cleaning', item: `${origin}/services/drain-cleaning/` },
      { '@type': 'ListItem', position: 4, name: 'Odell' },
    ])
  })

  test('the front page has none', () => {
    expect(nodeOf('BreadcrumbList', { id: 'home', params: {} })).toBeUndefined()
  })
})

test('every @id that is referred to is a node of some page', async () => {
  const whole = await smallSite([cascadeLocksIsOdell])
  const graphs = pagesOf(whole).map(({ target }) => nodesOf(target, whole))
  const defined = new Set(graphs.flat().map((node) => node['@id']))
  const referred = new Set(graphs.flatMap((nodes) => nodes.flatMap((node) => Object.values(node).flatMap(references))))
  expect(referred.size).toBeGreaterThan(0)
  expect([...referred].filter((id) => !defined.has(id))).toEqual([])
})

test('every address in it is absolute and of this site', () => {
  const addresses = pagesOf(site).flatMap(({ target }) =>
    nodesOf(target).flatMap((node) => ['@id', 'url', 'contentUrl', 'image'].map((key) => node[key] ?? origin)),
  )
  expect(addresses.filter((url) => !String(url).startsWith(origin))).toEqual([])
})

/** The ids of objects that are nothing but a reference, at any depth. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  if ('@id' in value && Object.keys(value).length === 1) return [String(value['@id'])]
  return Object.values(value).flatMap(references)
}
