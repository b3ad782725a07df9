import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastGlob from 'fast-glob'
import { beforeAll, describe, expect, test } from 'vitest'
import { companyEdits } from '../support/companies.ts'
import { withEditedSite } from '../support/manifest-case.ts'
import { buildSite } from '../support/pipeline.ts'
import { spanishPath } from '../support/spanish-path.ts'

// Companies of other states and countries, as edits of the small site.

/** The HTML of every page by its URL, of a site that builds without an error. */
async function pagesOf(...companies: string[]): Promise<Map<string, string>> {
  const edits = (await Promise.all(companies.map(companyEdits))).flat()
  return withEditedSite(edits, async ({ rootDir, manifestDir, today }) => {
    const dir = join(rootDir, 'built')
    const { code, output } = await buildSite(dir, manifestDir, { today })
    expect(code, output).toBe(0)
    const dist = join(dir, 'dist')
    const paths = await fastGlob('**/*.html', { cwd: dist })
    return new Map(
      await Promise.all(
        paths.map(async (path) => {
          const url = `/${path.replace(/index\.html$/, '')}`
          return [url, await readFile(join(dist, path), 'utf8')] as const
        }),
      ),
    )
  })
}

const pageAt = (pages: ReadonlyMap<string, string>, url: string): string => pages.get(url) ?? `no page ${url}`

/** A page without styles and scripts, but with its attributes and structured data. */
const wordsOf = (html: string) =>
  html.replace(/<style\b[\s\S]*?<\/style>|<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ' ')

/** The pages that contain a text. */
const having = (pages: ReadonlyMap<string, string>, text: RegExp) =>
  [...pages].flatMap(([url, html]) => {
    const [found] = text.exec(wordsOf(html)) ?? []
    return found === undefined ? [] : [`${url}: ${found}`]
  })

test('a company in two states names the state of each place, and two towns of one name have pages of their own', async () => {
  const pages = await pagesOf('two-states')
  const vancouver = pageAt(pages, '/services/drain-cleaning/vancouver-wa/')
  expect(vancouver).toContain('Drain Cleaning in Vancouver, WA')
  expect(pageAt(pages, '/service-areas/odell-or/')).toContain('Odell, OR')
  expect(pageAt(pages, '/service-areas/odell-north-wa/')).toContain('Odell, WA')
  expect(pageAt(pages, '/counties/clark-county-wa/')).toContain('Clark County, WA')
  expect(pageAt(pages, '/counties/clark-county-wa/')).toContain('{"@type":"State","name":"Washington"}')
  expect(pageAt(pages, '/counties/hood-river-county-or/')).toContain('{"@type":"State","name":"Oregon"}')
  expect(having(pages, /(Vancouver|Clark County), OR|(Hood River|Cascade Locks), WA/)).toEqual([])
})

test('a number beside the main one is in texts, and in the data of pages about the company', async () => {
  const pages = await pagesOf('two-states', 'emergency-line')
  expect(pageAt(pages, '/services/drain-cleaning/')).toContain('<a href="tel:+15415550150">(541) 555-0150</a>')
  expect(pageAt(pages, '/')).toContain('{"@type":"ContactPoint","telephone":"+15415550150","contactType":"emergency"}')
})

test('a British company has postcodes, pounds, miles and counties without the word', async () => {
  const pages = await pagesOf('north-yorkshire')
  const pudsey = pageAt(pages, '/services/drain-cleaning/pudsey/')
  expect(pudsey).toContain('Drain Cleaning in Pudsey, West Yorkshire')
  expect(pudsey).toContain('£149')
  expect(pageAt(pages, '/counties/west-yorkshire/')).toContain('Postcodes BD16 4DY and more')
  expect(pageAt(pages, '/counties/west-yorkshire/')).toContain('{"@type":"Country","name":"United Kingdom"}')
  expect(pageAt(pages, '/contact/')).toContain('12 Cannery Row, Skipton, BD23 1JD')
  expect(pageAt(pages, '/contact/')).toContain('01756 555013')
  expect(having(pages, /miles north-east|miles south-east/)).not.toEqual([])
  expect(having(pages, /\b(north|south)(east|west)\b|farthest|communit|By quote|Custom pricing/i)).toEqual([])
  // The number is that of a landline.
  expect(having(pages, /sms:|Text 01756/)).toEqual([])
  expect(having(pages, /tel:\+441756555013/).length).toBe(pages.size)
  expect(having(pages, /\bZIP\b|Yorkshire County|\bOR\b|Oregon|Hood River|undefined|\$| km\b/)).toEqual([])
})

