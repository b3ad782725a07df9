import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGarden, type PlantedSite } from '../../support/planted/planted-site.ts'

// Each rule on structured data reports its fault, and no other rule reports it.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

type Node = Record<string, unknown>
const script = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/
const service = 'services/drain-cleaning/index.html'
const origin = 'https://gorgedrain.example'

/** Changes the structured data of a page. */
function data(file: string, change: (graph: Node[], root: Node) => unknown) {
  return (site: PlantedSite) => {
    const root = JSON.parse(script.exec(site.read(file))?.[1] ?? '') as Node
    const changed = change(root['@graph'] as Node[], root) ?? root
    site.edit(file, script, `<script type="application/ld+json">${JSON.stringify(changed)}</script>`)
  }
}

/** Changes a node of a type. */
function node(file: string, type: string, change: (found: Node) => unknown) {
  return data(file, (graph) => {
    const found = graph.find((candidate) => candidate['@type'] === type)
    if (!found) throw new Error(`${file} has no ${type}.`)
    change(found)
  })
}

/** Adds a node to a page. */
const also = (file: string, added: Node) => data(file, (graph) => void graph.push(added))

const business = 'HomeAndConstructionBusiness'
const question = (name: string, text?: string) => ({
  '@type': 'Question',
  name,
  ...(text && { acceptedAnswer: { '@type': 'Answer', text } }),
})
const asked = ['Do you work at night?', 'Can we book an hour before?']
/** Adds two questions with answers to the text of a page, and with others to its structured data. */
const withQuestions = (shown: string[], marked: string[]) => (site: PlantedSite) => {
  for (const [at, name] of asked.entries()) also(service, question(name, marked[at]))(site)
  const text = asked.map((name, at) => `<details><summary>${name}</summary><p>${shown[at]}</p></details>`)
  site.edit(service, '</main>', `${text.join('')}</main>`)
}
const job = {
  '@type': 'JobPosting',
  title: 'Drain technician',
  description: 'Clears drains.',
  datePosted: '2026-11-01',
  hiringOrganization: { '@id': `${origin}/#organization` },
  jobLocation: { '@type': 'Place', name: 'Hood River' },
}
const event = { '@type': 'Event', name: 'Open day', startDate: '2027-05-01', location: 'Hood River' }

/** A product of another company, with a rating. */
const rated = (rating: Node) => ({
  '@type': 'Product',
  name: 'A camera for pipes',
  aggregateRating: { '@type': 'AggregateRating', ...rating },
})
const withJobShown = (posting: Node) => (site: PlantedSite) => {
  also(service, posting)(site)
  site.edit(service, '</main>', '<p>Drain technician</p></main>')
}

/** Leaves three decimals of a coordinate, on all pages that state it. */
const roundsLatitude = (site: PlantedSite) => site.editAll('"latitude":45.70872', '"latitude":45.709')
const roundsLongitude = (site: PlantedSite) => site.editAll('"longitude":-121.51273', '"longitude":-121.513')
const roundsBoth = (site: PlantedSite) => {
  roundsLatitude(site)
  roundsLongitude(site)
}

/** Adds properties to the offer of the service. */
function offerIn(graph: Node[], added: Node): void {
  const offers = graph.find((found) => found['@type'] === 'Service')?.offers
  if (!offers) throw new Error(`${service} has no offer.`)
  Object.assign(offers, added)
}

