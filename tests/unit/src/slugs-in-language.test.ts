import { describe, expect, test } from 'vitest'
import { loadMessages } from '#generator/load/messages/load-messages.ts'
import { href, matchPage, pathInLanguage } from '#src/routes.ts'
import { recordSlug } from '#src/slugs-in-language.ts'
import { smallSite } from '../small-site.ts'

const english = loadMessages('en').messages
const spanish = loadMessages('es').messages

const slugs = {
  service: { 'drain-cleaning': 'desatascos' },
  location: { odell: 'fontanero-odell' },
  page: { blog: 'consejos' },
  list: { blog: 'consejos' },
}

describe('with slugs of a language', () => {
  test.each([
    ['/services/drain-cleaning/', '/servicios/desatascos/'],
    ['/services/drain-cleaning/odell/?a#b', '/servicios/desatascos/fontanero-odell/?a#b'],
    ['/services/sewer-inspection/page-2/', '/servicios/sewer-inspection/pagina-2/'],
    ['/services/drain-cleaning/page-2/', '/servicios/desatascos/pagina-2/'],
    ['/blog/', '/consejos/'],
    ['/blog/tag/winter/', '/consejos/tema/winter/'],
    ['/call/', '/call/'],
  ])('%s of the first language is %s', (path, expected) => {
    expect(pathInLanguage(path, english, spanish, slugs)).toBe(expected)
  })

  test('a page is found at the slugs of its language alone', async () => {
    const { manifest, ...site } = await smallSite()
    const inSpanish = { ...site, manifest: { ...manifest, messages: spanish, slugs } }
    const target = { id: 'servicePlace', params: { service: 'drain-cleaning', location: 'odell' } } as const
    expect(href(inSpanish, target)).toBe('/servicios/desatascos/fontanero-odell/')
    expect(matchPage(inSpanish, '/servicios/desatascos/fontanero-odell/')).toEqual(target)
    expect(matchPage(inSpanish, '/servicios/drain-cleaning/odell/')).toBeUndefined()
  })
})

test.each([
  ['desatascos', 'drain-cleaning'],
  ['drain-cleaning', undefined],
  ['sewer-inspection', 'sewer-inspection'],
])('the slug %s names the record %s', (text, expected) => {
  expect(recordSlug(slugs, 'service', text)).toBe(expected)
})