test('a county that is its whole region is in the country, and the region has no page of the same name', async () => {
  const pages = await pagesOf('comunidad-de-madrid')
  expect(pageAt(pages, '/zonas/comunidad-de-madrid/')).toContain(
    '"name":"Comunidad de Madrid","containedInPlace":{"@type":"Country","name":"España"}',
  )
  expect([...pages.keys()].filter((url) => url.startsWith('/areas/'))).toEqual([])
})

test('a Spanish company has kilometres, euros and its region’s whole name', async () => {
  const pages = await pagesOf('comunidad-de-madrid')
  const city = pageAt(pages, '/localidades/soto-del-real/')
  expect(city).toContain('Soto del Real, Madrid')
  expect(city).toContain('>Zona</dt>')
  expect(pageAt(pages, '/servicios/drain-cleaning/comunidad-de-madrid/')).toContain(
    'Desatascos en la Comunidad de Madrid',
  )
  expect(city).toMatch(/\d+ km/)
  expect(city).toMatch(/habitantes/)
  expect(pageAt(pages, '/zonas/comunidad-de-madrid/')).toContain('Código postal 28770')
  expect(pageAt(pages, '/contact/')).toContain('Calle Mayor, 12, 28100 Alcobendas (Madrid)')
  expect(having(pages, /\bZIP\b|Madrid County|Madrid, Madrid|\bmiles?\b|Oregon|Hood River|undefined|\$/)).toEqual([])
})

