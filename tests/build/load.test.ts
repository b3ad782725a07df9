import { describe, expect, test } from 'vitest'
import { type ManifestEdit, withEditedSite } from '../support/manifest-case.ts'
import { validateSite } from '../support/pipeline.ts'
import { smallSite } from '../unit/small-site.ts'

// Which problems are reported together, and which texts have their placeholders filled in.

const codes = (edits: ManifestEdit[]) =>
  withEditedSite(edits, async (dirs) => (await validateSite(dirs)).problems.map(({ code }) => code))

test('a symbolic link to a file of the manifest is read', async () => {
  const edits = [
    { file: 'images/faqs.txt', write: 'x' },
    { symlink: 'services/second.yaml', to: 'drain-cleaning.yaml' },
  ]
  // A second service of the same name. Its texts follow from it.
  expect(new Set(await codes(edits))).toEqual(new Set(['name-twice', 'title-of-another-page']))
})

test('a mistake in site.yaml hides no unknown placeholder', async () => {
  const edits = [
    { file: 'site.yaml', replace: 'trailingSlash: always', with: 'trailingSlash: sometimes' },
    { file: 'pages/home.yaml', replace: '{phone}', with: '{telephone}' },
  ]
  expect(await codes(edits)).toEqual(['unknown-placeholder', 'wrong-value'])
})

test('a missing images.yaml hides no unknown placeholder', async () => {
  const edits = [{ remove: 'images.yaml' }, { file: 'pages/home.yaml', replace: '{phone}', with: '{telephone}' }]
  expect(await codes(edits)).toEqual(['missing-file', 'unknown-placeholder'])
})

test('the country of other postal codes is one mistake', async () => {
  const edits = [{ file: 'site.yaml', replace: 'country: US', with: 'country: CA' }]
  expect(await codes(edits)).toEqual(['bad-postal-code'])
})

test('a mistake in the row of a city does not make links to it a second mistake', async () => {
  const edits = [{ file: 'cities.csv', replace: ',97044,', with: ',9704,' }]
  expect(await codes(edits)).toEqual(['bad-postal-code'])
})

test('a service type named like an object method requires levels', async () => {
  const write = [
    'serviceTypes: [{ id: constructor, label: C }]',
    'groups: [{ id: a, title: A, tasks: [{ name: T, levels: {} }] }]',
    'addOns: [{ name: T, levels: { constructor: addon } }]',
  ].join('\n')
  expect(await codes([{ file: 'checklist.yaml', write }])).toEqual(['missing-page', 'missing-level'])
})

test.each(['constructor.yaml', 'toString/a.yaml', 'services/a.YAML'])('%s is reported', async (file) => {
  expect(await codes([{ file, write: 'name: A' }])).toEqual(['unknown-file'])
})

test('a README in a folder of records is ignored', async () => {
  expect(await codes([{ file: 'services/README.md', write: 'About these.' }])).toEqual([])
})

describe('placeholders', () => {
  test('one in a claim is filled in where the claim is used', async () => {
    const edit = { file: 'site.yaml', replace: 'Price before we start', with: '"Call {phone}"' }
    const { manifest } = await smallSite([edit])
    expect(manifest.faqs.items[0]?.answer).toContain('Call (541) 555-0137')
  })

  test('one in alt text is filled in', async () => {
    const edit = { file: 'images.yaml', replace: 'A wide river between dark hills', with: '"The river of {business}"' }
    const { manifest } = await smallSite([edit])
    expect(manifest.images.pictures[0]?.alt).toBe('The river of Gorge Drain & Sewer')
  })

  test('a name with Markdown characters is shown literally', async () => {
    const edits = [
      { file: 'site.yaml', replace: 'name: Gorge Drain & Sewer', with: "name: '*Gorge* [Drain](https://x.example)'" },
      {
        file: 'services/drain-cleaning.yaml',
        replace: 'We start at the fixture',
        with: '{business} starts at the fixture',
      },
    ]
    const { manifest } = await smallSite(edits)
    expect(manifest.services[0]?.fullDescription).toContain('<p>*Gorge* [Drain](https://x.example) starts at')
  })
})
