import { expect, test } from 'vitest'
import { createRenderer } from '#src/entry-server.tsx'
import { smallSite } from '../../small-site.ts'

const site = (showNearby: string) =>
  smallSite([
    { file: 'counties/hood-river.yaml', replace: 'showNearby: true', with: `showNearby: ${showNearby}` },
    {
      file: 'counties/wasco.yaml',
      write: 'name: Wasco\norder: 2\ndescription: Dry.\nbody: Basalt.\nshowNearby: true\n',
    },
    {
      file: 'cities.csv',
      replace: 'No population known\n',
      with: 'No population known\nwasco,Mosier,mosier,,,,97040,45.68345,-121.39730,,"Cherries and basalt.",test\n',
    },
  ])

const nearbyOf = async (location: string, showNearby = 'true') => {
  const { html } = createRenderer(await site(showNearby)).render({ id: 'serviceArea', params: { location } })
  return [...html.matchAll(/<a class="chip" href="([^"]*)"/g)].map(([, href]) => href)
}

test('the only town of its county shows the nearest ones of other counties', async () => {
  expect((await nearbyOf('mosier'))[0]).toBe('/service-areas/hood-river/')
})

test('other towns show those of their county', async () => {
  expect(await nearbyOf('odell')).toEqual(['/service-areas/hood-river/', '/service-areas/cascade-locks/'])
})

test('with "nearest", they show those of other counties, too', async () => {
  expect(await nearbyOf('odell', 'nearest')).toContain('/service-areas/mosier/')
})