test('a second office in a county has its towns, and the county the other office', async () => {
  const pages = await pagesOf('two-offices-in-one-county')
  for (const url of ['/service-areas/odell/', '/services/drain-cleaning/odell/', '/locations/odell/']) {
    expect(wordsOf(pageAt(pages, url)), url).toContain('(541) 555-0142')
    expect(wordsOf(pageAt(pages, url)), url).not.toContain('(541) 555-0137')
  }
  for (const url of ['/service-areas/cascade-locks/', '/counties/hood-river-county/', '/contact/'])
    expect(wordsOf(pageAt(pages, url)), url).toContain('(541) 555-0137')
  expect(pageAt(pages, '/locations/odell/')).toContain('This office serves Odell.')
  expect(pageAt(pages, '/locations/odell/')).toMatch(/<a [^>]*href="\/service-areas\/odell\/"/)
  expect(pageAt(pages, '/locations/odell/')).toMatch(/"areaServed":\[\{"@id":"[^"]*\/service-areas\/odell\/#/)
  expect(pageAt(pages, '/locations/')).toContain('Each serves the places around it.')
  // A town in the office's own county is not named again beside the county.
  expect(pageAt(pages, '/locations/hood-river/')).toContain('This office serves Hood River County.')
})

describe('a company with an office in each of two states', () => {
  let pages: ReadonlyMap<string, string>
  beforeAll(async () => {
    pages = await pagesOf('two-offices')
  })

  const nodesOf = (url: string): { '@type': string; '@id'?: string; [property: string]: unknown }[] =>
    JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageAt(pages, url))?.[1] ?? '')['@graph']
  const nodeOf = (url: string, type: string) => nodesOf(url).find((node) => node['@type'] === type)
  /** Pages about the places or the office of one state. */
  const of = (state: RegExp) => new Map([...pages].filter(([url]) => state.test(url)))
  const washington = () => of(/-wa\/|washington|locations\/vancouver|oficinas\/sede-de-vancouver/)
  const oregon = () => of(/-or\/|oregon|(locations|oficinas)\/hood-river/)

  test('has a page for each office and each region', () => {
    expect([...pages.keys()].filter((url) => /^\/(locations|areas)\//.test(url)).sort()).toEqual([
      '/areas/oregon/',
      '/areas/washington/',
      '/locations/',
      '/locations/hood-river/',
      '/locations/vancouver/',
    ])
  })

  test('says nothing of an office on the pages of the other', () => {
    expect(washington().size).toBeGreaterThan(15)
    expect(having(washington(), /Oregon\b|, OR\b|Cannery Row|555-0137|5550137|office@/)).toEqual([])
    expect(oregon().size).toBeGreaterThan(12)
    expect(
      having(oregon(), /Washington\b|, WA\b|Columbia Street|555-0142|5550142|555-0199|5550199|vancouver@/),
    ).toEqual([])
  })

  test('shows phone, address and hours of the office on the pages of its places', () => {
    const camas = pageAt(pages, '/services/drain-cleaning/camas-wa/')
    expect(new Set(camas.match(/(?:tel|sms):\+\d+/g))).toEqual(new Set(['tel:+13605550142', 'sms:+13605550142']))
    expect(camas).toContain('900 Columbia Street, Vancouver, WA 98660')
    expect(camas).toContain('Monday to Thursday, 8:30 AM to 5:00 PM Pacific time')
    expect(pageAt(pages, '/service-areas/camas-wa/')).toContain('from our office in Vancouver to Camas is 14 miles')
    expect(pageAt(pages, '/service-areas/camas-wa/')).toContain('served by <a href="/locations/vancouver/">')
  })

  test('shows the number of a county on all its pages, and nowhere else', () => {
    const cowlitz = of(/cowlitz|longview/)
    for (const html of cowlitz.values())
      expect(new Set(html.match(/(?:tel|sms):\+\d+/g))).toEqual(new Set(['tel:+13605550199', 'sms:+13605550199']))
    expect([...cowlitz.keys()]).toHaveLength(7)
    expect(having(pages, /555-0199|5550199/).map((found) => found.split(':')[0])).toEqual([...cowlitz.keys()])
  })

  test('fills {phone} and {address} with those of the office in the texts that pages share', () => {
    const requirement = (url: string) => /Ask for A price before we start: [^<]*/.exec(pageAt(pages, url))?.[0]
    expect(requirement('/services/drain-cleaning/')).toContain('(541) 555-0137, at 12 Cannery Row')
    expect(requirement('/services/drain-cleaning/camas-wa/')).toContain('(360) 555-0142, at 900 Columbia Street')
    expect(requirement('/services/drain-cleaning/longview-wa/')).toContain('(360) 555-0199, at 900 Columbia Street')
    expect(pageAt(pages, '/counties/cowlitz-county-wa/')).toContain(
      'Mill towns where two rivers meet. Call (360) 555-0199.',
    )
    expect(pageAt(pages, '/service-areas/')).toContain('Mill towns where two rivers meet. Call (541) 555-0137.')
  })

  test('lists its offices on the contact page', () => {
    const contact = pageAt(pages, '/contact/')
    for (const text of ['/locations/hood-river/', '/locations/vancouver/', '(360) 555-0142', '(541) 555-0137'])
      expect(contact).toContain(text)
  })

  test('states an organisation, and each office as a business of its own', () => {
    const organization = 'https://gorgedrain.example/#organization'
    const vancouver = 'https://gorgedrain.example/locations/vancouver/#office'
    expect(nodeOf('/', 'Organization')).toMatchObject({
      '@id': organization,
      telephone: '+15415550137',
      subOrganization: [{ '@id': 'https://gorgedrain.example/locations/hood-river/#office' }, { '@id': vancouver }],
    })
    expect(nodeOf('/locations/vancouver/', 'HomeAndConstructionBusiness')).toMatchObject({
      '@id': vancouver,
      name: 'Gorge Drain Vancouver',
      parentOrganization: { '@id': organization },
      telephone: '+13605550142',
      address: { streetAddress: '900 Columbia Street', addressRegion: 'WA' },
      geo: { latitude: 45.62831, longitude: -122.67312 },
      openingHoursSpecification: [{ opens: '08:30' }],
      areaServed: [
        { '@id': 'https://gorgedrain.example/counties/clark-county-wa/#place' },
        { '@id': 'https://gorgedrain.example/counties/cowlitz-county-wa/#place' },
      ],
    })
    expect(nodeOf('/services/drain-cleaning/camas-wa/', 'Service')).toMatchObject({ provider: { '@id': vancouver } })
    expect(nodeOf('/services/drain-cleaning/', 'Service')).toMatchObject({ provider: { '@id': organization } })
  })

  test('states the number of a county as that of its services, because an office has one number', () => {
    const page = '/services/drain-cleaning/longview-wa/'
    expect(nodeOf(page, 'HomeAndConstructionBusiness')).not.toHaveProperty('telephone')
    expect(nodeOf(page, 'Service')).toMatchObject({
      availableChannel: { servicePhone: { telephone: '+13605550199' } },
    })
  })

  test('leads through the region to a county', () => {
    const trail = nodeOf('/counties/clark-county-wa/', 'BreadcrumbList')?.itemListElement as { name: string }[]
    expect(trail.map(({ name }) => name)).toEqual(['Home', 'Where We Work', 'Washington', 'Clark County'])
  })
})

