import { describe, expect, test } from 'vitest'
import { linkHidden } from '#generator/audit/rules/links/link-hidden.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'
import type { Manifest } from '#manifest/schema.ts'

const manifest = { site: { origin: 'https://brook.example' } } as Manifest // what it reads

const found = (html: string) =>
  [...linkHidden.check(scanHtml(`<main>${html}</main>`), { manifest, limit: () => 0 })].map(({ what }) => what)

const shoes = '<a href="https://shoes.example/a">Shoes</a>'
const casino = '<a href="https://slots.example/casino">Real money</a>'

test('hidden links with a word for what intruders sell are one finding about spam', () => {
  expect(found(`<div hidden>${shoes} ${casino}</div>`)).toEqual([
    'Hidden spam {pages} has the link "Real money" to https://slots.example/casino, and 1 more such link.',
  ])
  expect(found(`<p hidden>${casino}</p>`)).toEqual([
    'Hidden spam {pages} has the link "Real money" to https://slots.example/casino.',
  ])
})

test('the links of several hidden elements are one finding', () => {
  const html = `<div style="display:none">${shoes}</div><ul hidden><li>${casino}</li><li>${shoes}</li></ul>`
  expect(found(html)).toEqual([
    'Hidden spam {pages} has the link "Real money" to https://slots.example/casino, and 2 more such links.',
  ])
})

test('hidden links about other things are named by their URL', () => {
  expect(found(`<div style="left:-9999px">${shoes}</div>`)).toEqual([
    'Hidden text {pages} has a link to https://shoes.example/a.',
  ])
})

describe('does not report', () => {
  test.each([
    ['links of the own site', `<div hidden><a href="/a/">A</a><a href="https://brook.example/b/">B</a></div>`],
    ['one link that a script may show', `<p hidden>${shoes}</p>`],
    ['a panel that a script finds by its id', `<div hidden id="panel">${shoes}${shoes}</div>`],
    ['text that the browser finds', `<div hidden="until-found">${shoes}${shoes}</div>`],
    ['visible links', shoes + casino],
  ])('%s', (_, html) => {
    expect(found(html)).toEqual([])
  })
})
