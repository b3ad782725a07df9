import { describe, expect, test } from 'vitest'
import { coveredFiles } from '#generator/urls/redirects/covered-pages.ts'
import { resolveRedirects } from '#generator/urls/redirects/resolve-redirects.ts'
import { addressedSite } from '../../../../support/addressed-site.ts'
import type { ManifestEdit } from '../../../../support/manifest-case.ts'
import { cascadeLocksIsOdell, withoutSlash } from '../../../small-site.ts'

/** Resolves the given redirects.yaml for the small site. */
async function resolve(rules: string[], formerPaths: string[] = [], edits: ManifestEdit[] = []) {
  const yaml = rules.map((rule) => `- { ${rule} }\n`).join('')
  const { index, pages } = await addressedSite([...edits, { file: 'redirects.yaml', write: yaml }])
  const resolved = resolveRedirects({ site: index, pages: new Set(pages.keys()), formerPaths })
  return { ...resolved, redirected: resolved.redirects.map(({ from, to, status }) => `${from} ${to ?? status}`) }
}

describe('a rule for a record', () => {
  test('for a city redirects all its URLs to the same URLs of the other city', async () => {
    const { redirected } = await resolve(['city: mosier, to: odell'])
    expect(redirected).toEqual([
      '/service-areas/mosier/ /service-areas/odell/',
      '/services/:service/mosier/ /services/:service/odell/',
    ])
  })

  test('for a city redirects all its URLs to the same URLs of its county', async () => {
    const { redirected, problems } = await resolve(['city: mosier, toCounty: hood-river'])
    expect(problems).toEqual([])
    expect(redirected).toEqual([
      '/service-areas/mosier/ /counties/hood-river-county/',
      '/services/:service/mosier/ /services/:service/hood-river-county/',
    ])
  })

  test('for a county redirects to the canonical', async () => {
    const { redirected } = await resolve(['county: skamania, to: hood-river'])
    expect(redirected).toEqual([
      '/counties/skamania-county/ /counties/hood-river-county/',
      '/service-areas/skamania-county/ /counties/hood-river-county/',
      '/services/:service/skamania-county/ /services/:service/hood-river-county/',
    ])
  })

  test('for a service covers the service in every place', async () => {
    const { redirected } = await resolve(['service: septic, to: drain-cleaning'])
    expect(redirected).toEqual([
      '/services/septic/ /services/drain-cleaning/',
      '/services/septic/:location/ /services/drain-cleaning/:location/',
    ])
  })

  test('for a page covers one URL, even if the target has a fixed URL', async () => {
    const { redirected } = await resolve(['page: team, to: home', 'page: prices, to: contact'])
    expect(redirected).toEqual(['/prices/ /contact/', '/team/ /'])
  })

  test('with a path redirects all URLs to that path', async () => {
    const { redirected } = await resolve(['city: mosier, to: /service-areas'])
    expect(redirected).toEqual(['/service-areas/mosier/ /service-areas/', '/services/:service/mosier/ /service-areas/'])
  })

  test('with .. redirects each URL to the existing page above it', async () => {
    const { redirected, problems } = await resolve([
      'city: mosier, to: ..',
      'county: skamania, to: ..',
      'service: septic, to: ..',
      'page: team, to: ..',
    ])
    expect(problems).toEqual([])
    expect(redirected).toEqual([
      '/team/ /',
      '/counties/skamania-county/ /service-areas/',
      '/service-areas/mosier/ /service-areas/',
      '/service-areas/skamania-county/ /service-areas/',
      '/services/septic/ /services/',
      // If both are removed, the list of places still exists.
      '/services/septic/mosier/ /service-areas/',
      '/services/septic/skamania-county/ /service-areas/',
      '/services/septic/:location/ /service-areas/:location/',
      '/services/:service/mosier/ /services/:service/',
      '/services/:service/skamania-county/ /services/:service/',
    ])
  })

  test('may answer gone', async () => {
    const { redirected } = await resolve(['city: mosier, gone: No longer served'])
    expect(redirected).toEqual(['/service-areas/mosier/ 410', '/services/:service/mosier/ 410'])
  })

  test('yields to a rule for one of its URLs', async () => {
    const { redirected, problems } = await resolve(['city: mosier, to: odell', 'from: /service-areas/mosier/, to: /'])
    expect(problems).toEqual([])
    expect(redirected).toEqual(['/service-areas/mosier/ /', '/services/:service/mosier/ /services/:service/odell/'])
  })

  test('redirects to the city instead of its alias', async () => {
    const { redirected } = await resolve(['city: mosier, to: cascade-locks'], [], [cascadeLocksIsOdell])
    expect(redirected).toEqual([
      '/service-areas/mosier/ /service-areas/odell/',
      '/services/:service/mosier/ /services/:service/odell/',
    ])
  })
})

