import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkUnfinishedTexts } from '#generator/load/facts/writing/unfinished-texts.ts'

const at = { file: 'x', line: 1, column: 1 }

/** What is found in the answers of a list of questions. */
function found(answers: readonly string[]): string[] {
  const value = answers.map((answer) => ({ question: 'Why?', answer }))
  const text = answers.join('\n')
  const faqs = { slug: 'faqs', value, at, locate: () => at, file: { path: 'faqs.yaml', shown: 'faqs.yaml', text } }
  const folders = Object.fromEntries(
    ['services', 'categories', 'offices', 'counties', 'cities', 'pages', 'articles', 'guide', 'traits'].map((name) => [
      name,
      [],
    ]),
  )
  const site = { value: { business: {}, policies: [], claims: [], frequencies: [], embeds: {} } }
  const sources = { site, records: { documents: { faqs }, folders, cities: [] } } as unknown as FactSources // what is read
  return checkUnfinishedTexts(sources).map(({ what }) => what)
}

const ended = Array.from({ length: 8 }, (_, at) => `We bring ${at} ladders, brushes and rags to each of the visits.`)

test.each([
  ['We look at the roof and the gutters from a small', 'at the roof … from a small'],
  ['We bring ladders, brushes, rags and, if you ask for it,', 'ask for it,'],
  ['Find your town, and read which of our services it has in winter', 'has in winter'],
  ['Llevamos escaleras, cepillos y trapos a cada visita del otoño', 'cada visita del otoño'],
  ['Wir bringen Leitern, Bürsten und Lappen zu jedem Besuch im Herbst mit', 'Besuch im Herbst mit'],
])('"%s" has no end', (text, end) => {
  const [first, ...others] = found([...ended, text])
  expect(first).toContain(`${end.split('… ').at(-1)}"`)
  expect(others).toEqual([])
})

test.each([
  ['a whole sentence', 'We look at the roof and the gutters from a small ladder.'],
  ['a quotation', 'We look at the roof, and say “call us when it rains again.”'],
  ['a question', 'Do you look at the roof and the gutters from a ladder?'],
  ['a short phrase', 'Every roof in the town'],
  ['a list of names', 'Wise, Big Stone Gap, Coeburn, Norton, St. Paul and Pound'],
  ['a phone number', 'Ask for the price of a ladder, a brush and a rag: 555-0142'],
  ['an address', 'Read about our ladders, our brushes and our rags at gorgedrain.example'],
  ['a placeholder', 'Ask for the price of a ladder, a brush and a rag: {phone}'],
  ['a link', 'For a ladder, a brush and a rag there is [a list](/list/)'],
  ['a word that another check finds', 'We look at the roof and the gutters from the'],
  [
    'a list of keywords',
    'Roof services, roof cleaning town, best roof cleaners, cheap roof cleaning, roof cleaning near me',
  ],
  ['a placeholder of a template', 'We look at the roof and the gutters of [CITY NAME] from a small ladder each fall'],
  ['a last sentence that another check finds', 'We come soon. We look at the roof and the gutters from a small'],
])('%s is accepted', (_, text) => {
  expect(found([...ended, text])).toEqual([])
})

test('texts are compared with others that end, of which there are enough', () => {
  const open = 'We look at the roof and the gutters from a small'
  expect(found([...ended.slice(1), open])).toEqual([])
  expect(found([...ended, open, open.replace('roof', 'wall')])).toEqual([])
  expect(found([...ended, ...ended, open, open.replace('roof', 'wall')])).toHaveLength(2)
  expect(found(ended.map((text) => text.slice(0, -1)))).toEqual([])
})
