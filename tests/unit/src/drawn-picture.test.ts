import { expect, test } from 'vitest'
import { Images } from '#manifest/schema/images.ts'
import { drawnNames, drawnPictures } from '#src/drawn-picture.ts'

const parsed = Images.parse({
  drawings: [
    { name: 'stock/lake', scene: 'lake', alt: 'A lake', stockFor: ['odell', 'bend'], alwaysFor: ['odell'] },
    { name: 'stock/valley', scene: 'valley', alt: 'A valley', stockForOthers: true },
    { name: 'office', scene: 'office', alt: 'An office' },
  ],
  fallback: 'office',
})
const images = {
  ...parsed,
  drawings: parsed.drawings.map((drawing) => ({ scene: '', seasons: [], alt: '', ...drawing })),
}
const namesWith = (...imageFiles: string[]) => drawnPictures({ images, imageFiles }).map(({ name }) => name)

test('an entry makes one drawing, one per listed place, and a few for places no entry lists', () => {
  expect(namesWith()).toEqual([
    'stock/lake',
    'stock/lake-odell',
    'stock/lake-bend',
    'stock/valley',
    ...[1, 2, 3, 4, 5, 6].map((number) => `stock/valley-${number}`),
    'office',
  ])
})

test('an image file named like an entry replaces all its drawings', () => {
  expect(namesWith('stock/lake.jpg', 'stock/valley.png')).toEqual(['office'])
})

test('an image file named like a single drawing replaces only that drawing', () => {
  expect(namesWith('stock/lake-odell.jpg')).not.toContain('stock/lake-odell')
  expect(namesWith('stock/lake-odell.jpg')).toContain('stock/lake-bend')
})

test('drawnNames lists every name of an entry, regardless of files', () => {
  expect(images.drawings.flatMap(drawnNames)).toHaveLength(11)
})
