import { describe, expect, test } from 'vitest'
import { textOwners } from '#generator/audit/truth/text-owners.ts'
import type { Manifest } from '#manifest/schema.ts'

const shared = 'Our crews come with two cameras and leave a clean yard.'
const orchards = 'Packing houses stand among the pear orchards all around the town.'
const yards = 'The pipes under the old yards are of clay and break in spring.'
const roofs = 'Snow stays on the roofs of the upper valley until late in spring.'
const camera = 'A camera goes down the line, and you see on a screen what it sees.'
const inOdell = 'In the packing houses, a camera shows fruit in the drains after each harvest.'
const inCounty = 'East of the ridge, a camera finds sand in the lines more often than roots.'

const manifest = {
  pages: [{ intro: shared }],
  services: [{ slug: 'inspection', name: 'Sewer Inspection', description: `${camera} ${shared}` }],
  counties: [
    { name: 'Wasco', fullName: 'Wasco County', description: roofs, services: { inspection: inCounty } },
    {
      name: 'Hood River',
      fullName: 'Hood River County',
      description: 'A valley of fruit below the mountain in the west.',
    },
  ],
  cities: [
    { name: 'Odell', description: `${orchards} ${yards}`, services: { inspection: inOdell } },
    { name: 'Parkdale', description: `${yards} ${shared}` },
  ],
} as unknown as Manifest // no other field is read

const { byText, ofSentences } = textOwners(manifest)

test('a text has the record that alone has it', () => {
  expect(byText.get(`${orchards} ${yards}`)).toEqual({ city: 'Odell' })
  expect(byText.get(roofs)).toEqual({ county: 'Wasco County' })
  expect(byText.get(inOdell)).toEqual({ city: 'Odell', service: 'Sewer Inspection' })
  expect(byText.get(inCounty)).toEqual({ county: 'Wasco County', service: 'Sewer Inspection' })
  expect(byText.get(shared)).toBeUndefined()
})

describe('the sentences of a text', () => {
  test.each([
    ['one sentence among others', `We know it well. ${orchards} Call us.`, [{ city: 'Odell' }]],
    ['sentences of two records', `${orchards} ${camera}`, [{ city: 'Odell' }, { service: 'Sewer Inspection' }]],
    [
      'a sentence about a service in a county',
      `Note this. ${inCounty}`,
      [{ county: 'Wasco County', service: 'Sewer Inspection' }],
    ],
  ])('have owners: %s', (_, text, owners) => {
    expect(ofSentences(text)).toEqual(owners)
  })

  test.each([
    ['one that two places have', `We know it well. ${yards}`],
    ['one that the company has, too', `We know it well. ${shared}`],
    ['a short one', 'Odell has old pipes. Call us before the winter, and we come within a day.'],
    ['one with other words', `We know it well. ${orchards.replace('pear', 'apple')}`],
  ])('have none: %s', (_, text) => {
    expect(ofSentences(text)).toEqual([])
  })
})
