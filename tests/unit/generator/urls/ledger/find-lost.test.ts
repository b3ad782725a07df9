import { describe, expect, test } from 'vitest'
import { addressedSite, resolvedUrls } from '../../../../support/addressed-site.ts'
import type { ManifestEdit } from '../../../../support/manifest-case.ts'

const ledgerOf = (paths: string[]): ManifestEdit => ({
  file: 'urls.lock',
  write: paths.map((path) => `${path} 2026-05-01 0123456789abcdef\n`).join(''),
})

async function resolve(paths: string[], rules: string[] = [], edits: ManifestEdit[] = []) {
  const redirects = rules.length > 0 ? [{ file: 'redirects.yaml', write: `${rules.join('\n')}\n` }] : []
  return resolvedUrls(await addressedSite([...edits, ledgerOf(paths), ...redirects]))
}

const short = ({ lost }: Awaited<ReturnType<typeof resolve>>) =>
  lost.map(({ subject, urls }) => `${urls.length} ${subject}`)

test('lost URLs are grouped by record, across page types', async () => {
  const found = await resolve([
    '/service-areas/mosier/',
    '/services/drain-cleaning/mosier/',
    '/services/sewer-inspection/mosier/',
    '/services/septic/',
    '/services/septic/odell/',
  ])
  expect(short(found)).toEqual(['3 of the city "mosier"', '2 of the service "septic"'])
})

test('a slug with a county page is that of a county', async () => {
  const found = await resolve(['/counties/skamania-county/', '/service-areas/skamania-county/'])
  expect(short(found)).toEqual(['2 of the county "skamania"'])
})

test('an existing page is not lost, with or without a trailing slash', async () => {
  expect(short(await resolve(['/', '/contact', '/services/drain-cleaning/odell/']))).toEqual([])
})

test('the line is that of the first URL', async () => {
  const { lost } = await resolve(['/', '/service-areas/mosier/', '/services/drain-cleaning/mosier/'])
  expect(lost.map(({ at }) => at)).toEqual([{ file: 'small-site/urls.lock', line: 2, column: 1 }])
})

test('if service and city are removed and the service has a redirect, the city is missing', async () => {
  const found = await resolve(['/services/septic/mosier/'], ['- { service: septic, to: drain-cleaning }'])
  expect(short(found)).toEqual(['1 of the city "mosier"'])
})

describe('the proposed redirects cover all lost URLs of', () => {
  const cases: [string, string[], ManifestEdit[]?][] = [
    ['a city', ['/service-areas/mosier/', '/services/drain-cleaning/mosier/']],
    ['a city with a similar name', ['/service-areas/lower-odell/', '/services/drain-cleaning/lower-odell/']],
    ['a city with a number for a slug', ['/service-areas/1234/', '/services/drain-cleaning/1234/']],
    ['a city called true', ['/service-areas/true/']],
    [
      'a county',
      ['/counties/skamania-county/', '/service-areas/skamania-county/', '/services/drain-cleaning/skamania-county/'],
    ],
    ['a service', ['/services/septic/', '/services/septic/odell/', '/services/septic/hood-river-county/']],
    ['a service and a city', ['/services/septic/', '/services/septic/mosier/', '/service-areas/mosier/']],
    ['a removed service in a removed city', ['/services/septic/mosier/']],
    ['a page and an alias', ['/team/', '/about-us/']],
    ['URLs that fit no route', ['/blog/2020/spring/', '/blog/2020/', '/Old.html', '/a~b/c,d/e/', '/100%25/']],
    [
      'another slug pattern',
      ['/service-areas/odell-or/', '/services/drain-cleaning/odell-or/', '/counties/hood-river-county/'],
      [
        { file: 'site.yaml', replace: 'citySlug: "{city}"', with: 'citySlug: "drains-{city}"' },
        { file: 'site.yaml', replace: 'countySlug: "{county}-county"', with: 'countySlug: "drains-in-{county}"' },
      ],
    ],
    [
      'URLs without a trailing slash',
      ['/service-areas/mosier', '/services/drain-cleaning/mosier', '/blog/a', '/team'],
      [{ file: 'site.yaml', replace: 'trailingSlash: always', with: 'trailingSlash: never' }],
    ],
  ]
  test.each(cases)('%s', async (_, paths, edits = []) => {
    const { lost } = await resolve(paths, [], edits)
    expect(lost.flatMap(({ urls }) => urls).sort()).toEqual([...paths].sort())
    // A redirect to a second removed record is found only after the first redirect is added.
    let rules = lost.flatMap((each) => each.rules)
    let fixed = await resolve(paths, rules, edits)
    if (fixed.lost.length > 0) {
      rules = [...rules, ...fixed.lost.flatMap((each) => each.rules)]
      fixed = await resolve(paths, rules, edits)
    }
    expect(fixed.problems).toEqual([])
    expect(fixed.lost).toEqual([])
  })
})

test('proposes the city with the most distinctive words in common', async () => {
  const { lost } = await resolve(['/service-areas/cascade/', '/service-areas/cascade-canyon/'])
  // 1 of 3 words in common, and 1 of 2.
  expect(lost.flatMap(({ rules }) => rules)).toEqual([
    '- { city: cascade-canyon, to: .. }',
    '- { city: cascade, to: cascade-locks }',
  ])
})

test('a record that is similar to none is redirected to the page above', async () => {
  const { lost } = await resolve(['/service-areas/wishram/', '/services/gutters/', '/team/'])
  expect(lost.flatMap(({ rules }) => rules)).toEqual([
    '- { city: wishram, to: .. }',
    '- { service: gutters, to: .. }',
    '- { page: team, to: / }',
  ])
})

test('a URL that fits no route is redirected to the nearest page above', async () => {
  const { lost } = await resolve(['/services/drain-cleaning/odell/photos/one/'])
  expect(lost[0]?.rules).toEqual([
    '- { from: /services/drain-cleaning/odell/photos/one/, to: /services/drain-cleaning/odell/ }',
  ])
})
