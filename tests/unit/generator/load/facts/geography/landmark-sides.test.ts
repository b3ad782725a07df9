import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkLandmarkSides } from '#generator/load/facts/geography/landmark-sides.ts'

const at = { file: 'x', line: 1, column: 1 }
const record = (slug: string, value: object) => ({ slug, value, at, locate: () => at, file: { path: 'x', text: '' } })

/** The words that are found in a text of Ashby, which has a long lake in the east and mountains in the west. */
function found(text: string): (string | undefined)[] {
  const none = { pages: [], articles: [], offices: [], counties: [], services: [], cities: [], guide: [], traits: [] }
  const point = (latitude: number, longitude: number) => ({ latitude, longitude })
  const sources = {
    site: { value: { business: {}, claims: [], policies: {} } },
    records: {
      language: { tag: 'en' },
      documents: {},
      folders: none,
      cities: [
        record('ashby', { name: 'Ashby', description: text, ...point(45, -121) }),
        record('holt', { name: 'Holt', description: '', ...point(45.2, -121) }),
      ],
      landmarks: [
        record('mirror-lake', { names: ['Mirror Lake'], points: [point(44.8, -120.9), point(45.1, -120.8)] }),
        record('rim', { names: ['Ochre Rim', 'The Rim'], points: [point(45, -121.3)] }),
        record('wild-river', { names: ['Wild River'], points: [point(45, -121.5)] }),
        record('fair', { names: ['Pear Fair'], points: [] }),
      ],
    },
  } as unknown as FactSources // what the check reads
  return checkLandmarkSides(sources).map(({ words }) => words)
}

test.each([
  ['Mirror Lake lies to the west.', 'Mirror Lake lies to the west'],
  [
    'Ochre Rim rises over pear orchards and lava fields to the east.',
    'Ochre Rim rises over pear orchards and lava fields to the east',
  ],
  ['To the west, Mirror Lake glitters.', 'To the west, Mirror Lake'],
  ['East of the Ochre Rim, snow is rare. West of Mirror Lake, fog is not.', undefined],
  ['West of the Ochre Rim, in dry hills, Ashby is quiet.', 'West of the Ochre Rim'],
  ['East of town is Ochre Rim.', 'East of town is Ochre Rim'],
  ['Ochre Rim is just east of Ashby.', 'Ochre Rim is just east of Ashby'],
  ['Ochre Rim is ten kilometers east of Ashby.', 'Ochre Rim is ten kilometers east of Ashby'],
  ['The road follows Mirror Lake, with Ochre Rim standing over its eastern side.', 'its eastern side'],
  ['Mirror Lake is long, and on its eastern shore rises Ochre Rim.', 'its eastern shore'],
  ['Mirror Lake is cold; Ashby and Holt are on its east side.', 'its east side'],
  ['Out on Mirror Lake, with Ochre Rim above the lake’s eastern shore, wind is rare.', 'the lake’s eastern shore'],
  ['Ochre Rim looms on the eastern shore of Mirror Lake.', 'Ochre Rim looms on the eastern shore of Mirror Lake'],
  ['Ashby, on the east shore of Mirror Lake, has a pier.', 'Ashby, on the east shore of Mirror Lake'],
  ['On the eastern shore of Mirror Lake, Ashby has a pier.', 'On the eastern shore of Mirror Lake, Ashby'],
])('%s', (text, words) => {
  expect(found(text)).toEqual(words === undefined ? [] : [words])
})

test.each([
  'Mirror Lake lies to the east, Ochre Rim to the west.',
  'Mirror Lake stretches to the southeast and to the northeast.',
  'The road runs from Mirror Lake to the west.',
  'Pear Fair is to the west of town.',
  'Mirror Lake and the hills to the west are quiet.',
  'Mirror Lake has a beach on the west side of the dam.',
  'Holt lies to the west.',
  'The road follows Mirror Lake, with Ochre Rim standing over its western side.',
  'Mirror Lake is long, with Ochre Rim far away and firs on its eastern side.',
  'Ochre Rim has snow on its eastern side.',
  'Mirror Lake has Ochre Rim behind it and beaches on its eastern and western shores.',
  'Pear Fair, with Ochre Rim on its eastern side, begins in May.',
  'From Ochre Rim you see the eastern shore of Mirror Lake.',
  'Ashby, on the west shore of Mirror Lake, has a pier.',
  'Wild River, with Ochre Rim on its eastern side, is not known by two points.',
])('%s is right, or is not known to be wrong', (text) => {
  expect(found(text)).toEqual([])
})
