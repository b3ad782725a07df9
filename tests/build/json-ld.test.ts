import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { expect, inject, test } from 'vitest'
import { countMessages } from '../support/count-messages.ts'
import { distinctPages } from '../support/distinct-pages.ts'
import { jsonLdBlocks, nodesIn, referencesIn } from '../support/parsed-page.ts'
import { expectFactsToBeVisible } from '../support/planted/unseen-facts.ts'
import { sampleGraphs } from '../support/sample-graphs.ts'

// The structured data of every page of the sample company, read from the finished files.

const dist = join(inject('sampleDir'), 'dist')
const origin = 'https://www.saltbrush.example'

const pages = sampleGraphs()

test('there is one block on every page with a URL, and none on 404.html', () => {
  expect(pages).toHaveLength(836)
  expect(jsonLdBlocks(readFileSync(join(dist, '404.html'), 'utf8'))).toEqual([])
})

test('each is one graph in the vocabulary of schema.org, and holds no sign HTML knows', () => {
  for (const { text, file } of pages) {
    expect(Object.keys(JSON.parse(text)), file).toEqual(['@context', '@graph'])
    expect(JSON.parse(text)['@context']).toBe('https://schema.org')
    expect(text, file).not.toMatch(/[<>&\u2028\u2029]/)
  }
})

test('every fact in it can be read on its page, if that is the first of its skeleton', () => {
  const distinct = new Set(distinctPages(dist).map(({ file }) => file))
  expectFactsToBeVisible(pages.filter(({ file }) => distinct.has(file)))
})

test('every @id that is referred to is a node of some page, and of the page its address names', () => {
  const defined = new Map<string, Set<string>>()
  for (const { file, nodes } of pages)
    for (const { '@id': id = '' } of nodesIn(nodes)) defined.set(id, (defined.get(id) ?? new Set()).add(file))
  const fileOf = (id: string) => `${id.slice(origin.length + 1).replace(/#.*/, '')}index.html`
  const dangling = pages.flatMap(({ file, nodes }) =>
    referencesIn(nodes)
      .filter((id) => !defined.get(id)?.has(fileOf(id)))
      .map((id) => ({ what: id, where: file })),
  )
  expect(countMessages(dangling)).toEqual([])
})

test('no page says of an @id what another contradicts, and the page it names says all of it', () => {
  const values = new Map<string, string>()
  const contradictions = pages.flatMap(({ file, nodes }) =>
    nodesIn(nodes).flatMap((node) =>
      Object.entries(node['@id'] ? node : {}).flatMap(([name, value]) => {
        const key = `${node['@id']} ${name}`
        const first = values.get(key) ?? JSON.stringify(value)
        values.set(key, first)
        return first === JSON.stringify(value) ? [] : [{ what: key, where: file }]
      }),
    ),
  )
  expect(countMessages(contradictions)).toEqual([])
  const company = pages
    .filter(({ file }) => file === 'index.html')
    .flatMap(({ nodes }) => nodes.filter((node) => node['@type'] === 'HomeAndConstructionBusiness'))
    .flatMap(Object.keys)
  const said = [...values.keys()].filter((key) => key.startsWith(`${origin}/#organization `))
  expect(company.length).toBe(said.length)
})

test('every address in it is one of this site, and served', () => {
  const served = new Set(
    fastGlob.sync('**', { cwd: dist }).map((file) => `${origin}/${file.replace(/index\.html$/, '')}`),
  )
  const wrong = pages.flatMap(({ file, nodes }) =>
    nodesIn(nodes).flatMap((node) =>
      ['url', 'contentUrl', 'item'].flatMap((name) => {
        const url = node[name]
        return url === undefined || served.has(String(url)) ? [] : [{ what: `${name} ${url}`, where: file }]
      }),
    ),
  )
  expect(countMessages(wrong)).toEqual([])
})

test('there is one business, and no node type that search engines penalise', () => {
  const types = new Map<string, Set<string>>()
  for (const { nodes } of pages)
    for (const node of nodesIn(nodes))
      types.set(node['@type'], (types.get(node['@type']) ?? new Set()).add(node['@id'] ?? ''))
  expect([...types.keys()].sort()).toEqual([
    'AboutPage',
    'AdministrativeArea',
    'Answer',
    'BreadcrumbList',
    'City',
    'CollectionPage',
    'ContactPage',
    'FAQPage',
    'GeoCoordinates',
    'HomeAndConstructionBusiness',
    'ImageObject',
    'ListItem',
    'Offer',
    'OfferCatalog',
    'OpeningHoursSpecification',
    'Place',
    'PostalAddress',
    'PriceSpecification',
    'QuantitativeValue',
    'Question',
    'Service',
    'State',
    'UnitPriceSpecification',
    'WebPage',
    'WebSite',
  ])
  expect(types.get('HomeAndConstructionBusiness')).toEqual(new Set([`${origin}/#organization`]))
  expect(pages.filter(({ nodes }) => nodesIn(nodes).some((node) => node['@type'] === 'FAQPage'))).toHaveLength(1)
})
