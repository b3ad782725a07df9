import { describe, expect, test } from 'vitest'
import { coveredFiles } from '#generator/urls/redirects/covered-pages.ts'
import { resolveRedirects } from '#generator/urls/redirects/resolve-redirects.ts'
import { addressedSite } from '../../../../support/addressed-site.ts'
import type { ManifestEdit } from '../../../../support/manifest-case.ts'
import { cascadeLocksIsOdell, withoutSlash } from '../../../small-site.ts'

/** The rules of a redirects.yaml of the small site, resolved. */
async function resolve(rules: string[], formerPaths: string[] = [], edits: ManifestEdit[] = []) {
  const yaml = rules.map((rule) => `- { ${rule} }\n`).join('')
  const { site, pages } = await addressedSite([...edits, { file: 'redirects.yaml', write: yaml }])
  const resolved = resolveRedirects({ site, pages, formerPaths })
  return { ...resolved, ways: resolved.redirects.map(({ from, to, status }) => `${from} ${to ?? status}`) }
}

describe('a rule of a record', () => {
  test('of a city stands for all its addresses, each leading to the same one of the other', async () => {
    const { ways } = await resolve(['city: mosier, to: odell'])
    expect(ways).toEqual([
      '/service-areas/mosier/ /service-areas/odell/',
      '/services/:service/mosier/ /services/:service/odell/',
    ])
  })

  test('of a county leads to the address search engines list', async () => {
    const { ways } = await resolve(['county: skamania, to: hood-river'])
    expect(ways).toEqual([
      '/counties/skamania-county/ /counties/hood-river-county/',
      '/service-areas/skamania-county/ /counties/hood-river-county/',
      '/services/:service/skamania-county/ /services/:service/hood-river-county/',
    ])
  })

  test('of a service stands for it in every place', async () => {
    const { ways } = await resolve(['service: septic, to: drain-cleaning'])
    expect(ways).toEqual([
      '/services/septic/ /services/drain-cleaning/',
      '/services/septic/:location/ /services/drain-cleaning/:location/',
    ])
  })

  test('of a page has one address, also where the other is one of a kind', async () => {
    const { ways } = await resolve(['page: team, to: home', 'page: prices, to: contact'])
    expect(ways).toEqual(['/prices/ /contact/', '/team/ /'])
  })

  test('with a path leads all of them there', async () => {
    const { ways } = await resolve(['city: mosier, to: /service-areas'])
    expect(ways).toEqual(['/service-areas/mosier/ /service-areas/', '/services/:service/mosier/ /service-areas/'])
  })

  test('with .. leads each of them to the page above it that still stands', async () => {
    const { ways, problems } = await resolve([
      'city: mosier, to: ..',
      'county: skamania, to: ..',
      'service: septic, to: ..',
      'page: team, to: ..',
    ])
    expect(problems).toEqual([])
    expect(ways).toEqual([
      '/team/ /',
      '/counties/skamania-county/ /service-areas/',
      '/service-areas/mosier/ /service-areas/',
      '/service-areas/skamania-county/ /service-areas/',
      '/services/septic/ /services/',
      // Where both are gone the list of places is what still stands.
      '/services/septic/mosier/ /service-areas/',
      '/services/septic/skamania-county/ /service-areas/',
      '/services/septic/:location/ /service-areas/:location/',
      '/services/:service/mosier/ /services/:service/',
      '/services/:service/skamania-county/ /services/:service/',
    ])
  })

  test('may say that it is gone', async () => {
    const { ways } = await resolve(['city: mosier, gone: We are there no more'])
    expect(ways).toEqual(['/service-areas/mosier/ 410', '/services/:service/mosier/ 410'])
  })

  test('gives way to a rule for one of its addresses', async () => {
    const { ways, problems } = await resolve(['city: mosier, to: odell', 'from: /service-areas/mosier/, to: /'])
    expect(problems).toEqual([])
    expect(ways).toEqual(['/service-areas/mosier/ /', '/services/:service/mosier/ /services/:service/odell/'])
  })

  test('leads past another name of a city to the city itself', async () => {
    const { ways } = await resolve(['city: mosier, to: cascade-locks'], [], [cascadeLocksIsOdell])
    expect(ways).toEqual([
      '/service-areas/mosier/ /service-areas/odell/',
      '/services/:service/mosier/ /services/:service/odell/',
    ])
  })
})

