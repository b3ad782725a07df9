import { describe, expect, test } from 'vitest'
import { judgeAddresses } from '#generator/pipeline/resolve-urls.ts'
import { addressedSite } from '../../../../support/addressed-site.ts'
import type { ManifestEdit } from '../../../../support/manifest-case.ts'

const ledgerOf = (paths: string[]): ManifestEdit => ({
  file: 'urls.lock',
  write: paths.map((path) => `${path} 2026-05-01 0123456789abcdef\n`).join(''),
})

async function judge(paths: string[], rules: string[] = [], edits: ManifestEdit[] = []) {
  const redirects = rules.length > 0 ? [{ file: 'redirects.yaml', write: `${rules.join('\n')}\n` }] : []
  const { site, pages, ledger } = await addressedSite([...edits, ledgerOf(paths), ...redirects])
  return judgeAddresses(site, pages, ledger)
}

const short = ({ lost }: Awaited<ReturnType<typeof judge>>) =>
  lost.map(({ subject, urls }) => `${urls.length} ${subject}`)

test('addresses of one record are lost together, whatever kind of page they were', async () => {
  const found = await judge([
    '/service-areas/mosier/',
    '/services/drain-cleaning/mosier/',
    '/services/sewer-inspection/mosier/',
    '/services/septic/',
    '/services/septic/odell/',
  ])
  expect(short(found)).toEqual(['3 of the city "mosier"', '2 of the service "septic"'])
})

test('a slug that had the page of a county is that of a county', async () => {
  const found = await judge(['/counties/skamania-county/', '/service-areas/skamania-county/'])
  expect(short(found)).toEqual(['2 of the county "skamania"'])
})

test('what stands, in either spelling of the slash, is not lost', async () => {
  expect(short(await judge(['/', '/contact', '/services/drain-cleaning/odell/']))).toEqual([])
})

test('the line is that of the first address', async () => {
  const { lost } = await judge(['/', '/service-areas/mosier/', '/services/drain-cleaning/mosier/'])
  expect(lost.map(({ at }) => at)).toEqual([{ file: 'small-site/urls.lock', line: 2, column: 1 }])
})

test('where service and city are gone and the service has its rule, the city is what is missing', async () => {
  const found = await judge(['/services/septic/mosier/'], ['- { service: septic, to: drain-cleaning }'])
  expect(short(found)).toEqual(['1 of the city "mosier"'])
})

describe('the rules a finding proposes fix all of it', () => {
  const cases: [string, string[], ManifestEdit[]?][] = [
    ['a city', ['/service-areas/mosier/', '/services/drain-cleaning/mosier/']],
    ['a city with a name like another', ['/service-areas/lower-odell/', '/services/drain-cleaning/lower-odell/']],
    ['a city with a number for a slug', ['/service-areas/1234/', '/services/drain-cleaning/1234/']],
    ['a city called true', ['/service-areas/true/']],
    [
      'a county',
      ['/counties/skamania-county/', '/service-areas/skamania-county/', '/services/drain-cleaning/skamania-county/'],
    ],
    ['a service', ['/services/septic/', '/services/septic/odell/', '/services/septic/hood-river-county/']],
    ['a service and a city', ['/services/septic/', '/services/septic/mosier/', '/service-areas/mosier/']],
    ['a service in a city that are both gone', ['/services/septic/mosier/']],
    ['a page and an alias', ['/team/', '/about-us/']],
    ['an address of no kind', ['/blog/2020/spring/', '/blog/2020/', '/Old.html', '/a~b/c,d/e/', '/100%25/']],
    [
      'another pattern of slugs',
      ['/service-areas/odell-or/', '/services/drain-cleaning/odell-or/', '/counties/hood-river-county/'],
      [
        { file: 'site.yaml', replace: 'citySlug: "{city}"', with: 'citySlug: "drains-{city}"' },
        { file: 'site.yaml', replace: 'countySlug: "{county}-county"', with: 'countySlug: "drains-in-{county}"' },
      ],
    ],
    [
      'addresses without a slash at the end',
      ['/service-areas/mosier', '/services/drain-cleaning/mosier', '/blog/a', '/team'],
      [{ file: 'site.yaml', replace: 'trailingSlash: always', with: 'trailingSlash: never' }],
    ],
  ]
  test.each(cases)('%s', async (_, paths, edits = []) => {
    const { lost } = await judge(paths, [], edits)
    expect(lost.flatMap(({ urls }) => urls).sort()).toEqual([...paths].sort())
    // What leads to a second record that is gone is told with the rule of the first in place.
    let rules = lost.flatMap((each) => each.rules)
    let fixed = await judge(paths, rules, edits)
    if (fixed.lost.length > 0) {
      rules = [...rules, ...fixed.lost.flatMap((each) => each.rules)]
      fixed = await judge(paths, rules, edits)
    }
    expect(fixed.problems).toEqual([])
    expect(fixed.lost).toEqual([])
  })
})

test('of alike cities the one that shares most telling words is proposed', async () => {
  const { lost } = await judge(['/service-areas/cascade/', '/service-areas/cascade-canyon/'])
  // One word of three, and one of two.
  expect(lost.flatMap(({ rules }) => rules)).toEqual([
    '- { city: cascade-canyon, to: .. }',
    '- { city: cascade, to: cascade-locks }',
  ])
})

test('what is like nothing is led to the page above it', async () => {
  const { lost } = await judge(['/service-areas/wishram/', '/services/gutters/', '/team/'])
  expect(lost.flatMap(({ rules }) => rules)).toEqual([
    '- { city: wishram, to: .. }',
    '- { service: gutters, to: .. }',
    '- { page: team, to: / }',
  ])
})

test('an address of no kind is led to the nearest page above it', async () => {
  const { lost } = await judge(['/services/drain-cleaning/odell/photos/one/'])
  expect(lost[0]?.rules).toEqual([
    '- { from: /services/drain-cleaning/odell/photos/one/, to: /services/drain-cleaning/odell/ }',
  ])
})