describe('reports', () => {
  const cases: [code: string, severity: string, fault: (site: PlantedSite) => void, url?: string][] = [
    ['jsonld-missing', 'warning', (site) => site.edit(service, script, '')],
    [
      'jsonld-several',
      'warning',
      (site) =>
        site.edit(
          service,
          '</head>',
          '<SCRIPT type=\'application/ld+json\'>{"@context":"https://schema.org","@type":"WebPage","name":"A"}</SCRIPT></head>',
        ),
    ],
    [
      'jsonld-several',
      'warning',
      (site) =>
        site.edit(
          service,
          '</head>',
          '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Organization","name":"Gorge Drain & Sewer"}</script></head>',
        ),
    ],
    ['jsonld-context', 'error', data(service, (_, root) => ({ '@graph': root['@graph'] }))],
    ['jsonld-context', 'error', data(service, (_, root) => ({ ...root, '@context': 'https://schema.com' }))],
    ['jsonld-escaped', 'warning', node(service, 'Service', (found) => (found.description = 'Pipes &amp; sewers'))],
    ['jsonld-escaped', 'error', node(service, 'Service', (found) => (found.description = 'Pipes <!-- sewers'))],
    [
      'jsonld-id-unresolved',
      'error',
      node(service, 'Service', (found) => (found.provider = { '@id': `${origin}/#firm` })),
    ],
    [
      'jsonld-id-repeated',
      'error',
      // Only its own page describes a service in a place.
      also('services/drain-cleaning/odell/index.html', {
        '@type': 'Service',
        '@id': `${origin}/services/drain-cleaning/odell/#service`,
        name: 'Septic tanks',
        ...{
          provider: 'A',
          serviceType: 'B',
          areaServed: 'C',
          url: `${origin}/`,
          description: 'D',
        },
      }),
      '/services/drain-cleaning/odell/',
    ],
    ['jsonld-id-contradicts', 'error', node(service, 'WebSite', (found) => (found.url = `${origin}/services/`))],
    ['jsonld-relative-url', 'error', node(service, 'Service', (found) => (found.url = '/services/drain-cleaning/'))],
    ['jsonld-relative-url', 'error', also(service, { '@type': 'Thing', '@id': '#pump', name: 'A pump' })],
    ['jsonld-page-url', 'error', node(service, 'WebPage', (found) => (found.url = `${origin}/services/`))],
    ['jsonld-unknown-type', 'error', also(service, { '@type': 'DrainCleaning', name: 'A' })],
    ['jsonld-unknown-type', 'warning', node(service, 'Service', (found) => (found.servicetype = 'A'))],
    ['jsonld-retired-type', 'notice', also(service, { '@type': 'HowTo', name: 'A' })],
    ['jsonld-retired-type', 'warning', node(service, 'Service', (found) => (found.reviews = []))],
    ['service-shape', 'error', node(service, 'Service', (found) => delete found.provider)],
    ['service-shape', 'warning', node(service, 'Service', (found) => delete found.areaServed)],
    ['service-as-product', 'error', also(service, { '@type': 'Product', name: 'Drain cleaning in Hood River' })],
    [
      'offer-price',
      'error',
      also(service, { '@type': 'Offer', price: '$150/hour', priceCurrency: 'USD', name: 'An hour' }),
    ],
    ['offer-price', 'warning', also(service, { '@type': 'Offer', price: 0, priceCurrency: 'USD' })],
    ['price-differs', 'error', also(service, { '@type': 'Offer', price: 4711, priceCurrency: 'USD' })],
    [
      'breadcrumb-shape',
      'error',
      node(service, 'BreadcrumbList', (found) => delete ((found.itemListElement as Node[])[1] as Node).item),
    ],
    [
      'breadcrumb-shape',
      'error',
      node(service, 'BreadcrumbList', (found) => (((found.itemListElement as Node[])[1] as Node).position = '3')),
    ],
    ['faq-shape', 'error', also(service, { '@type': 'FAQPage', mainEntity: [] })],
    ['faq-hidden', 'error', also(service, question('Do you work at night?', 'We do.'))],
    [
      'faq-hidden',
      'error',
      withQuestions(['Yes, until ten.', 'Yes, by phone.'], ['Yes, by phone.', 'Yes, until ten.']),
    ],
    ['faq-hidden', 'error', withQuestions(['Yes, until ten.', 'Yes, by phone.'], ['Yes, by phone.', 'Yes, by phone.'])],
    ['review-self-serving', 'error', also(service, { '@type': 'AggregateRating', ratingValue: 5, reviewCount: 9 })],
    [
      'review-self-serving',
      'error',
      node(service, 'Service', (found) => (found.aggregateRating = { '@type': 'AggregateRating', ratingValue: 5 })),
    ],
    ['webpage-dates', 'error', node(service, 'WebPage', (found) => (found.dateModified = '11/03/2026'))],
    ['webpage-dates', 'error', node(service, 'WebPage', (found) => (found.datePublished = '2026-13-45'))],
    ['webpage-dates', 'error', also(service, { ...event, startDate: '2027-05-02', endDate: '2027-05-01' })],
    ['webpage-dates', 'error', also(service, { ...event, startDate: 'May 1, 2027' })],
    ['future-date', 'error', node(service, 'WebPage', (found) => (found.dateModified = '2026-12-24'))],
    ['job-posting', 'error', also(service, job)],
    ['job-posting', 'error', withJobShown({ ...job, jobLocation: undefined })],
    ['job-expired', 'error', withJobShown({ ...job, validThrough: '2026-10-31' })],
    ['jsonld-required', 'warning', also(service, { '@type': 'VideoObject', name: 'A jet at work' })],
    ['jsonld-required', 'warning', also(service, { '@type': 'BlogPosting', name: 'Roots' })],
    ['jsonld-required', 'warning', also(service, { '@type': 'Event', name: 'Open day', startDate: '2027-05-01' })],
    ['offer-expired', 'error', data(service, (graph) => offerIn(graph, { priceValidUntil: '2026-10-31' }))],
    ['offer-expired', 'error', data(service, (graph) => offerIn(graph, { validThrough: '2026-10-31T12:00' }))],
    [
      'microdata',
      'warning',
      (site) =>
        site.edit(service, '</main>', '<div itemscope itemtype="https://schema.org/Service">Pipes</div></main>'),
    ],
    [
      'business-several',
      'error',
      also(service, {
        '@type': business,
        '@id': `${origin}/#portland`,
        name: 'Gorge Drain & Sewer',
        address: '12 Cannery Row, Hood River',
      }),
    ],
    [
      'website-node',
      'warning',
      data('index.html', (graph) => {
        graph.splice(
          graph.findIndex((found) => found['@type'] === 'WebSite'),
          1,
        )
      }),
      '/',
    ],
    ['business-recommended', 'notice', node('index.html', business, (found) => delete found.geo), '/'],
    ['business-recommended', 'error', (site) => site.editAll('"opens":"07:00"', '"opens":"7 am"'), '/'],
    ['business-recommended', 'error', (site) => site.edit('index.html', /"opens":"07:00"/g, '"opens":"7 am"'), '/'],
    [
      'jsonld-differs-from-text',
      'error',
      node(service, business, (found) => (found.identifier = { '@type': 'PropertyValue', value: 'CCB 204518' })),
    ],
    ['rating-value', 'error', also(service, rated({ ratingValue: 6, bestRating: 5 }))],
    ['rating-value', 'error', also(service, rated({ ratingValue: '4,8' }))],
    ['rating-value', 'error', also(service, rated({ ratingValue: 4.8, reviewCount: 0 }))],
    ['business-recommended', 'warning', roundsBoth, '/'],
  ]
  test.each(cases)('%s as a %s', async (code, severity, fault, url = '/services/drain-cleaning/') => {
    const { added } = await garden.plant(fault)
    expect(added.map((finding) => [finding.code, finding.severity, finding.url])).toEqual([[code, severity, url]])
  })

  test('business-type and business-required once for all pages of the site', async () => {
    const { added } = await garden.plant((site) => {
      site.editAll(`"@type":"${business}"`, '"@type":"LocalBusiness"')
      site.editAll('"addressLocality":"Hood River",', '')
    })
    expect(added.map(({ code, severity }) => [code, severity])).toEqual([
      ['business-required', 'error'],
      ['business-type', 'warning'],
    ])
    expect(added[0]?.count).toBeGreaterThan(10)
  })

  test('jsonld-differs-from-text if the name is removed from the page', async () => {
    const { added } = await garden.plant((site) => {
      const text = site.read(service)
      const [head = '', body = ''] = text.split('<body')
      site.write(service, `${head}<body${body.replaceAll('Gorge Drain &amp; Sewer', 'The company')}`)
    })
    expect(added.map(({ code }) => code)).toEqual(['copyright-differs', 'jsonld-differs-from-text'])
  })

  test('faq-repeated if more pages than allowed have the same question', async () => {
    const asked = question('Do you work at night?', 'We do.')
    const files = ['', 'hood-river/', 'cascade-locks/', 'hood-river-county/'].map(
      (below) => `services/drain-cleaning/${below}index.html`,
    )
    const { added } = await garden.plant((site) => {
      for (const file of files) {
        also(file, { '@type': 'FAQPage', mainEntity: [asked] })(site)
        site.edit(file, '</main>', '<p>Do you work at night?</p><p>We do.</p></main>')
      }
    })
    expect(added.map(({ code, count }) => [code, count])).toContainEqual(['faq-repeated', 4])
  })

  test('image-object if the stated size is not that of the file', async () => {
    const { added } = await garden.plant(
      node('index.html', business, (found) => {
        const { width } = found.logo as { width: Node }
        width.value = 600
      }),
    )
    expect(added.map(({ code }) => code)).toContain('image-object')
  })

  test('organization-logo if the file is small', async () => {
    const { added } = await garden.plant(
      node('index.html', business, (found) => (found.logo = `${origin}/favicon-32.png`)),
    )
    expect(added.map(({ code }) => code)).toContain('dead-data-url') // no such file
    const icon = await garden.plant((site) => {
      // The header of a PNG of 64 × 64 pixels: signature, length and name of the chunk, width, height.
      const head = Buffer.from('89504e470d0a1a0a0000000d4948445200000040000000400806000000', 'hex')
      site.write('small.png', head)
      node('index.html', business, (found) => (found.logo = `${origin}/small.png`))(site)
    })
    expect(icon.added.map(({ code, url }) => [code, url])).toContainEqual(['organization-logo', '/small.png'])
  })
})

