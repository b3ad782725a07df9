import { expect, test } from 'vitest'
import { thinPage } from '#generator/audit/rules/content/thin-page.ts'

type Page = Parameters<typeof thinPage.check>[0]
type Context = Parameters<typeof thinPage.check>[1]

const origin = 'https://brook.example'
const guide = (words: number) =>
  ({ path: '/guide/', route: 'guide', params: {}, robots: '', canonical: `${origin}/guide/`, own: { words } }) as Page

function found(page: Page, language = 'en-US'): string[] {
  const manifest = { site: { origin, language }, services: [] }
  const context = { manifest, limit: () => 600 } as unknown as Context
  return [...thinPage.check(page, context)].map(({ what }) => what)
}

test('a guide of fewer words than its threshold is thin', () => {
  expect(found(guide(599))).toEqual(['The main text {pages} has fewer than 600 words, too few for its page type.'])
  expect(found(guide(600))).toEqual([])
})

test('if it is the only page, the message says how many words it has', () => {
  const context = { manifest: { site: { origin, language: 'en' }, services: [] }, limit: () => 600 }
  const [issue] = thinPage.check(guide(412), context as unknown as Context)
  expect(issue?.whatOfOnePage).toBe(
    'The main text {pages} has 412 words, fewer than 600, which is too few for its page type.',
  )
})

test('languages with long words need fewer', () => {
  expect(found(guide(548), 'de-AT')).toEqual([])
  expect(found(guide(500), 'de-AT')).toEqual([
    'The main text {pages} has fewer than 510 words, too few for its page type.',
  ])
  expect(found(guide(548), 'es-ES')).toHaveLength(1)
})

test('says where the words of a place are written', () => {
  const page = { ...guide(10), route: 'servicePlace' } as Page
  const context = {
    manifest: { site: { origin, language: 'en' }, services: [] },
    limit: () => 250,
  } as unknown as Context
  const [issue] = thinPage.check(page, context)
  expect(issue?.fix).toContain('the file of the place in cities/ or counties/')
})
