import { expect, test } from 'vitest'
import type { FieldText } from '#generator/load/facts/texts.ts'
import { checkWords } from '#generator/load/facts/writing/misspelt-words.ts'

const misspelt = (...texts: string[]) => misspeltBy([], ...texts)

function misspeltBy(companyNames: string[], ...texts: string[]): string[] {
  const file = { path: 'pages/about.md', shown: 'pages/about.md', text: '' }
  const at = { file: file.shown, line: 1, column: 1 }
  const record = { slug: 'about', value: {}, at, locate: () => at, file }
  const fields = texts.map((text): FieldText => ({ record, path: ['body'], text }))
  return checkWords(fields, {
    placeNames: [],
    companyNames,
    hasSpanish: companyNames.includes('Hermosa'),
    isCity: (name) => name === 'London',
    reported: new Set(),
  }).map(({ what }) => what)
}

test.each([
  ['committment', 'We value your committment.'],
  ['electrican', 'An electrican fixed it.'],
  ['elotes', 'We send elotes by phone.'],
  ['runing', 'The water is runing. It is running now, and running on.'],
  ['invertion', 'An invertion holds smoke. On days of inversion, and after an inversion, wipe sills.'],
  ['Linfield', 'Serving Linfield', 'Lindfield is near. Ask in Lindfield. Lindfield has hills.'],
  ['committment', 'The name is on our committment.'],
])('"%s" is found', (word, ...texts) => {
  expect(misspelt(...texts)).toEqual([expect.stringContaining(`"${word}" may be a misspelling of `)])
})

test('a word that something is called by may be like another', () => {
  expect(misspelt('He sold a cereal that he called granula, hard as stone.')).toEqual([])
  expect(misspelt('He sold granula by the pound.')).toEqual([expect.stringContaining('"granula"')])
})

test('a word in quotation marks, or beside another foreign one, may be like an English word', () => {
  expect(misspelt('Some rhyme it with "moosh," others do not.')).toEqual([])
  expect(misspelt('There was carne asada on the grill.')).toEqual([])
  expect(misspelt('There was carne on the grill.')).toEqual([expect.stringContaining('"carne"')])
})

test('a site with pages in Spanish has words of it in its English texts', () => {
  const text = 'Leaves clog the canales. There are canals, and more canals.'
  expect(misspelt(text)).toHaveLength(1)
  expect(misspeltBy(['Hermosa'], text)).toEqual([])
  expect(misspeltBy(['Hermosa'], 'We value your committment.')).toHaveLength(1)
})

test.each([
  'Texans know Texas. We like Texas, and Texas likes us.',
  // Words of trades, and words that lists of words for games leave out.
  'Security includes escort policies, and a sealed vapor needs retarders or vice versa.',
  'We tarped it. It is taped at the edge, and taped at the corner.',
  'Water jetters clear roots. There is no upcharge for an onsite visit by our tradies.',
  'We work sustainably. A sustainable yard is a sustainable home.',
  'A multi\u2011point inspection.',
  // Parts of names, and words made of a name.
  'Wool from New Zealand. We serve Zetland. Zetland is near. Ask in Zetland.',
  'Beverley Park is flat. We serve Beverly. Beverly is near. Ask in Beverly.',
  'We came from California. A Californian style. Californian homes. The Californian sun.',
  'London plane drops bark. We serve Loddon. Loddon is near. Ask in Loddon.',
  'Miguel Rivera climbs. The Vermillion River is near, the Kinnickinnic River is clear, and River Falls is a town.',
  // Words of another language.
  'Saguaro and palo verde grow at the verge, on the verge and past the verge. A camera obscura is not obscure.',
  'A factor is a factor. Guest spots become de facto storage.',
  'Residential roofs, and residential tarps. Soluciones de techado residencial y comercial para su casa.',
  'Elmira takes its name from elotes, the corn along the creek.',
  'Many families came with Linfield, a man of the railroad, and built here. Lindfield is near. Ask in Lindfield. Lindfield has hills.',
  'Finnish dockworkers settled there. Finish the floor first. The finish is matt. A finish that lasts.',
  'Lindfield is pronounced without the first d as Linfield. Lindfield is near. Ask in Lindfield.',
  'The post office wrote Linfield on its stamp. Lindfield is near. Ask in Lindfield. Lindfield has hills.',
  'A clerk misspelled it as Linfield in 1871. Lindfield is near. Ask in Lindfield. Lindfield has hills.',
  'The creek honors Captain Linfield. Lindfield is near. Ask in Lindfield. Lindfield has hills.',
])('nothing is found in "%s"', (text) => {
  expect(misspelt(text)).toEqual([])
})