describe('one hop', () => {
  test('a chain is redirected to its end', async () => {
    const { redirected } = await resolve(['from: /a/, to: /b/', 'from: /b/, to: /c/', 'from: /c/, to: /contact/'])
    expect(redirected).toEqual(['/a/ /contact/', '/b/ /contact/', '/c/ /contact/'])
  })

  test('a chain of patterns is redirected to its end', async () => {
    const { redirected } = await resolve(['from: /a/:x/, to: /b/:x/', 'from: /b/:y/, to: /services/:y/'])
    expect(redirected).toEqual(['/a/:x/ /services/:x/', '/b/:y/ /services/:y/'])
  })

  test('a chain that leaves the site is redirected to its end', async () => {
    const { redirected } = await resolve(['from: /a/*, to: /b/*', 'from: /b/*, to: https://blog.example/*'])
    expect(redirected).toEqual(['/a/* https://blog.example/*', '/b/* https://blog.example/*'])
  })

  test('the first query or fragment in the chain is kept', async () => {
    const { redirected } = await resolve([
      'from: /a/, to: /b/#x',
      'from: /b/, to: "/contact?y#form"',
      'from: /c/, to: /b/',
    ])
    expect(redirected).toEqual(['/a/ /contact/#x', '/b/ /contact/?y#form', '/c/ /contact/?y#form'])
  })

  test('a target that is an alias becomes its canonical', async () => {
    const { redirected } = await resolve(['from: /a/, to: /service-areas/hood-river-county/'])
    expect(redirected).toEqual(['/a/ /counties/hood-river-county/'])
  })

  test('a star that matches nothing redirects to a page in the URL form of the site', async () => {
    const rules = ['from: /old/*, to: /services/*']
    expect((await resolve(rules, ['/old/'])).redirectAt('/old/')?.to).toBe('/services/')
    expect((await resolve(rules, ['/old'], [withoutSlash])).redirectAt('/old')?.to).toBe('/services')
  })

  test('a URL that a pattern sends to another redirect gets its own rule', async () => {
    const { redirected } = await resolve([
      'from: /blog/:post/, to: /services/:post/',
      'from: /services/septic/, to: /contact/',
    ])
    expect(redirected).toEqual([
      '/blog/septic/ /contact/', // not via /services/septic/
      '/services/septic/ /contact/',
      '/blog/:post/ /services/:post/',
    ])
  })

  test('the URL of a removed service in a removed city is redirected to both replacements', async () => {
    const { redirected, redirectAt } = await resolve(
      ['service: septic, to: drain-cleaning', 'city: mosier, to: odell'],
      ['/services/septic/mosier/', '/services/septic/odell/'],
    )
    expect(redirected).toContain('/services/septic/mosier/ /services/drain-cleaning/odell/')
    expect(redirected.filter((each) => each.startsWith('/services/septic/odell/'))).toEqual([]) // covered by the pattern
    expect(redirectAt('/services/septic/odell/')?.to).toBe('/services/drain-cleaning/odell/')
  })
})

test('URLs get the URL form of the site, however they are written', async () => {
  const rules = ['from: /a, to: /contact', 'from: /b/, to: /contact/', 'from: /c/:x/, to: /services/:x']
  expect((await resolve(rules)).redirected).toEqual(['/a/ /contact/', '/b/ /contact/', '/c/:x/ /services/:x/'])
  expect((await resolve(rules, [], [withoutSlash])).redirected).toEqual([
    '/a /contact',
    '/b /contact',
    '/c/:x /services/:x',
  ])
})

test('old URLs of files keep their form', async () => {
  const { redirected, problems } = await resolve(['from: /Index.PHP, to: /', 'from: /old/about_us.html, to: /contact/'])
  expect(problems).toEqual([])
  expect(redirected).toEqual(['/Index.PHP /', '/old/about_us.html /contact/'])
})

