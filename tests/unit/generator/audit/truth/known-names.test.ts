import { expect, test } from 'vitest'
import { knownOf } from '../../../../../generator/audit/truth/known-names.ts'
import { smallSite } from '../../../small-site.ts'

test('an alias has the postal codes of its place, which its page shows', async () => {
  const { manifest } = await smallSite([
    { file: 'cities.csv', replace: 'odell,,,,97044', with: 'odell,hood-river,,,97044' },
  ])
  const { places } = knownOf(manifest)
  expect([...(places.get('odell')?.postalCodes ?? [])]).toEqual(['97031', '97044'])
  expect([...(places.get('cascade-locks')?.postalCodes ?? [])]).toEqual(['97014'])
})
