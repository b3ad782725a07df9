import { expect, test } from 'vitest'
import { keywordsRepeated, wordTwice } from '#generator/core/text/repeats.ts'

const found = (text: string) => keywordsRepeated(text, { word: true, pair: true })?.words

const rows = (...labels: readonly string[]) =>
  `| Work | Price |\n|---|---|\n${labels.map((label) => `| ${label} | $20 |`).join('\n')}`

test.each([
  'Drain repair Salem. Best drain repair Salem. Cheap drain repair Salem OR. Drain repair.',
  'Drain repair [here](/areas/), drain repair [there](/services/), drain repair now, drain repair soon.',
  '[Drain repair](/a/), [drain repair](/b/), [drain repair](/c/) and [drain repair](/d/).',
  '| Place | Work |\n|---|---|\n| Ashby | Drain repair |\n| Holt | Drain repair |\n| Elm | Drain repair |\n| Dee | Drain repair |',
])('"%s" repeats keywords', (text) => {
  expect(found(text)?.toLowerCase()).toBe('drain repair')
})

test.each([
  rows('[Drain repair](/services/drain-repair/), copper', 'Drain repair, steel', 'Drain repair, clay'),
  rows(
    'Drain repair, copper',
    'Drain repair, steel',
    'Drain repair, clay',
    'Drain repair, lead',
    'Drain repair, brick',
  ),
  'Our [drain repair](/services/drain-repair/) begins with a camera. See [drain repair prices](/prices/drain-repair/).',
  'A drain repair takes an hour: [photos](/drain-repair/), [prices](/drain-repair-prices/), [hours](/drain-repair-hours/).',
  'See https://town.example/drain-repair/drain-repair and [the rules](https://town.example/drain-repair/drain-repair).',
  'The street “Drain repair in Drain repair, off Drain repair Road” is named for a yard, and drain repair is what we do.',
  'Drain repair is quick.\n\n[a]: /drain-repair/\n[b]: /drain-repair/a/\n[c]: /drain-repair/b/ "Drain repair"',
])('"%s" does not: visitors read no targets of links, and rows may have similar labels', (text) => {
  expect(found(text)).toBeUndefined()
})

test('leaves leave marks, and other words are twice by mistake', () => {
  const twice = (text: string) => wordTwice(text, { word: true, pair: true })?.words
  expect(twice('Tannin from wet leaves leaves brown prints.')).toBeUndefined()
  expect(twice('Tannin from wet prints prints the stone.')).toBe('prints prints')
  expect(twice('The first families moved in in 1974.')).toBeUndefined()
  expect(twice('If you buy one in May may it bend?')).toBeUndefined()
  expect(twice('You may may see it bend.')).toBe('may may')
  expect(twice('The first families live in in the valley.')).toBe('in in')
})
