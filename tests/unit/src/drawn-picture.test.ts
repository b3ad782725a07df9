import { expect, test } from 'vitest'
import { Images } from '#manifest/schema/images.ts'
import { drawnNames, drawnPictures } from '#src/drawn-picture.ts'

const images = Images.parse({
  drawings: [
    { name: 'stock/lake', scene: 'lake', alt: 'A lake', stockFor: ['odell', 'bend'], alwaysFor: ['odell'] },
    { name: 'stock/valley', scene: 'valley', alt: 'A valley', stockForOthers: true },
    { name: 'office', scene: 'office', alt: 'An office' },
  ],
  fallback: 'office',
})
const namesWith = (...imageFiles: string[]) => drawnPictures({ images, imageFiles }).map(({ name }) => name)

test('an entry is one drawing, one more for each of its places, and a few for places no list names', () => {
  expect(namesWith()).toEqual([
    'stock/lake',
    'stock/lake-odell',
    'stock/lake-bend',
    'stock/valley',
    ...[1, 2, 3, 4, 5, 6].map((number) => `stock/valley-${number}`),
    'office',
  ])
})

test('a file of the name of an entry takes the place of all its drawings', () => {
  expect(namesWith('stock/lake.jpg', 'stock/valley.png')).toEqual(['office'])
})

test('a file of the name of a single drawing takes the place of that alone', () => {
  expect(namesWith('stock/lake-odell.jpg')).not.toContain('stock/lake-odell')
  expect(namesWith('stock/lake-odell.jpg')).toContain('stock/lake-bend')
})

test('the names of an entry are all there, whatever files there are', () => {
  expect(images.drawings.flatMap(drawnNames)).toHaveLength(11)
})
