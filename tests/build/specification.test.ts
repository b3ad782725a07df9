import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { preview } from '../../generator/pipeline/preview.ts'
import { rootDir } from '../support/citywide.ts'
import { attributeOf, elementsOf, textOf, visibleText } from '../support/parsed-page.ts'
import { fileOf, samplePages } from '../support/sample-pages.ts'

// What the specification of the sample company asks of its pages, in the order of the specification.
// docs/specification.md lists all of it, with the tests of other files.

const htmlOf = (path: string) => readFileSync(fileOf(path), 'utf8')
const part = (name: string, path: string) =>
  new RegExp(`<${name}[\\s>][\\s\\S]*?</${name}>`).exec(htmlOf(path))?.[0] ?? ''
const mainOf = (path: string) => part('main', path)
const textIn = (path: string) => visibleText(htmlOf(path))
const linksIn = (html: string) =>
  elementsOf(html).flatMap((element) => (element.tagName === 'a' ? (attributeOf(element, 'href') ?? []) : []))
const textsOf = (html: string, tagName: string) =>
  elementsOf(html).flatMap((element) => (element.tagName === tagName ? [textOf(element)] : []))
const meta = (path: string, name: string) =>
  elementsOf(htmlOf(path))
    .filter((element) => attributeOf(element, 'name') === name || attributeOf(element, 'property') === name)
    .map((element) => attributeOf(element, 'content'))[0]
const record = (file: string) => parse(readFileSync(join(rootDir, 'manifest', file), 'utf8'))

describe('what the product does', () => {
  test.each([
    ['/', /insured and background-checked cleaners/i],
    ['/', /satisfaction guarantee/i],
    ['/', /within 24 hours .*within 7 days/i],
    ['/', /100% satisfaction/i],
    ['/', /15\+ years experience/i],
    ['/', /same-day service/i],
    ['/', /free estimates/i],
    ['/', /no hidden fees/i],
    ['/', /eco-friendly products/i],
    ['/', /cleaners bring all supplies/i],
    ['/', /60\+ communities/],
    ['/cleaning-checklist/', /33\+ communities/],
  ])('%s claims %s', (path, claim) => expect(textIn(path)).toMatch(claim))

  test('every page states the hours, the office, the phone by call and text, and the e-mail address', () => {
    for (const path of Object.values(samplePages)) {
      const footer = part('footer', path)
      expect(visibleText(footer), path).toContain('Monday to Sunday, 8:00 AM to 6:00 PM Mountain time')
      expect(visibleText(footer), path).toContain('159 W Broadway, Suite 200, Salt Lake City, UT 84101')
      expect(linksIn(footer), path).toEqual(
        expect.arrayContaining(['tel:+18015550142', 'sms:+18015550142', 'mailto:hello@saltbrush.example']),
      )
    }
  })
})

describe('layout', () => {
  test('every page has a header, a main area and a footer', () => {
    for (const path of Object.values(samplePages))
      for (const name of ['header', 'main', 'footer']) expect(part(name, path), `${name} of ${path}`).not.toBe('')
  })

  test('the header links to six pages, and Book Now to the contact page', () => {
    const header = part('header', '/about/')
    const six = ['/', '/services/', '/service-areas/', '/cleaning-checklist/', '/customer-login/', '/contact/']
    expect([...new Set(linksIn(part('nav', '/about/')))]).toEqual(six)
    expect(header).toMatch(/href="\/contact\/"[^>]*>Book Now</)
  })

  test('a page with no title or description of its own has the default', () => {
    expect(htmlOf('/404.html')).toContain('<title>404 Page Not Found | Saltbrush Cleaning</title>')
    expect(meta('/spinner-demo/', 'description')).toMatch(
      /^Loading Indicator Demo\. Insured, background-checked cleaners for homes/,
    )
  })

  test('any other path has the 404 screen, with a hint for developers', () => {
    expect(textsOf(mainOf('/404.html'), 'h1')).toEqual(['404 Page Not Found'])
    expect(textIn('/404.html')).toMatch(/Developer hint: no route matches/)
  })
})

describe('/', () => {
  test('the testimonials are the first six', () => {
    const names = record('testimonials.yaml').items.map(({ name }: { name: string }) => name)
    const shown = [...mainOf('/').matchAll(/<figcaption>.*?<strong>([^<]*)<\/strong>/g)].map(([, name]) => name)
    expect(shown).toEqual(names.slice(0, 6))
  })

  test('a service card has icon, name and description', () => {
    const cards = mainOf('/').match(/<li class="[^"]*service-card[^"]*">.*?<\/li>/gs) ?? []
    expect(cards).toHaveLength(12)
    for (const card of cards) {
      expect(card).toContain('<svg')
      expect(textsOf(card, 'h3')[0]).toBeTruthy()
      expect(textsOf(card, 'p')[0]?.length).toBeGreaterThan(40)
    }
  })
})

