import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGarden, type PlantedSite } from '../../support/planted/planted-site.ts'

// Each rule on content reports its fault, and no other rule reports it.

let garden: Awaited<ReturnType<typeof openGarden>>
beforeAll(async () => {
  garden = await openGarden()
})
afterAll(() => garden.close())

type Fault = (site: PlantedSite) => void
const service = 'services/drain-cleaning/index.html'
const place = 'services/drain-cleaning/hood-river/index.html'

/** Adds a sentence at the end of a page. */
const says =
  (text: string, file = service): Fault =>
  ({ edit }) =>
    edit(file, '</main>', `<p>${text}</p></main>`)
/** Adds an element there. */
const shows =
  (element: string): Fault =>
  ({ edit }) =>
    edit(service, '</main>', `${element}</main>`)
const all =
  (...faults: Fault[]): Fault =>
  (site) => {
    for (const fault of faults) fault(site)
  }
const replaced =
  (what: string, by: string): Fault =>
  ({ edit }) =>
    edit(service, what, by)
const claims =
  (...lines: string[]): Fault =>
  ({ manifest }) =>
    manifest({
      file: 'site.yaml',
      replace: '  - { id: upfront, text: Price before we start }',
      with: ['  - { id: upfront, text: Price before we start }', ...lines].join('\n'),
    })
const policies =
  (...lines: string[]): Fault =>
  ({ manifest }) =>
    manifest({ file: 'site.yaml', replace: 'policies: []', with: ['policies:', ...lines].join('\n') })

const three = '  - { id: three, text: 3 communities, counts: cities, value: 3 }'
const five = '  - { id: five, text: 5+ communities, counts: cities, value: 5 }'
const two = '  - { id: two, text: 2 drain services, counts: services, value: 2 }'
const years = '  - { id: years, text: 15 years of experience }'
const warranty = '  - { id: warranty, text: two years of warranty on pipes }'
const plus = '  - { id: plus, text: 20+ years in the pipes }'
const license = '  - { id: license, text: "License #447192" }'
const cancelling = (id: string, time: string) =>
  `  - { id: ${id}, subject: cancellation, title: Cancelling ${id}, statement: "Cancel ${time} ahead." }`

