import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkExchangedGroups, checkExchangedHeadings } from '#generator/load/facts/writing/exchanged-headings.ts'

type Section = [heading: string, text: string]

function found(sections: readonly Section[], tag = 'en-US', areTips = false): string[] {
  const at = { file: 'services/roofs.yaml', line: 1, column: 1 }
  const value = { sections: sections.map(([heading, text]) => ({ heading, text })) }
  const service = { slug: 'roofs', at, locate: () => at, file: { path: at.file, shown: at.file, text: '' }, value }
  const tips = { ...service, value: { tips: sections.map(([title, text]) => ({ title, text })) } }
  const records = {
    folders: { services: areTips ? [] : [service], traits: [], pages: [], guide: areTips ? [tips] : [] },
    documents: {},
    language: { tag },
  }
  return checkExchangedHeadings({ records } as unknown as FactSources).map(({ what }) => what) // what the check reads
}

const pictures = 'Photograph each room from two corners. Good pictures replace a visit.'
const supplies = 'Keep the supplies behind a lock, and put a second lock on the shed.'
const rest = 'A leak between two visits is our problem. Call, and we return.'
const before = 'Move the chairs. Dogs can be back on the floor once it is dry.'
const ladders = 'Two people carry a ladder, and one of them holds it.'
const wind = 'Shingles lift at forty miles an hour. Nails hold them for years.'

test.each<[Section[]]>([
  [
    [
      ['Supplies to Keep Behind a Lock', pictures],
      ['Pictures That Help Us Quote', supplies],
    ],
  ],
  [
    [
      ['Which Ladder We Carry', wind],
      ['When Shingles Lift', ladders],
    ],
  ],
  [
    [
      ['Two People Carry a Ladder', wind],
      ['A Storm', ladders],
    ],
  ],
  [
    [
      ['Which Ladder We Carry', wind],
      ['Pictures That Help', pictures],
      ['When Shingles Lift', ladders],
    ],
  ],
])('two headings are exchanged: %j', (sections) => {
  expect(found(sections)).toHaveLength(1)
})

test.each<[Section[]]>([
  [
    [
      ['Pictures That Help Us Quote', pictures],
      ['Supplies to Keep Behind a Lock', supplies],
    ],
  ],
  // A heading in other words, and one that both texts have a word of.
  [
    [
      ['A Careful Eye', pictures],
      ['Doors and Keys', supplies],
    ],
  ],
  [
    [
      ['A Storm', wind],
      ['Nails', ladders],
    ],
  ],
  [
    [
      ['Keep It for Years', ladders],
      ['A Good Room', supplies],
    ],
  ],
  // One text has a word of its heading.
  [
    [
      ['Which Shingles We Carry', wind],
      ['When Shingles Lift a Ladder', ladders],
    ],
  ],
  // Words of grammar.
  [
    [
      ['From Each', supplies],
      ['Behind Them', pictures],
    ],
  ],
  // Words that texts on any work have.
  [
    [
      ['If They Come Back', rest],
      ['Before the First Visit', before],
    ],
  ],
  [[['Which Ladder We Carry', wind]]],
])('the headings are those of their texts: %j', (sections) => {
  expect(found(sections)).toEqual([])
})

test('headings of another language are not read', () => {
  expect(
    found(
      [
        ['Supplies to Keep Behind a Lock', pictures],
        ['Pictures That Help', supplies],
      ],
      'es-ES',
    ),
  ).toEqual([])
})

test.each([
  [['kitchen', 'Bath'], ['bath', 'Kitchen'], 1],
  [['kitchen', 'Kitchen'], ['bath', 'Bath'], 0],
  [['kitchen', 'Bath'], ['rooms', 'Kitchen'], 0],
] as const)('of two groups of the checklist, %j and %j', (first, second, count) => {
  const at = { file: 'checklist.yaml', line: 1, column: 1 }
  const value = { groups: [first, second].map(([id, title]) => ({ id, title, tasks: [] })) }
  const checklist = {
    slug: 'checklist',
    at,
    locate: () => at,
    file: { path: at.file, shown: at.file, text: '' },
    value,
  }
  const records = { documents: { checklist } }
  expect(checkExchangedGroups({ records } as unknown as FactSources)).toHaveLength(count) // what the check reads
})

const shower = 'A single shower that takes every wash of the day scales quickly.'
const sinks = 'A break room faucet is open all day. We scrub the sink at each visit.'
const sod = 'Young sod is cut with a light mower until its roots hold.'
const trees = 'A cut in the third and fifth year prevents a split trunk in the twentieth.'

test.each<[apartments: [topic: string, text: string], offices: [topic: string, text: string], count: number]>([
  [['Break room sinks', shower], ['Scale in the shower', sinks], 1],
  [['Scale in the shower', shower], ['Break room sinks', sinks], 0],
  [['Chalky glass', shower], ['Rings on taps', sinks], 0],
  [['Sod in its first years', sod], ['Training young trees', trees], 0],
  // One word each may be there by chance.
  [['The room', shower], ['A day', sinks], 0],
])('of two topics of a trait, and of two cards of a page, %j and %j', (first, second, count) => {
  const at = { file: 'traits/water.yaml', line: 1, column: 1 }
  const record = { slug: 'water', at, locate: () => at, file: { path: at.file, shown: at.file, text: '' } }
  const topics = Object.fromEntries([first, second].map(([topic, text], index) => [`work-${index}`, { topic, text }]))
  const cards = [first, second].map(([title, text]) => ({ title, text }))
  const folders = { services: [], traits: [], pages: [], guide: [] }
  const foundIn = (changed: object) => {
    const records = { folders: { ...folders, ...changed }, documents: {}, language: { tag: 'en-US' } }
    return checkExchangedHeadings({ records } as unknown as FactSources) // what the check reads
  }
  expect(foundIn({ traits: [{ ...record, value: { services: topics } }] })).toHaveLength(count)
  expect(foundIn({ pages: [{ ...record, value: { trust: { cards } } }] })).toHaveLength(count)
})

test('two tips of a season share words by chance', () => {
  const photos = 'Photograph roof and siding on a dry day. Ours are free with any wash.'
  const shingles = 'After a storm call the roofer first. Water and cleaner have no business under a tarp.'
  const tips: Section[] = [
    ['Take pictures before the storm', photos],
    ['Do not wash a roof that has lost shingles', shingles],
  ]
  expect(found(tips, 'en-US', true)).toEqual([])
  const exchanged: Section[] = [
    ['Sweep leaves off the shingles and clear the valley', 'Photograph every hail dent, with a ruler beside it.'],
    ['Photograph hail dents with a ruler', 'Sweep the leaves, and keep the valley between the shingles clear.'],
  ]
  expect(found(exchanged, 'en-US', true)).toHaveLength(1)
})