test('what the company is named for is not a slip in small letters', () => {
  const text = 'A lanterna hangs over the water. It is one of the lanternas that bloom.'
  expect(misspelt(text)).toHaveLength(2)
  expect(misspeltBy(['Lanterna Pools'], text)).toEqual([])
})

test.each([
  ['Offcie', 'House and Offcie Cleaning', 'An office is quiet. The office opens.'],
  ['Checklsit', 'Cleaning Checklsit', 'See the checklist, a checklist of rooms.'],
  ['Conties', 'Conties', 'In all counties, and in the counties around.'],
  ['Insurred', 'Insurred and careful.', 'We are insured. All are insured.'],
  ['Experinced', 'Experinced Team', 'We come.'],
])('"%s" in a title or at the beginning of a sentence is found', (word, ...texts) => {
  expect(misspelt(...texts)).toEqual([expect.stringContaining(`"${word}" may be a misspelling of `)])
})

test.each([
  ['Marin leads the team.', 'The main door is the main thing.'],
  ['Trane and Carrier', 'It is a trade, and a trade is a trade.'],
  ['Meet Linden', 'Fold the linen, all linen.'],
  ['Gardner House', 'We come.'],
  ['Moore Park', 'More is more.'],
  ['Marie', 'A marine engine and a marine lamp.'],
  ['Correo Electronico Anual', 'An electronic lock, an electronic key, an annual visit, and an annual fee.'],
  ['Techado Comercial de la Industria', 'Commercial roofs, commercial walls, industrial roofs, industrial walls.'],
])('a name in a title or at the beginning of a sentence is not a slip', (...texts) => {
  expect(misspelt(...texts)).toEqual([])
})

test.each([
  ['warehome', 'The warehome is cold. A second warehome is warm.', 'warehouse'],
  ['greenhome', 'Panes of a greenhome. Two greenhomes and a lighthome.', 'greenhouse'],
  ['homehold', 'For each homehold.', 'household'],
  ['vehiclepets', 'We lift vehiclepets. Old vehiclepets go.', 'carpets'],
  ['personager', 'Ask the personager of the building.', 'manager'],
  ['lodogion', 'A quiet lodogion.', 'location'],
  ['rerelocated', 'Stains are rerelocated.', 'removed'],
  ['sepaprice', 'In a sepaprice bag.', 'separate'],
  ['Warehomes', 'Dust is heavy. Warehomes near the river have more.', 'Warehouses'],
  ['courtgarden', 'Leaves in the courtgarden.', 'courtyard'],
])('"%s" is left by a replacement, and found once', (word, text, meant) => {
  expect(misspelt(text)).toEqual([expect.stringContaining(`"${word}" may be a misspelling of "${meant}"`)])
})

test.each([
  'Townhomes, rowhomes and a motorhome. Homewares for the homeowner. A childproof latch.',
  'Odell Crewman Homegate is in Warehome Street. Ask Citywide Homewell.',
  'Homebuilders and homesites. Backyards, barnyards and a farmhouse. The salespeople and a salesperson.',
])('the compounds of "%s" are right', (text) => {
  expect(misspelt(text)).toEqual([])
})
