import { expect, test } from 'vitest'
import type { FactSources } from '#generator/load/facts/fact.ts'
import { checkExchangedFiles } from '#generator/load/facts/subjects/place-texts/exchanged-files.ts'

const at = { file: 'x', line: 1, column: 1 }

/** Findings in the text files of places, by the slug of the file. */
function found(bodies: Record<string, string>) {
  const record = (slug: string, value: object) => ({
    slug,
    value,
    at,
    locate: () => at,
    file: { path: `cities/${slug}.yaml`, shown: `cities/${slug}.yaml`, text: '' },
  })
  const name = (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1)
  const sources = {
    records: {
      cities: Object.keys(bodies).map((slug) => record(slug, { name: name(slug) })),
      folders: { cities: Object.entries(bodies).map(([slug, body]) => record(slug, { body })) },
    },
  } as unknown as FactSources // what the check reads
  return checkExchangedFiles(sources).map(({ what }) => what)
}

test('two files under each other’s name are one finding', () => {
  expect(
    found({
      ashby: 'Denby has a mill. In Denby, roofs are steep.',
      denby: 'Ashby lies by the river. Ashby is old.',
      holt: 'Holt is small.',
    }),
  ).toEqual(['The texts of Ashby are about Denby, and those of Denby are about Ashby.'])
})

test('a file that names its own place, or a neighbor in passing, is right', () => {
  expect(found({ ashby: 'Ashby is near Denby. Denby has a mill.', denby: 'The town is north of Ashby.' })).toEqual([])
  expect(found({ ashby: 'The town is near Denby.', denby: 'Trains run to Ashby.' })).toEqual([])
})