describe('reports', () => {
  const cases: [code: string, severity: string, fault: Fault, url?: string, at?: string][] = [
    ['claim-exceeds-data', 'error', all(claims(five), says('We work in 5+ communities.')), undefined, 'site.yaml:45'],
    ['claims-disagree', 'error', all(claims(three, two, two.replaceAll('two', 'one').replaceAll('2', '1'))), '/'],
    ['claim-exceeds-data', 'error', all(claims(three), says('We work in over 75 communities.'))],
    ['claim-exceeds-data', 'error', all(claims(two), says('There are 7 drain services to choose from.'))],
    ['claim-undeclared', 'warning', all(claims(three), says('We work in 2 communities.'))],
    [
      'policies-disagree',
      'error',
      policies(cancelling('one', '48 hours'), cancelling('two', '24 hours')),
      '/',
      'site.yaml:47',
    ],
    [
      'policy-undeclared',
      'error',
      all(policies(cancelling('one', '48 hours')), says('A visit may be cancelled up to 3 days before.')),
    ],
    ['phone-differs', 'error', says('Call (541) 555-0173.')],
    ['phone-differs', 'error', says('Call <a href="tel:+1-541-555-0173">us</a>.')],
    ['phone-differs', 'error', says('<a href="https://wa.me/15415550173">WhatsApp</a>')],
    [
      'phone-differs',
      'error',
      replaced('name="description" content="', 'name="description" content="Call (541) 555-0173. '),
    ],
    ['email-differs', 'error', says('<a href="mailto:info@gorgedrain.example">office@gorgedrain.example</a>')],
    ['placeholder-text', 'error', says('Your %CITY% home deserves it.')],
    ['placeholder-text', 'error', says('Call us at {phone for a quote.')],
    ['placeholder-text', 'error', says('We clean drains in Hood River]] every day.')],
    ['placeholder-text', 'error', says('We clean drains in Hood River}} every day.')],
    ['placeholder-text', 'error', says('We clean drains in &lt;&lt;town every day.')],
    ['placeholder-text', 'error', says('Your &lt;CITY&gt; home deserves it.')],
    ['source-in-text', 'error', says('Brush&lt;br&gt;test')],
    ['placeholder-text', 'error', says('Our license is XXXXXX.')],
    ['placeholder-text', 'error', says('Your Company Name is proud of it.')],
    ['text-slip', 'error', says('NB for web team: swap the photo.')],
    ['text-slip', 'error', says('(Editor: please shorten this paragraph.)')],
    ['list-content', 'warning', shows('<ul><li>A drum machine</li><li></li></ul>')],
    ['text-hidden', 'error', replaced('<h1', '<h1 hidden')],
    [
      'text-hidden',
      'error',
      shows(
        '<span hidden>See <a href="/services/">our services</a> and <a href="/service-areas/">our towns</a></span>',
      ),
    ],
    ['placeholder-text', 'error', says('As an AI language model, I see no drain.')],
    ['placeholder-text', 'error', says('Certainly! Here is a better text.')],
    ['placeholder-text', 'error', says('Sorry, as an AI assistant I know no prices.')],
    ['placeholder-text', 'error', says('Here is a more readable rewrite of the text.')],
    ['placeholder-text', 'error', says('Let me know if you’d like any changes!')],
    ['placeholder-text', 'error', says('[Insert a paragraph about the river here]')],
    ['placeholder-text', 'error', says('{Clogged|Slow} drain? Call us.')],
    ['placeholder-text', 'error', says('We drive to [TOWN NAME] every day.')],
    ['placeholder-text', 'error', says('We drive to [your town] every day.')],
    ['placeholder-text', 'error', says('We drive to %%town%% every day.')],
    ['placeholder-text', 'error', says('We drive to __TOWN__ every day.')],
    ['source-in-text', 'error', says('[wpforms id="7" title="false"]')],
    ['source-in-text', 'error', says('[/vc_row]')],
    ['source-in-text', 'error', says('### How We Work')],
    ['source-in-text', 'error', says('**Note: we are fast and clean.')],
    ['source-in-text', 'error', says('See [our work] (/services/).')],
    ['placeholder-text', 'error', says('We drive to <%= town.name %> every day.')],
    ['placeholder-text', 'error', says('We drive to &lt;?= $town ?&gt; every day.')],
    ['domain-differs', 'error', says('Read more at www.example.com/drains.')],
    [
      'placeholder-text',
      'error',
      says(
        '</p><script type="application/ld+json">{"@context":"https://schema.org","@type":"CreativeWork","author":{"@type":"Person","name":"admin"}}</script><p>A note.',
      ),
    ],
    ['source-in-text', 'error', says('The pipes are old. [Read more]')],
    ['placeholder-text', 'error', says('A visit costs #REF! in most homes.')],
    ['placeholder-text', 'error', says('The offer ends on 2027-03-01T00:00:00.000Z.')],
    ['placeholder-text', 'error', says('The visit is on Invalid Date.')],
    ['placeholder-text', 'error', says('Commented [MJ1]: is this still true?')],
    ['placeholder-text', 'error', says('Pipes came in 1880.[edit]')],
    ['placeholder-text', 'error', says('Your text goes here.')],
    ['placeholder-text', 'error', says('Saturday opening hours: TBC')],
    ['placeholder-text', 'error', says('A visit costs from $ in most homes.')],
    ['source-in-text', 'error', says('The valley#8217;s drains are old.')],
    ['source-in-text', 'error', says('A visit takes &amp;frac12; an hour.')],
    ['placeholder-text', 'error', says('I’m a paragraph. Click here to add your own text.')],
    ['placeholder-text', 'error', says('Test review please ignore')],
    ['placeholder-text', 'error', says('Ask John Doe about drains.')],
    ['placeholder-text', 'error', says('Last updated MM/DD/YYYY')],
    ['placeholder-text', 'error', says('We clear drains in , OR every day.')],
    ['placeholder-text', 'error', says('<b>Heading 2</b>')],
    ['placeholder-text', 'error', says('<a href="/contact/">Button</a>')],
    ['placeholder-text', 'error', says('<a href="/contact/">home.hero.cta_label</a>')],
    [
      'placeholder-text',
      'error',
      replaced('name="description" content="', 'name="description" content="Meta description: '),
    ],
    [
      'placeholder-text',
      'error',
      ({ edit }) => edit(service, /<title>[^<]*/, '<title>Untitled Page | Drain Cleaning with a Jet in Hood River'),
    ],
    ['copyright-differs', 'error', says('© 2024 Valley Rooter Inc. All rights reserved.')],
    ['copyright-differs', 'error', replaced('© <!-- -->Gorge Drain', '© <!-- -->Valley Rooter')],
    ['claim-differs', 'error', all(claims(years), says('With 25 years of experience, we have seen it all.'))],
    ['claim-differs', 'error', all(claims(warranty), says('It has 3 years of warranty on pipes.'))],
    ['claim-differs', 'error', all(claims(warranty), says('Three years of warranty on pipes.'))],
    ['claim-differs', 'error', all(claims(plus), says('We bring fifteen years in the pipes.'))],
    ['claim-differs', 'error', all(claims(license), says('Our license number is 447129.'))],
    ['claim-differs', 'error', all(claims(license), says('Ask for a licensed plumber, no. 447129.'))],
    ['claim-differs', 'error', all(claims(years), says('We have been serving the Gorge for 30 years.'))],
    ['phone-differs', 'error', says('<a href="tel:+15415550173">Call (541) 555-0173</a>')],
    ['text-slip', 'warning', says('We clear the the drain.')],
    ['text-slip', 'warning', says('We are rated 4.8 out of 5.')],
    ['text-outdated', 'error', says('Book before March 1, 2024 and save.')],
    ['text-outdated', 'error', says('Our prices for 2023 are on the list.')],
    ['text-dated-ahead', 'error', says('Last updated January 1, 2035.')],
    ['placeholder-text', 'error', says('Warning: fopen(): failed in /var/www/index.php on line 12')],
    ['placeholder-text', 'error', replaced('<title>', '<title>%s: ')],
    [
      'placeholder-text',
      'error',
      replaced('"inLanguage":"en-US"', '"inLanguage":"en-US","alternateName":"{{ name }}"'),
    ],
    ['text-garbled', 'error', says('The ho\u043Ce is clean.')],
    ['text-garbled', 'error', says('The ho\u200Bme is clean.')],
    ['phone-differs', 'error', says("<A HREF='sms:+15415550173'>Write</A>.")],
    ['phone-differs', 'error', ({ edit }) => edit(service, '"telephone":"+15415550137"', '"telephone":"+15415550173"')],
    [
      'name-differs',
      'warning',
      ({ edit }) =>
        edit(service, /property="og:site_name" content="[^"]*"/, 'property="og:site_name" content="Gorge Pipes"'),
    ],
    ['address-differs', 'error', says('Find us at 21 Cannery Row.')],
    ['address-differs', 'error', ({ edit }) => edit(service, '"postalCode":"97031"', '"postalCode":"97013"')],
    ['email-differs', 'error', says('<a href="mailto:ofice@gorgedrain.example">Write</a>')],
    ['email-differs', 'error', says('<a href="mailto:office@gorgedrain.test?subject=A">Write</a>')],
    ['email-differs', 'warning', says('<a href="mailto:info@gorgedrain.example">Write</a>')],
    ['text-slip', 'warning', says('We open the drains of many a Odell home.')],
    ['text-slip', 'warning', says('Ask for an Drain Cleaning in the morning.')],
    ['relative-date', 'warning', says('We bought a new camera 2 weeks ago.')],
    ['relative-date', 'warning', says('Prices updated last month.')],
    ['placeholder-text', 'error', says('We clean drains in [City Name].')],
    ['placeholder-text', 'error', says('Call null today.')],
    ['source-in-text', 'error', says('&lt;&lt;&lt;&lt;&lt;&lt;&lt; HEAD')],
    ['source-in-text', 'error', says('We are **fast** and clean.')],
    ['source-in-text', 'error', says('See [our work](/services/).')],
    ['source-in-text', 'error', says('Pipes &amp;amp; drains.')],
    ['source-in-text', 'error', says('=======')],
    ['source-in-text', 'error', says('![A pipe](/images/pipe.jpg)')],
    ['source-in-text', 'error', says('Gorge Drain &amp;#x26; Sewer cleans them.')],
    ['source-in-text', 'error', says('&lt;h3 class=&quot;big&quot;&gt;Pipes&lt;/h3&gt;')],
    ['source-in-text', 'error', says('[Write](mailto:office@gorgedrain.example) to us.')],
    [
      'source-in-text',
      'error',
      replaced('name="description" content="', 'name="description" content="Pipes &amp;amp; drains. '),
    ],
    ['placeholder-text', 'error', says('Lorem ipsum dolor sit amet.')],
    ['placeholder-text', 'error', says('We do {service} in Hood River.')],
    ['placeholder-text', 'error', says('It costs undefined dollars.')],
    ['placeholder-text', 'error', ({ edit }) => edit(service, /<h1[^>]*>/, '<h1 title="[object Object]">')],
    [
      'testimonial-undated',
      'warning',
      shows('<figure><blockquote>Good.</blockquote><figcaption>Ann</figcaption></figure>'),
    ],
    [
      'keyword-stuffing',
      'warning',
      says('Drain Cleaning in Hood River. '.repeat(8), place),
      '/services/drain-cleaning/hood-river/',
    ],
  ]
  test.each(cases)('%s as a %s (%#)', async (code, severity, fault, url = '/services/drain-cleaning/', at) => {
    const { added } = await garden.plant(fault)
    expect(added.map((finding) => [finding.code, finding.severity, finding.url])).toEqual([[code, severity, url]])
    if (at !== undefined)
      expect(added.map((finding) => `${finding.at.file}:${finding.at.line}`)).toEqual([`small-site/${at}`])
  })

  test('a finding points to the line of the manifest that has the phrase', async () => {
    const { added } = await garden.plant(
      all(says('Call (541) 555-0173.'), ({ manifest }) => {
        manifest({ file: 'site.yaml', replace: 'Drains That Drain', with: 'Drains That Drain, (541) 555-0173' })
        // As an error, it would stop the build before pages are read.
        manifest({
          file: 'site.yaml',
          replace: 'language: en-US',
          with: 'language: en-US\naudit: { rules: { phone-in-text-differs: { severity: warning } } }',
        })
      }),
    )
    expect(added.map(({ code, at }) => [code, at.file, at.line])).toContainEqual([
      'phone-differs',
      'small-site/site.yaml',
      4,
    ])
  })

  test('duplicate-page alone if one page is a copy of another', async () => {
    const { added } = await garden.plant((site) => {
      const other = 'services/drain-cleaning/odell/index.html'
      const main = /<main[\s\S]*<\/main>/.exec(site.read(place))?.[0] ?? ''
      site.edit(other, /<main[\s\S]*<\/main>/, main)
    })
    expect(added.map(({ code }) => code)).toContain('duplicate-page')
    expect(added.map(({ code }) => code)).not.toContain('near-duplicate-raw')
    expect(added.map(({ code }) => code)).not.toContain('near-duplicate')
  })

  test('near-duplicate-raw alone if a copy has one more sentence', async () => {
    const { added } = await garden.plant((site) => {
      const main = /<main[\s\S]*<\/main>/.exec(site.read(place))?.[0] ?? ''
      site.edit(
        'services/drain-cleaning/odell/index.html',
        /<main[\s\S]*<\/main>/,
        main.replace('</main>', '<p>And more.</p></main>'),
      )
    })
    expect(added.map(({ code }) => code)).toContain('near-duplicate-raw')
    expect(added.map(({ code }) => code)).not.toContain('near-duplicate')
  })

  test('doorway-pages alone if a copy has other names', async () => {
    const { added } = await garden.plant((site) => {
      const main = /<main[\s\S]*<\/main>/.exec(site.read(place))?.[0] ?? ''
      site.edit(
        'services/drain-cleaning/odell/index.html',
        /<main[\s\S]*<\/main>/,
        main
          .replaceAll('Hood River', 'Odell')
          .replaceAll('97031', '97044')
          .replace('</main>', '<p>And a little more to read here.</p></main>'),
      )
    })
    const codes = added.map(({ code }) => code)
    expect(codes).toContain('doorway-pages')
    expect(codes).not.toContain('near-duplicate')
  })

  test('thin-page if most of the text is removed', async () => {
    const { added } = await garden.plant((site) => {
      site.manifest({
        file: 'site.yaml',
        replace: 'language: en-US',
        with: 'language: en-US\naudit: { rules: { thin-page: { thresholds: { service: 80, servicePlace: 20, place: 20, county: 20 } } } }',
      })
      site.edit(
        service,
        /<main[\s\S]*<\/main>/,
        `<main><h1>Drain Cleaning</h1><p>${'We clean the drains. '.repeat(15)}</p></main>`,
      )
    })
    const thin = added.filter(({ code }) => code === 'thin-page')
    expect(thin.map(({ url, what }) => [url, what])).toEqual([
      ['/services/drain-cleaning/', expect.stringContaining('has 62 words, fewer than 80')],
    ])
  })

  test('outlier-nodes if a page has lost a node', async () => {
    const { added } = await garden.plant(({ read, write }) => {
      const text = read(place)
      write(place, text.replaceAll('"@type":"WebPage"', '"@type":"Thing"'))
    })
    expect(added.map(({ code, url }) => [code, url])).toEqual([
      ['outlier-nodes', '/services/drain-cleaning/hood-river/'],
    ])
  })

  test('outlier-length if a page is far longer than its siblings', async () => {
    const { added } = await garden.plant(says('Pipes and drains and all that is in them. '.repeat(60), place))
    expect(added.map(({ code }) => code)).toContain('outlier-length')
  })

  test('keyword-cannibalization if a place and its alias are both indexable', async () => {
    const { added } = await garden.plant(({ manifest }) =>
      manifest({
        file: 'cities.csv',
        replace: 'Odell,odell,,,,',
        with: 'Odell,odell,hood-river,,,',
      }),
    )
    expect(added.map(({ code }) => code)).toContain('keyword-cannibalization')
  })
})

