import { expect, test } from 'vitest'
import { differenceInWords } from '#generator/load/facts/translations/words-of-pairs.ts'

const find = differenceInWords('es-US', 'en-US')

test('another unit of time is a difference', () => {
  expect(find?.({ text: 'Volvemos a las tres semanas.', original: 'We return after three months.' })?.words).toBe(
    'tres semanas',
  )
})

test('a unit of time and one of length are of different sentences', () => {
  const original = 'We come every other week and cut to two inches.'
  expect(find?.({ text: 'Venimos cada dos semanas y cortamos bajo.', original })).toBeUndefined()
})
