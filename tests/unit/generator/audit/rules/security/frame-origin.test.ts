import { expect, test } from 'vitest'
import { codesFound } from '../../../../../support/superseded/superseded-case.ts'

test('an unlisted frame over https is reported next to one over http', () => {
  const frame = (url: string) => `<iframe src="${url}" title="Map"></iframe>`
  const html = `<main>${frame('http://maps.example.net/x')}${frame('https://video.example.net/y')}</main>`
  const sample = { rule: 'frame-origin', by: 'mixed-content', site: { pages: [{ path: '/', html }] } }
  const codes = codesFound({ ...sample, manifest: { site: { embeds: {} } } }, ['frame-origin', 'mixed-content'])
  expect(codes.sort()).toEqual(['frame-origin', 'mixed-content'])
})
