import { expect, test } from 'vitest'
import { inMakingOrder } from '#generator/render/making-order.ts'

const orderOf = (pages: readonly Record<string, string>[]) => inMakingOrder(pages, (params) => params)

test('pages with the same last parameter follow each other, in the order of the first of them', () => {
  const [home, about] = [{}, {}]
  const windows = { service: 'windows' }
  const windowsInOdell = { service: 'windows', location: 'odell' }
  const windowsInMosier = { service: 'windows', location: 'mosier' }
  const floorsInOdell = { service: 'floors', location: 'odell' }
  const odell = { location: 'odell' }
  expect(orderOf([home, windows, windowsInOdell, windowsInMosier, floorsInOdell, about, odell])).toEqual([
    home,
    about,
    windows,
    windowsInOdell,
    floorsInOdell,
    odell,
    windowsInMosier,
  ])
})
