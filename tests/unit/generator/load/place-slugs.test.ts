import { expect, test } from 'vitest'
import { smallSite } from '../../small-site.ts'

test('{region} in a slug pattern is the region of the county, or of the office', async () => {
  const site = await smallSite([
    { file: 'site.yaml', replace: 'citySlug: "{city}"', with: 'citySlug: "{city}-{region}"' },
    { file: 'site.yaml', replace: 'countySlug: "{county}-county"', with: 'countySlug: "{region}-{county}"' },
    { file: 'counties/clark.yaml', write: 'name: Clark\nregion: WA\norder: 2\ndescription: Flat.\nbody: Clay.\n' },
    {
      file: 'cities.csv',
      replace: 'No population known\n',
      with: 'No population known\nclark,Camas,camas,,,,98607,45.6,-122.4,,"Paper town.",test\n',
    },
  ])
  expect(site.manifest.cities.map(({ slug }) => slug)).toEqual([
    'hood-river-or',
    'cascade-locks-or',
    'odell-or',
    'camas-wa',
  ])
  expect(site.manifest.counties.map(({ slug }) => slug)).toEqual(['or-hood-river', 'wa-clark'])
})
