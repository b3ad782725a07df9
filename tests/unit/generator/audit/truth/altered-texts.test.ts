import { expect, test } from 'vitest'
import { writtenReader } from '#generator/audit/truth/altered-texts.ts'
import type { Manifest } from '#manifest/schema.ts'

const policy = 'Under 48 hours the fee is 25% of the booked price, and a visit on the same day is charged in full.'
const odell = 'Packing houses stand among the pear orchards, and the pipes under the old yards are of clay.'
const inspection = 'A camera goes down the line, and you see what it sees.'
const manifest = {
  services: [{ name: 'Sewer Inspection', description: inspection }],
  pages: [{ heading: 'Drain cleaning in three Gorge counties' }],
  categories: [{ name: 'Home Electrics', description: 'Work in houses and flats, from one socket to a rewire.' }],
  faqs: [
    { question: 'What is your cancellation policy?', answer: policy },
    { question: 'Who sees it?', answer: 'We never share your e-mail address with others, except:' },
    { question: 'What do you do with my data?', answer: 'We do not sell personal information.' },
  ],
  cities: [
    { name: 'Odell', description: odell },
    {
      name: 'Parkdale',
      description: 'The road ends below the mountain, and snow stays on the roofs until late in spring.',
    },
    { name: 'San Sebastián de los Reyes', description: 'A town to the north of Madrid.' },
  ],
} as unknown as Manifest // no other field is read
const read = writtenReader(manifest)

test('a number that differs from the manifest is found with both versions', () => {
  expect(read(policy.replace('25%', '35%'))?.altered).toEqual({ found: '35%', wanted: '25%', original: policy })
})

test('words that were added or removed are found', () => {
  expect(read(`${policy} Ask us.`)?.altered).toMatchObject({ found: 'Ask us.', wanted: '' })
  expect(read(policy.replace(' of the booked price', ''))?.altered).toMatchObject({
    found: '25%,',
    wanted: '25% of the booked price,',
  })
})

test('a clause that is replaced by a much longer one is found', () => {
  const long = `${odell} ${inspection} ${policy}`
  const other = 'the neighbors of other companies, who send people without a background check, left wells and cellars'
  const reader = writtenReader({ ...manifest, faqs: [{ answer: long }] } as unknown as Manifest)
  const altered = reader(long.replace('stand among the pear orchards', `stand and ${other}`))?.altered
  expect(altered).toMatchObject({ wanted: 'among the pear orchards,' })
})

test('words before a sentence make its first letter small', () => {
  const added = `Voted best of the valley by all readers of the Gorge Herald: ${policy.replace('Under', 'under')}`
  expect(read(added)?.altered).toMatchObject({ found: added.slice(0, 60), wanted: '' })
})

test('a sentence before a list is read, too', () => {
  expect(read('We share your e-mail address with others, except:')?.altered).toMatchObject({ wanted: 'never' })
})

test('a short text that lost its "not" is found, whatever follows it', () => {
  const sold = 'We do not sell personal information. We share it only:'
  const reader = writtenReader({ ...manifest, faqs: [{ answer: sold }] } as unknown as Manifest)
  const altered = reader('We sell personal information to marketing partners. We share it only:')?.altered
  expect(altered).toMatchObject({ found: 'sell personal information to marketing partners.' })
  expect(reader('We keep personal information in a locked cabinet. We share it only:')?.altered).toMatchObject({
    wanted: 'do not sell personal information.',
  })
  expect(reader('You can call us by phone or text. We share it only:')).toBeUndefined()
})

test('a text of which a whole sentence is left is found, however it goes on or begins', () => {
  const payment = 'Payment is due on completion of the service. We accept cash, checks, and major credit cards.'
  const reader = writtenReader({ ...manifest, faqs: [{ answer: payment }] } as unknown as Manifest)
  const onlyCash = 'Payment is due on completion of the service. We accept cash only; checks are not accepted.'
  expect(reader(onlyCash)?.altered).toMatchObject({ found: 'cash only; checks are not accepted.' })
  const before = 'Payment is due before we come. We accept cash, checks, and major credit cards.'
  expect(reader(before)?.altered).toMatchObject({ found: 'before we come.', wanted: 'on completion of the service.' })
  expect(reader('Payment is due when you book, and we send a receipt by mail.')?.altered).toBeUndefined()
})