describe('ignores', () => {
  const cases: [name: string, fault: (site: PlantedSite) => void][] = [
    [
      'a node that completes another with the same id',
      also(service, { '@id': `${origin}/#organization`, slogan: 'Drains That Drain' }),
    ],
    [
      'a business that completes the node with the same id',
      also(service, { '@type': business, '@id': `${origin}/#organization`, slogan: 'Drains That Drain' }),
    ],
    [
      'a second block about something else',
      (site) =>
        site.edit(
          service,
          '</head>',
          '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Thing","name":"A"}</script></head>',
        ),
    ],
    ['an event of two days', also(service, { ...event, endDate: '2027-05-02T16:00-07:00' })],
    [
      'the context with a slash at the end',
      data(service, (_, root) => ({ ...root, '@context': 'https://schema.org/' })),
    ],
    ['an ampersand that is not an entity', node(service, 'Service', (found) => (found.description = 'Pipes & sewers'))],
    ['a coordinate that has lost its zeros', roundsLongitude],
    ['a tag in a text', node(service, 'Service', (found) => (found.description = '<p>Pipes</p>'))],
    [
      'a reference to another site',
      node(service, 'Service', (found) => (found.about = { '@id': 'https://www.wikidata.org/entity/Q1' })),
    ],
    [
      'a question in closed details',
      (site) => {
        also(service, question('Do you work at night?', 'Yes, we do.'))(site)
        site.edit(
          service,
          '</main>',
          '<details><summary>Do you work at&nbsp;night?</summary><p>Yes, <a href="/">we</a> do.</p></details></main>',
        )
      },
    ],
    ['questions with their answers', withQuestions(['Yes, until ten.', 'No.'], ['Yes, until ten.', 'No.'])],
    ['two questions with one answer', withQuestions(['Yes, we do.', 'Yes, we do.'], ['Yes, we do.', 'Yes, we do.'])],
    [
      'a shortened answer, whose beginning another question has',
      withQuestions(['In short: yes. We work until ten.', 'Yes, by phone.'], ['Yes', 'Yes, by phone.']),
    ],
    [
      'answers below a list of all questions',
      (site) => {
        for (const [name, answer] of asked.map((name, at) => [name, `Yes, ${at}.`] as const))
          also(service, question(name, answer))(site)
        site.edit(service, '</main>', `<p>${asked.join('</p><p>')}</p><p>Yes, 0.</p><p>Yes, 1.</p></main>`)
      },
    ],
    [
      'a review of something else',
      also(service, {
        '@type': 'Review',
        itemReviewed: { '@type': 'Product', name: 'A camera for pipes' },
        author: { '@type': 'Person', name: 'A' },
      }),
    ],
    ['a rating of ten', also(service, rated({ ratingValue: '8.5', bestRating: '10', ratingCount: 12 }))],
    ['the date of today', node(service, 'WebPage', (found) => (found.dateModified = '2026-11-20'))],
  ]
  test.each(cases)('%s', async (_, fault) => {
    const { added } = await garden.plant(fault)
    expect(added).toEqual([])
  })
})