test('a URL is covered only if the target of its rule exists', async () => {
  const { redirectAt } = await resolve(['service: septic, to: drain-cleaning'])
  expect(redirectAt('/services/septic/odell/')?.to).toBe('/services/drain-cleaning/odell/')
  expect(redirectAt('/services/septic/mosier/')).toBeUndefined() // there is no Mosier
  expect(redirectAt('/contact/')).toBeUndefined()
})

test('a refused rule does not affect other rules', async () => {
  const { redirected, problems } = await resolve(['from: /a/, to: /nowhere/', 'from: /b/, to: /contact/'])
  expect(problems.map(({ code }) => code)).toEqual(['redirect-target-missing'])
  expect(redirected).toEqual(['/b/ /contact/'])
})

test('a loop is reported once, and once for each redirect into it', async () => {
  const { problems } = await resolve(['from: /a/, to: /b/', 'from: /b/, to: /c/', 'from: /c/, to: /b/'])
  expect(problems.map(({ what }) => what)).toEqual([
    '"/a/" redirects in a loop: /b/ → /c/ → /b/.',
    '"/b/" redirects in a loop: /b/ → /c/ → /b/.',
  ])
})

test('a pattern that matches its own target is reported, not followed forever', async () => {
  const { problems } = await resolve([
    'from: /a/*, to: /a/b/*',
    'from: /c/:x/:y/, to: /d/:x/:y/',
    'from: /d/*, to: /d/e/*',
  ])
  expect(problems.map(({ code, what }) => [code, what])).toEqual([
    ['redirect-loop', '"/a/*" redirects without end: /a/b/* → /a/b/b/* → /a/b/b/b/* → ….'],
    ['redirect-loop', '"/c/:x/:y/" redirects without end: /d/:x/:y/ → /d/e/:x/:y/ → /d/e/e/:x/:y/ → ….'],
    ['redirect-loop', '"/d/*" redirects without end: /d/e/* → /d/e/e/* → /d/e/e/e/* → ….'],
  ])
})

test('an absolute URL of this site is treated as a path', async () => {
  const { redirected, problems } = await resolve([
    'from: /a/, to: https://gorgedrain.example/contact',
    'from: /b/, to: https://gorgedrain.example',
    'from: /c/, to: https://gorgedrain.example.evil.example/contact',
    'from: /d/, to: https://gorgedrain.example/nowhere/',
  ])
  expect(redirected).toEqual(['/a/ /contact/', '/b/ /', '/c/ https://gorgedrain.example.evil.example/contact'])
  expect(problems.map(({ code }) => code)).toEqual(['redirect-target-missing'])
})

test('the 404 page is not a valid target', async () => {
  expect((await resolve(['from: /a/, to: /404.html'])).problems.map(({ code }) => code)).toEqual([
    'redirect-target-missing',
  ])
})

test('a rule that covers files of the site is reported once, for the first file', async () => {
  const { redirects } = await resolve(['from: /images/*, to: /', 'from: /robots.txt, to: /', 'from: /a/, to: /'])
  const files = ['/images/a.jpg', '/images/b.jpg', '/robots.txt', '/a/x.txt']
  expect(coveredFiles(redirects, files).map(({ what }) => what)).toEqual([
    '/images/a.jpg is a file of the site, so "/images/*" cannot redirect it.',
    '/robots.txt is a file of the site, so it cannot be redirected.',
  ])
})

test('without trailing slashes, /index is the home page and cannot be redirected', async () => {
  const rules = ['from: /index, to: /contact']
  expect((await resolve(rules, [], [withoutSlash])).problems).toEqual([
    expect.objectContaining({
      code: 'redirect-over-page',
      what: expect.stringContaining('serve the page / also at /index'),
    }),
  ])
  expect((await resolve(rules)).problems).toEqual([])
})

test('the 404 page is not suggested as a target', async () => {
  for (const to of ['/404.html', '/403.html']) {
    const [problem] = (await resolve([`from: /old/, to: ${to}`])).problems
    expect(problem).toMatchObject({
      code: 'redirect-target-missing',
      fix: 'Change "to" to a URL listed in report/routes.csv.',
    })
  }
})