/** Sets other thresholds, so that a rule for large sites reports something on a small one. */
const limits =
  (code: string, numbers: string): Fault =>
  ({ manifest }) =>
    manifest({
      file: 'site.yaml',
      replace: 'language: en-US',
      with: `language: en-US\naudit: { rules: { ${code}: { thresholds: { ${numbers} } } } }`,
    })

describe('for what nearly all pages of one type have in common', () => {
  test('intro-repeated reports one finding per page type', async () => {
    const { added } = await garden.plant(limits('intro-repeated', 'most: 1'))
    expect(new Set(added.map(({ code }) => code))).toEqual(new Set(['intro-repeated']))
  })

  test('headings-repeated uses its thresholds', async () => {
    const { added } = await garden.plant(limits('headings-repeated', 'own: 1'))
    expect(added.map(({ code }) => code)).toEqual(['headings-repeated'])
    const { added: none } = await garden.plant(limits('headings-repeated', 'own: 1, most: 0.9'))
    expect(none).toEqual([])
  })

  test('outlier-headings reports the two of eight pages with other headings', async () => {
    const { added } = await garden.plant(limits('outlier-headings', 'share: 0.7'))
    expect(added.map(({ code, url }) => [code, url])).toEqual([
      ['outlier-headings', '/services/drain-cleaning/hood-river-county/'],
      ['outlier-headings', '/services/sewer-inspection/hood-river-county/'],
    ])
  })

  test('outlier-title reports titles with another pattern', async () => {
    const { added } = await garden.plant(
      all(limits('outlier-title', 'share: 0.7'), ({ edit }) =>
        edit(
          'services/sewer-inspection/hood-river-county/index.html',
          /<title>[^<]*/,
          '<title>Sewers Filmed around Hood River County, OR',
        ),
      ),
    )
    expect(added.map(({ code, url }) => [code, url])).toContainEqual([
      'outlier-title',
      '/services/sewer-inspection/hood-river-county/',
    ])
  })
})