describe('one hop', () => {
  test('a chain leads to its end at once', async () => {
    const { ways } = await resolve(['from: /a/, to: /b/', 'from: /b/, to: /c/', 'from: /c/, to: /contact/'])
    expect(ways).toEqual(['/a/ /contact/', '/b/ /contact/', '/c/ /contact/'])
  })

  test('so does a chain of patterns', async () => {
    const { ways } = await resolve(['from: /a/:x/, to: /b/:x/', 'from: /b/:y/, to: /services/:y/'])
    expect(ways).toEqual(['/a/:x/ /services/:x/', '/b/:y/ /services/:y/'])
  })

  test('and one that leaves the site', async () => {
    const { ways } = await resolve(['from: /a/*, to: /b/*', 'from: /b/*, to: https://blog.example/*'])
    expect(ways).toEqual(['/a/* https://blog.example/*', '/b/* https://blog.example/*'])
  })

  test('the first query or fragment on the way is kept', async () => {
    const { ways } = await resolve(['from: /a/, to: /b/#x', 'from: /b/, to: "/contact?y#form"', 'from: /c/, to: /b/'])
    expect(ways).toEqual(['/a/ /contact/#x', '/b/ /contact/?y#form', '/c/ /contact/?y#form'])
  })

  test('another address of a page is left for the page itself', async () => {
    const { ways } = await resolve(['from: /a/, to: /service-areas/hood-river-county/'])
    expect(ways).toEqual(['/a/ /counties/hood-river-county/'])
  })

  test('a star that stands for nothing leads to a page in the form of the site', async () => {
    const rules = ['from: /old/*, to: /services/*']
    expect((await resolve(rules, ['/old/'])).redirectAt('/old/')?.to).toBe('/services/')
    expect((await resolve(rules, ['/old'], [withoutSlash])).redirectAt('/old')?.to).toBe('/services')
  })

  test('where a pattern leads to what is redirected itself, that address has a rule of its own', async () => {
    const { ways } = await resolve([
      'from: /blog/:post/, to: /services/:post/',
      'from: /services/septic/, to: /contact/',
    ])
    expect(ways).toEqual([
      '/blog/septic/ /contact/', // and not by way of /services/septic/
      '/services/septic/ /contact/',
      '/blog/:post/ /services/:post/',
    ])
  })

  test('a service and a city that are both gone: the former address of the one in the other leads to both successors', async () => {
    const { ways, redirectAt } = await resolve(
      ['service: septic, to: drain-cleaning', 'city: mosier, to: odell'],
      ['/services/septic/mosier/', '/services/septic/odell/'],
    )
    expect(ways).toContain('/services/septic/mosier/ /services/drain-cleaning/odell/')
    expect(ways.filter((way) => way.startsWith('/services/septic/odell/'))).toEqual([]) // the pattern does
    expect(redirectAt('/services/septic/odell/')?.to).toBe('/services/drain-cleaning/odell/')
  })
})

test('both spellings of the slash are brought into the one of the site', async () => {
  const rules = ['from: /a, to: /contact', 'from: /b/, to: /contact/', 'from: /c/:x/, to: /services/:x']
  expect((await resolve(rules)).ways).toEqual(['/a/ /contact/', '/b/ /contact/', '/c/:x/ /services/:x/'])
  expect((await resolve(rules, [], [withoutSlash])).ways).toEqual(['/a /contact', '/b /contact', '/c/:x /services/:x'])
})

test('old addresses of files keep their form', async () => {
  const { ways, problems } = await resolve(['from: /Index.PHP, to: /', 'from: /old/about_us.html, to: /contact/'])
  expect(problems).toEqual([])
  expect(ways).toEqual(['/Index.PHP /', '/old/about_us.html /contact/'])
})

