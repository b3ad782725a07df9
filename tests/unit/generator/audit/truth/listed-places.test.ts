import { expect, test } from 'vitest'
import type { Known, PlaceTruth } from '#generator/audit/truth/known-names.ts'
import { misplacedPlaces } from '#generator/audit/truth/listed-places.ts'
import { scanHtml } from '#generator/core/html/scan-html.ts'

const countiesOf = new Map(
  Object.entries({ Odell: ['Hood River County'], Parkdale: ['Hood River County'], Moro: ['Sherman County'] }).map(
    ([name, counties]) => [name, new Set(counties)] as const,
  ),
)
const known = {
  countiesOf,
  cityNames: new Set(countiesOf.keys()),
  countyNames: new Set(['Hood River County', 'Sherman County']),
} as unknown as Known // no other field is read

function misplaced(main: string, place?: Pick<PlaceTruth, 'kind' | 'county'>) {
  const own = scanHtml(`<main>${main}</main>`)
  const strays = misplacedPlaces({ own } as never, { place } as never, known) // no other field is read
  return strays.map(({ phrase, found, wanted }) => `${phrase}: ${found}, not ${wanted}`)
}

const links = (...names: string[]) => `<ul>${names.map((name) => `<li><a href="/">${name}</a></li>`).join('')}</ul>`
const cards = (...names: string[]) => names.map((name) => `<h3>${name}</h3>`).join('')
const county = { kind: 'county', county: 'Hood River County' } as const

test('a link to a place under the name of another county', () => {
  const found = ['Moro: Hood River County, not Sherman County']
  expect(misplaced(`<h3>Hood River County</h3>${links('Odell', 'Moro')}`)).toEqual(found)
  expect(misplaced(`<h3>Hood River County</h3>${links('Odell')}<h3>Sherman County</h3>${links('Moro')}`)).toEqual([])
  expect(misplaced(`<h3>Near Hood River County</h3>${links('Moro')}`)).toEqual([])
})

test('a card on the page of a county that has most of its places', () => {
  expect(misplaced(cards('Odell', 'Parkdale', 'Moro'), county)).toEqual(['Moro: Hood River County, not Sherman County'])
  expect(misplaced(cards('Moro'), county)).toEqual([])
})

test('the page of a city lists those near it, in any county', () => {
  const city = { kind: 'city', county: 'Sherman County' } as const
  expect(misplaced(`<h3>Hood River County</h3>${links('Moro')}`, city)).toEqual([])
})