test('legal-pages accepts links in the footer', async () => {
  const { gone } = await garden.plant(({ editAll }) =>
    editAll('</footer>', '<a href="/contact/">Privacy</a><a href="/services/">Terms &amp; Conditions</a></footer>'),
  )
  expect(gone.map(({ code }) => code)).toEqual(['legal-pages', 'legal-pages'])
})

describe('ignores', () => {
  const cases: [name: string, fault: Fault][] = [
    ['a number for a county', all(claims(three), says('See the 2 communities of Hood River County.'))],
    ['the number of a claim in digits', all(claims(warranty), says('It has 2 years of warranty on pipes.'))],
    ['the number of a claim without its sign', all(claims(plus), says('We have 20 years in the pipes.'))],
    ['the license without its sign', all(claims(license), says('Our license number is 447192.'))],
    ['a license of a company that has none in its texts', says('License 447129 is on our van.')],
    ['a year after the word', all(claims(license), says('We renewed the license 2024 and hold a license since 2009.'))],
    ['a part of the whole', all(claims(three), says('The other 2 communities are near.'))],
    ['the number of records in the manifest', all(claims(two, three), says('We offer 2 services in 3 communities.'))],
    ['a deadline that its policy states', all(policies(cancelling('one', '48 hours')), says('Cancel 2 days ahead.'))],
    ['a duration of something else', all(policies(cancelling('one', '48 hours')), says('A camera lasts 3 days.'))],
    ['the phone number in another format', says('Call 541.555.0137 or <a href="tel:5415550137">our office</a>.')],
    ['an emergency number', says('Smell gas? Call <a href="tel:911">911</a>.')],
    ['an order number', says('Pipe no. 97031-555-0173-44 fits.')],
    ['the e-mail address of another organization', says('<a href="mailto:help@county.example">The county</a>')],
    ['an address in another street', says('We fixed 21 Oak Street.')],
    [
      'a relative date with its date in datetime',
      says('<time datetime="2026-11-06">2 weeks ago</time> we bought a camera.'),
    ],
    [
      'today, yesterday and last week in prose',
      says('What stands today is new, and yesterday’s pipes are gone. Plan for the last week.'),
    ],
    ['a long time ago', says('The pipes were laid 90 years ago.')],
    ['the Spanish word todo', says('Limpiamos todo. No es nada.')],
    ['a quotation without a caption', shows('<figure><blockquote>Water flows.</blockquote></figure>')],
  ]
  test.each(cases)('%s', async (_, fault) => {
    const { added } = await garden.plant(fault)
    expect(added).toEqual([])
  })
})
