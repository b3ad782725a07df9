import { expect, test } from 'vitest'
import { codesFound } from '../../../../../support/superseded/superseded-case.ts'

test('an unlisted frame over https is reported next to one over http', () => {
  const frame = (url: string) => `<iframe src="${url}" title="Map"></iframe>`
  const html = `<main>${frame('http://maps.example.net/x')}${frame('https://video.example.net/y')}</main>`
  const sample = { rule: 'frame-origin', by: 'mixed-content', site: { pages: [{ path: '/', html }] } }
  const codes = codesFound({ ...sample, manifest: { site: { embeds: {} } } }, ['frame-origin', 'mixed-content'])
  expect(codes.sort()).toEqual(['frame-origin', 'mixed-content'])
})

test('an unlisted frame in the main content is reported next to one that ends the head', () => {
  const frame = (url: string) => `<iframe src="${url}" title="Map"></iframe>`
  const html = `<html><head>${frame('https://tags.example.net/x')}<title>Drains</title></head><body><main>${frame('https://maps.example.net/y')}</main></body></html>`
  const sample = { rule: 'frame-origin', by: 'head-closed-early', site: { pages: [{ path: '/', html }] } }
  const codes = codesFound({ ...sample, manifest: { site: { embeds: {} } } }, ['frame-origin', 'head-closed-early'])
  expect(codes.sort()).toEqual(['frame-origin', 'head-closed-early'])
})

test('the map of an office is listed, with its script', () => {
  const script = { src: 'https://maps.example.net/fit.js', integrity: `sha256-${'A'.repeat(43)}=` }
  const html = `<main><iframe src="https://maps.example.net/x" title="Map"></iframe>
    <script src="${script.src}" integrity="${script.integrity}"></script></main>`
  const map = { url: 'https://maps.example.net/x', alsoFrom: [], script }
  const codes = ['frame-origin', 'third-party-script']
  const found = (offices: unknown) =>
    codesFound(
      {
        rule: 'frame-origin',
        by: '',
        site: { pages: [{ path: '/', html }] },
        manifest: { site: { embeds: {} }, offices },
      },
      codes,
    )
  expect(found([{ map }])).toEqual([])
  expect(found([{}]).sort()).toEqual(codes)
})

test('the frame of an embed with another query is reported, with another path it may show something else', () => {
  const map = { url: 'https://maps.example.net/x?embed=true', alsoFrom: [] }
  const found = (url: string) =>
    codesFound(
      {
        rule: 'frame-origin',
        by: '',
        site: { pages: [{ path: '/', html: `<main><iframe src="${url}" title="Map"></iframe></main>` }] },
        manifest: { site: { embeds: { map } }, offices: [] },
      },
      ['frame-origin'],
    )
  expect(found('https://maps.example.net/x?embed=true&amp;mode=test')).toEqual(['frame-origin'])
  expect(found('https://maps.example.net/x?embed=true')).toEqual([])
  expect(found('https://maps.example.net/y?embed=true')).toEqual([])
})
