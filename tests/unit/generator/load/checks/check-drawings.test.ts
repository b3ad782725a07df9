import { expect, test } from 'vitest'
import { withScenes } from '#generator/load/checks/check-drawings.ts'
import { Images } from '#manifest/schema/images.ts'

const images = Images.parse({ drawings: [{ name: 'van' }, { name: 'snow', seasons: ['winter'] }], fallback: 'van' })

/** The seasons of the drawings for an office at a latitude. */
const seasonsAt = (latitude: number, country: string) => {
  const address = { street: '', locality: '', country }
  const { drawings } = withScenes(images, {}, { coordinates: { latitude, longitude: 0 }, address })
  return drawings.map(({ seasons }) => seasons.join(' '))
}

test('drawings show snow where the office has some, or where the entry says so', () => {
  expect(seasonsAt(40.8, 'US')).toEqual(['spring summer autumn winter', 'winter'])
  expect(seasonsAt(25.8, 'US')).toEqual(['spring summer autumn', 'winter'])
  expect(seasonsAt(40.4, 'ES')).toEqual(['spring summer autumn', 'winter'])
  expect(seasonsAt(54.1, 'GB')).toEqual(['spring summer autumn winter', 'winter'])
})
