import { expect, test } from 'vitest'
import { listedPrices } from '#generator/audit/truth/listed-prices.ts'
import { smallSite } from '../../../small-site.ts'

const site = await smallSite()
const [service] = site.manifest.services.filter(({ price }) => price.kind === 'from')
const name = service?.name ?? ''
const amount = service?.price.kind === 'from' ? service.price.amount : 0
const strays = (texts: readonly string[]) => listedPrices(site.manifest)(texts).map(({ found }) => found)

test('another amount below the name of a service is not its price', () => {
  expect(amount).toBeGreaterThan(0)
  expect(strays(['Our prices', name, 'What it is for.', `From $${amount + 1}`])).toEqual([`From $${amount + 1}`])
  expect(strays([name, 'What it is for.', `From $${amount}`])).toEqual([])
})

test('a price far below the name, or in a sentence, is of something else', () => {
  expect(strays([name, 'One.', 'Two.', 'Three.', 'Four.', `From $${amount + 1}`])).toEqual([])
  expect(strays([name, `A visit costs from $${amount + 1}.`])).toEqual([])
})