describe('a company with an office in each of two states, in two languages', () => {
  let pages: ReadonlyMap<string, string>
  beforeAll(async () => {
    pages = await pagesOf('two-offices', 'two-offices-in-spanish')
  })
  const spanish = () => new Map([...pages].filter(([url]) => url.startsWith('/es/')))
  const english = () => new Map([...pages].filter(([url]) => !url.startsWith('/es/')))

  test('has every page of its offices, regions and places in both languages', () => {
    const translated = [...english().keys()].map(spanishPath)
    expect([...spanish().keys()].sort()).toEqual(
      translated.map((path) => path.replace('oficinas/vancouver', 'oficinas/sede-de-vancouver')).sort(),
    )
    expect(pages.has('/es/regiones/washington/')).toBe(true)
  })

  test('says nothing of one language on the pages of the other', () => {
    expect(having(spanish(), /\b(County|miles|ZIP|Provincia|Open|the|our|Call)\b/)).toEqual([])
    expect(having(english(), /\b(Condado|millas|nuestra|Llame|oficina)\b/)).toEqual([])
  })

  test('says nothing of an office on the pages of the other, in either language', () => {
    const of = (state: RegExp) => new Map([...pages].filter(([url]) => state.test(url)))
    const washington = of(/-wa\/|washington|(locations|oficinas)\/vancouver/)
    expect(having(washington, /Oregon\b|, OR\b|Cannery Row|555-0137|5550137|office@/)).toEqual([])
    const oregon = of(/-or\/|oregon|(locations|oficinas)\/hood-river/)
    expect(having(oregon, /Washington\b|, WA\b|Columbia Street|555-0142|5550142|555-0199|vancouver@/)).toEqual([])
  })

  test('states an office as one business in both languages', () => {
    const id = '"@id":"https://gorgedrain.example/locations/vancouver/#office"'
    for (const url of ['/locations/vancouver/', '/es/oficinas/sede-de-vancouver/'])
      expect(pageAt(pages, url)).toContain(id)
  })

  test('shows the pins of both offices on the map of the home page, and names them', () => {
    expect(pageAt(pages, '/').match(/<g class="map-office"/g)).toHaveLength(4) // 2 offices in 2 drawings
    expect(pageAt(pages, '/es/')).toContain(
      'alrededor de estas oficinas: Gorge Drain Hood River y Gorge Drain Vancouver',
    )
  })

  test('writes the county with its article, and the number of the office, in the language', () => {
    const clark = pageAt(pages, '/es/servicios/drain-cleaning/clark-county-wa/')
    expect(clark).toContain('Limpieza de desagües en el condado de Clark')
    expect(clark).toContain('Precio antes de empezar: (360) 555-0142, en 900 Columbia Street')
    expect(clark).toContain('tel:+13605550142')
    expect(pageAt(pages, '/es/localidades/camas-wa/')).toContain('>Condado</dt>')
  })
})