describe('/services/{serviceSlug}/{locationSlug}', () => {
  const path = '/services/deep-cleaning/kamas-ut-cleaning-services/'

  test('title, heading, description, canonical and keywords name the place', () => {
    expect(textsOf(htmlOf(path), 'title')[0]).toContain('Deep Cleaning in Kamas, UT')
    expect(textsOf(mainOf(path), 'h1')).toEqual(['Deep Cleaning in Kamas'])
    expect(meta(path, 'description')).toContain('Kamas')
    expect(meta(path, 'keywords')).toBe('Deep Cleaning Kamas')
    expect(htmlOf(path)).toContain(`<link rel="canonical" href="https://www.saltbrush.example${path}"/>`)
  })
})

describe('/service-areas/{locationSlug}', () => {
  test('Cottonwood Heights has its fixed illustration', () => {
    expect(part('picture', '/service-areas/cottonwood-heights-ut-cleaning-services/')).toContain('cottonwood-heights')
  })

  test.each(['midway-ut-cleaning-services', 'summit-county-ut-cleaning-services'])(
    'the main part of %s links to the checklist and to careers',
    (slug) => {
      expect(linksIn(mainOf(`/service-areas/${slug}/`))).toEqual(
        expect.arrayContaining(['/cleaning-checklist/', '/careers/']),
      )
    },
  )
})