test('a text that breaks off within a word is found', () => {
  expect(read(policy.replace(/same.*/, 'sa'))?.altered).toMatchObject({
    found: 'sa',
    wanted: 'same day is charged in full.',
  })
})

test('another text with the same end is not the one of the manifest', () => {
  expect(read('We lower it into the line, and you see what it sees.')).toBeUndefined()
})

test('a text that breaks off is found, an excerpt is not', () => {
  expect(read('Under 48 hours the fee is 25% of the')?.altered).toMatchObject({ found: '' })
  expect(read('Under 48 hours the fee is 25% of the…')).toBeUndefined()
})

test('another number in a heading is found', () => {
  expect(read('Drain cleaning in five Gorge counties')?.altered).toMatchObject({ found: 'five', wanted: 'three' })
  expect(read('Drain cleaning in three Gorge towns')).toBeUndefined()
})

test('a long sentence that was added is found', () => {
  const added =
    'We came to the valley with one van and a cable, and since then every spring has brought us roots and clay.'
  expect(read(`${policy} ${added}`)?.altered).toMatchObject({ found: added, wanted: '' })
})

test('a text that one service alone has', () => {
  expect(read(inspection)).toEqual({ owners: [{ service: 'Sewer Inspection' }], altered: undefined })
})

test('a short sentence without its "not" is found', () => {
  const { altered } = read('We sell personal information.') ?? {}
  expect(altered).toMatchObject({ found: '', wanted: 'do not' })
})

test('a text of the manifest is not altered, and one of a city alone has its name', () => {
  expect(read(policy)).toBeUndefined()
  expect(read(odell)).toEqual({ owners: [{ city: 'Odell' }], altered: undefined })
})

test('a text with other words still has its owner', () => {
  expect(read(odell.replace('Packing', 'Cider'))).toMatchObject({ owners: [{ city: 'Odell' }] })
  expect(read(policy.replace('25%', '35%'))?.owners).toEqual([])
})

test('a sentence of a record within another text tells whose it is', () => {
  const mixed = `We know every street here. ${odell} Ask for a date, and we come.`
  expect(read(mixed)).toEqual({ owners: [{ city: 'Odell' }], altered: undefined })
  expect(read(`Our crews know the company. ${policy} Ask for a date, and we come by.`)?.owners ?? []).toEqual([])
})

test('a text after the name of its record is not altered', () => {
  expect(read('Home Electrics Work in houses and flats, from one socket to a rewire.')).toBeUndefined()
  expect(read('Homes Work in houses and flats, from one socket to a rewire.')).toBeDefined()
})

test('a long name is not a text that only the place may have', () => {
  expect(read('San Sebastián de los Reyes')).toBeUndefined()
})

test('a text that has only its beginning in common is another text', () => {
  expect(
    read('Under 48 hours the ground freezes, and pipes burst before anyone wakes up to close the main valve.'),
  ).toBeUndefined()
})

test('a sentence with the first six of its ten words is found, one with five of eight is another text', () => {
  const requests = 'Booking requests are answered within 2 hours during business hours.'
  const windows = 'We clean all the windows from both sides.'
  const reader = writtenReader({
    ...manifest,
    faqs: [{ answer: requests }, { answer: windows }],
  } as unknown as Manifest)
  expect(reader('Booking requests are answered within 2 business days.')?.altered).toEqual({
    found: 'business days.',
    wanted: 'hours during business hours.',
    original: requests,
  })
  expect(reader('We clean all the windows before every visit.')).toBeUndefined()
})

const guarantee = 'If anything was missed, tell us within 24 hours and we come back to clean it again.'
const supplies = 'We bring our own supplies and vacuum. Or use yours instead.'
const readAnswers = writtenReader({
  ...manifest,
  faqs: [{ answer: guarantee }, { answer: supplies }],
} as unknown as Manifest)

test('a sentence with the first eight of its seventeen words and the last is found', () => {
  expect(readAnswers('If anything was missed, tell us within 24 days, and pay again.')?.altered).toEqual({
    found: 'days, and pay',
    wanted: 'hours and we come back to clean it',
    original: guarantee,
  })
})

test.each(['If anything was missed, tell us within two days, and pay again.', 'We bring our own supplies and vacuum.'])(
  '"%s" is another text, or an older one without the last sentence',
  (text) => {
    expect(readAnswers(text)).toBeUndefined()
  },
)