test('an address is covered only if its rule leads to a page', async () => {
  const { redirectAt } = await resolve(['service: septic, to: drain-cleaning'])
  expect(redirectAt('/services/septic/odell/')?.to).toBe('/services/drain-cleaning/odell/')
  expect(redirectAt('/services/septic/mosier/')).toBeUndefined() // there is no Mosier
  expect(redirectAt('/contact/')).toBeUndefined()
})

test('a rule that is refused takes no other with it', async () => {
  const { ways, problems } = await resolve(['from: /a/, to: /nowhere/', 'from: /b/, to: /contact/'])
  expect(problems.map(({ code }) => code)).toEqual(['redirect-target-missing'])
  expect(ways).toEqual(['/b/ /contact/'])
})

test('a circle that is entered from outside is told for the entrance and once for the circle', async () => {
  const { problems } = await resolve(['from: /a/, to: /b/', 'from: /b/, to: /c/', 'from: /c/, to: /b/'])
  expect(problems.map(({ what }) => what)).toEqual([
    '"/a/" leads in a circle: /b/ → /c/ → /b/.',
    '"/b/" leads in a circle: /b/ → /c/ → /b/.',
  ])
})

test('a pattern that leads into itself is told, and not followed for ever', async () => {
  const { problems } = await resolve([
    'from: /a/*, to: /a/b/*',
    'from: /c/:x/:y/, to: /d/:x/:y/',
    'from: /d/*, to: /d/e/*',
  ])
  expect(problems.map(({ code, what }) => [code, what.slice(0, 44)])).toEqual([
    ['redirect-loop', '"/a/*" leads on without end: /a/b/* → /a/b/b'],
    ['redirect-loop', '"/c/:x/:y/" leads on without end: /d/:x/:y/ '],
    ['redirect-loop', '"/d/*" leads on without end: /d/e/* → /d/e/e'],
  ])
})

test('an address of this site written whole is a path like any other', async () => {
  const { ways, problems } = await resolve([
    'from: /a/, to: https://gorgedrain.example/contact',
    'from: /b/, to: https://gorgedrain.example',
    'from: /c/, to: https://gorgedrain.example.evil.example/contact',
    'from: /d/, to: https://gorgedrain.example/nowhere/',
  ])
  expect(ways).toEqual(['/a/ /contact/', '/b/ /', '/c/ https://gorgedrain.example.evil.example/contact'])
  expect(problems.map(({ code }) => code)).toEqual(['redirect-target-missing'])
})

test('the page for unknown addresses is no place to lead to', async () => {
  expect((await resolve(['from: /a/, to: /404.html'])).problems.map(({ code }) => code)).toEqual([
    'redirect-target-missing',
  ])
})

test('a rule over files of the site is told once, at the first of them', async () => {
  const { redirects } = await resolve(['from: /images/*, to: /', 'from: /robots.txt, to: /', 'from: /a/, to: /'])
  const files = ['/images/a.jpg', '/images/b.jpg', '/robots.txt', '/a/x.txt']
  expect(coveredFiles(redirects, files).map(({ what }) => what)).toEqual([
    'The site has a file at /images/a.jpg, so what "/images/*" covers cannot lead elsewhere.',
    'The site has a file at /robots.txt, so it cannot lead elsewhere.',
  ])
})

test("without slashes the name of the front page's file is no address to redirect", async () => {
  const rules = ['from: /index, to: /contact']
  expect((await resolve(rules, [], [withoutSlash])).problems).toEqual([
    expect.objectContaining({ code: 'redirect-over-page', what: expect.stringContaining('serve the page /,') }),
  ])
  expect((await resolve(rules)).problems).toEqual([])
})

test('the page for what is not there is no target, and not suggested as one', async () => {
  for (const to of ['/404.html', '/403.html']) {
    const [problem] = (await resolve([`from: /old/, to: ${to}`])).problems
    expect(problem).toMatchObject({
      code: 'redirect-target-missing',
      fix: 'Name an address that report/routes.csv lists.',
    })
  }
})