describe('/counties/{countySlug}', () => {
  test('a slug without the word county leads to the county, also among service areas and under a service', async () => {
    const sampleDir = inject('sampleDir')
    const server = await preview({ outDir: join(sampleDir, 'dist'), reportDir: join(sampleDir, 'report') }, 0)
    const targetOf = async (path: string) => {
      const { status, headers } = await fetch(server.url + path, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    try {
      for (const county of ['salt-lake', 'utah', 'summit', 'wasatch']) {
        const [short, full] = [`${county}-ut-cleaning-services/`, `${county}-county-ut-cleaning-services/`]
        expect(await targetOf(`/counties/${short}`)).toEqual([301, `/counties/${full}`])
        expect(await targetOf(`/service-areas/${short}`)).toEqual([301, `/counties/${full}`])
        expect(await targetOf(`/services/deep-cleaning/${short}`)).toEqual([301, `/services/deep-cleaning/${full}`])
      }
    } finally {
      await server.close()
    }
  })

  test('a city card shows its first two ZIP codes', () => {
    const text = visibleText(mainOf('/counties/salt-lake-county-ut-cleaning-services/'))
    expect(text).toMatch(/Salt Lake City ZIP codes \d{5}, \d{5} and more/)
  })
})

describe('/cleaning-checklist', () => {
  test('a table has the eight service types as columns, nine groups, and eight add-on tasks', () => {
    const { groups, addOns, serviceTypes } = record('checklist.yaml')
    expect(groups.map(({ id }: { id: string }) => id)).toEqual([
      ...['wholeHome', 'kitchen', 'bathrooms', 'livingAreas', 'bedrooms', 'detailedCleaning'],
      ...['commercialSpecific', 'eventSpecific', 'constructionSpecific'],
    ])
    expect(addOns).toHaveLength(8)
    const text = textIn('/cleaning-checklist/')
    for (const { label } of serviceTypes) expect(text).toContain(label)
    for (const { title } of groups) expect(text).toContain(title)
    for (const { name } of addOns) expect(text).toContain(name)
  })
})

describe('/about', () => {
  test('eleven services are listed, two of them with a note', () => {
    const list = /What We Do<.*?(<ul.*?<\/ul>)/s.exec(mainOf('/about/'))?.[1] ?? ''
    expect(textsOf(list, 'a')).toEqual(
      'House, Apartment, Deep, Move-In/Out, Post-Construction, Custom, Event, Professional Organizing, Miracle, Airbnb, Office'.split(
        ', ',
      ),
    )
    expect(textsOf(list, 'span')).toEqual(['Needs a deep clean first', 'Required for all new recurring clients'])
  })
})

describe('legal pages', () => {
  test.each(['/privacy-policy/', '/terms-conditions/'])(
    '%s gives one e-mail address, one phone and the office',
    (path) => {
      const main = mainOf(path)
      const links = linksIn(main)
      expect([...new Set(links.filter((link) => link.startsWith('mailto:')))]).toEqual([
        'mailto:hello@saltbrush.example',
      ])
      expect([...new Set(visibleText(main).match(/\(\d{3}\) \d{3}-\d{4}/g))]).toEqual(['(801) 555-0142'])
      expect(visibleText(main)).toContain('159 W Broadway, Suite 200')
    },
  )
})

describe('entities', () => {
  test('icons are those of the specification', () => {
    const keys =
      'home-cleaning home-cleaning-new apartment-cleaning deep-cleaning move-in-cleaning move-out-cleaning post-construction-cleaning custom-cleaning event-cleaning professional-organizing miracle-cleaning airbnb-cleaning office-cleaning'
    expect(Object.keys(record('icons.yaml'))).toEqual(expect.arrayContaining(keys.split(' ')))
  })

  test.each([
    ['salt-lake', 25],
    ['utah', 10],
    ['summit', 17],
    ['wasatch', 6],
  ])('%s County has %i cities', (county, count) => {
    const cards = visibleText(mainOf(`/counties/${county}-county-ut-cleaning-services/`)).match(/ZIP codes? \d{5}/g)
    expect(cards).toHaveLength(count)
  })

  test.each([
    ['interlaken', '84049', '200'],
    ['midway', '84049', '6,003'],
    ['timber-lakes', '84032', '300'],
    ['wasatch-mountain', '84049', '150'],
  ])('%s has ZIP code %s and %s residents', (slug, zipCode, residents) => {
    const text = visibleText(mainOf(`/service-areas/${slug}-ut-cleaning-services/`))
    expect(text).toContain(zipCode)
    expect(text).toMatch(new RegExp(`Population (about )?${residents}\\b`))
  })

  test('every tip of a season is under its months', () => {
    const months = ['spring', 'summer', 'fall', 'winter'].map((season) => record(`guide/${season}.yaml`).months)
    expect(months).toEqual(['March–May', 'June–August', 'September–November', 'December–February'])
    for (const span of months) expect(textIn('/home-maintenance-guide/')).toContain(span)
  })
})

describe('business constants', () => {
  test.each([
    ['/services/house-cleaning/', /typical house clean is \$100–300/],
    ['/services/house-cleaning/', /recurring visits must begin with a deep clean.*more than 3 months/i],
    ['/services/move-in-cleaning/', /up to 2 garbage bags/],
    ['/services/airbnb-cleaning/', /host dashboard/],
    [
      '/',
      /48\+ hours of notice there is no fee.*Under 48 hours the fee is 25%.*under 24 hours it is 50%.*same-day.*100%/,
    ],
    ['/', /24–48 hours/],
    ['/', /fragile blinds, biohazards, infestations, second-story exteriors, or hoarder homes/],
    ['/terms-conditions/', /24 hours’ notice.*fee may apply/],
    ['/terms-conditions/', /48 hours/],
    ['/terms-conditions/', /not given access, a trip fee applies/],
    ['/terms-conditions/', /due on completion.*cash, check.*credit card/i],
    ['/terms-conditions/', /unpaid after 30 days.*late fees.*suspend/],
    ['/terms-conditions/', /30 days’ written notice/],
    ['/terms-conditions/', /within 24 hours/],
    ['/terms-conditions/', /liability .* is limited to the cost of that service/],
    ['/terms-conditions/', /binding arbitration in Salt Lake County/],
    ['/terms-conditions/', /Utah law/],
    ['/privacy-policy/', /not directed to children under 13/],
    ['/home-maintenance-guide/', /humidity at 30–50%/],
    ['/home-maintenance-guide/', /air filters every 30 days in heating season/],
    ['/home-maintenance-guide/', /deep clean every 3–4 months/],
    ['/contact/', /within 2 hours during business hours/],
  ])('%s says %s', (path, constant) => expect(textIn(path)).toMatch(constant))

  test('the frequencies are weekly, bi-weekly, monthly, quarterly and one-time', () => {
    expect(record('site.yaml').frequencies).toEqual(['Weekly', 'Bi-Weekly', 'Monthly', 'Quarterly', 'One-Time'])
  })

  test('lists and timings have the numbers of the specification', () => {
    expect(record('site.yaml').display).toMatchObject({
      testimonialsOnHome: 6,
      testimonialsOnPage: 3,
      nearbyCommunities: 8,
      zipCodesOnCard: 2,
      citiesInKeywords: 5,
      parallax: { factor: 0.3, offAtWidth: 768 },
      tooltip: { delay: 700, skipDelay: 300 },
      toast: {
        limit: 1,
        duration: 5000,
        removeDelay: 1_000_000,
        swipeThreshold: 50,
        swipeDirection: 'right',
        hotkey: 'F8',
      },
      spinnerDemo: 3000,
    })
  })
})

test('no page has an account, an order or a form that sends something to the company', () => {
  for (const path of Object.values(samplePages)) {
    const forms = elementsOf(htmlOf(path)).filter(({ tagName }) => tagName === 'form')
    expect(forms.length, path).toBe(path === '/spinner-demo/' ? 1 : path === '/cleaning-checklist/' ? forms.length : 0)
    for (const form of forms) expect(attributeOf(form, 'action'), path).toBeUndefined()
  }
})
