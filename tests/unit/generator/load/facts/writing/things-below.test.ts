import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkThingsBelow } from '#generator/load/facts/writing/things-below.ts'

type Value = Record<string, unknown>
type Company = { service?: Value; place?: Value; article?: Value; page?: Value; answer?: string }

function found({ service, place, article, page, answer }: Company): { words: string | undefined; what: string }[] {
  const recordOf = (slug: string, value: unknown) => {
    const at = { file: `${slug}.yaml`, line: 1, column: 1 }
    return { slug, at, value, locate: () => at, file: { path: at.file, shown: at.file, text: '' } }
  }
  const one = (slug: string, value: Value | undefined) => (value ? [recordOf(slug, value)] : [])
  const folders = {
    services: one('roofs', service && { features: ['Nails'], fullDescription: '', sections: [], ...service }),
    cities: one('holt', place),
    counties: [],
    articles: one('news', article),
    pages: one('prices', page),
  }
  const faqs = answer === undefined ? undefined : recordOf('faqs', [{ question: 'How much is it?', answer }])
  const sources = { records: { folders, documents: { faqs } } } as unknown as FactSources // what the check reads
  return checkThingsBelow(sources).map(({ words, what }) => ({ words, what }))
}

const table = '| Work | Price |\n|---|---|\n| Slate | $20 |'
const sections = [{ heading: 'Prices', text: table }]

test('the main text of a service is shown without the sections, which have the table', () => {
  const fullDescription = 'Nothing is hidden: the table below has what is added.\n\nWe take all off.'
  expect(found({ service: { fullDescription, sections } })).toEqual([
    {
      words: 'the table below',
      what: 'The text says "the table below", but the table is in a section, and other pages show this text without it.',
    },
  ])
  expect(found({ service: { fullDescription: `${fullDescription}\n\n${table}`, sections } })).toEqual([])
})

test.each([
  ['See the table below.', 'See the table below'],
  ['All prices are in the price table below, and taxes are in them.', 'in the price table below'],
  ['We measure it.\n\nThe table below lists all.', 'The table below'],
  ['It is simple, and our table\nbelow shows it.', 'our table below'],
  ['The following table has the prices.', 'The following table'],
  ['Find yours in the below table.', 'the below table'],
  ['The photos below show the work.', 'The photos below'],
  ['As in the picture below, it drips.', 'the picture below'],
  ['The chart below gives the sizes.', 'The chart below'],
  ['La cuenta no esconde nada: la tabla de abajo dice cuánto se suma.', 'la tabla de abajo'],
  ['Consulte la tabla de precios siguiente.', 'Consulte la tabla de precios siguiente'],
  ['La siguiente tabla tiene los precios.', 'La siguiente tabla'],
  ['En las fotos de abajo se ve.', 'las fotos de abajo'],
])('"%s" in the main text of a service has nothing below it', (fullDescription, words) => {
  expect(found({ service: { fullDescription, sections } }).map((each) => each.words)).toEqual([words])
})

test.each([
  `See the table below.\n\n${table}`,
  'See the table below.\n\nWork | Price\n--- | ---\nSlate | $20',
  'The photo below shows it.\n\n![A roof](/a.jpg)',
  'The chart below gives the sizes.\n\n![Sizes](/sizes.png)',
  'The list below has all.',
  'Crumbs fall on the table below.',
  'We wipe the lamp and the table below it.',
  'Look in the table below the window.',
  'The following day we come back, and the floor below is dry.',
  'Cambiamos la tabla de abajo.',
  'Clavamos la canaleta en la tabla de abajo del alero.',
  'La visita siguiente es gratis. Mire la siguiente foto en el sitio.',
])('"%s" is right there', (fullDescription) => {
  expect(found({ service: { fullDescription, sections } })).toEqual([])
})

test('a section may point to the next one, and to the pictures of the service', () => {
  const text = 'See the table below. The photos below are ours.'
  const gallery = { items: [] }
  const section = { heading: 'Sizes', text }
  expect(found({ service: { sections: [section, ...sections], gallery } })).toEqual([])
  expect(found({ service: { sections: [section] } }).map((each) => each.words)).toEqual([
    'See the table below',
    'The photos below',
  ])
  expect(found({ service: { sections: [section], ownSections: ['sizes'] } })).toEqual([])
})

test('a list may be in sentences, in Markdown, or in a table', () => {
  const body = 'The list below is short.'
  expect(found({ article: { body } }).map((each) => each.words)).toEqual(['The list below'])
  for (const rest of ['\n\n- soap\n- rags', '\n\n1. Ask us.', ' Bring soap, rags and a mop.', `\n\n${table}`])
    expect(found({ article: { body: body + rest } })).toEqual([])
})

test('an article has its picture', () => {
  const body = 'The photo below shows it.'
  expect(found({ article: { body } })).toHaveLength(1)
  expect(found({ article: { body, image: 'roofs' } })).toEqual([])
})

test('a page of text must have the table; other pages have those of their screens', () => {
  const body = 'See the table below.'
  expect(found({ page: { screen: 'legal', body } })).toHaveLength(1)
  expect(found({ page: { screen: 'legal', intro: body, body: table } })).toEqual([])
  expect(found({ page: { screen: 'legal', body, ownSections: ['prices'] } })).toEqual([])
  expect(found({ page: { screen: 'contact', body } })).toEqual([])
})

test('the passage of a place on a service is above the main text of that service', () => {
  const place = { body: 'See the list below.', services: { roofs: 'See the table below.' } }
  expect(found({ place, service: {} }).map((each) => each.words)).toEqual(['See the table below'])
  expect(found({ place, service: { fullDescription: table } })).toEqual([])
})

test('an answer has no table', () => {
  expect(found({ answer: 'It depends. See the table below.' })).toHaveLength(1)
  expect(found({ answer: 'It depends on the list below.' })).toEqual([])
})
