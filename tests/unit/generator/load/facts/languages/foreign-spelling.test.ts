import { expect, test } from 'vitest'
import { isForeignSpelling } from '#generator/load/facts/languages/foreign-spelling.ts'

test.each('task foot cloudy town week green month bathroom height weekly drop depth street roof'.split(' '))(
  'no word of Spanish is spelled like "%s"',
  (word) => {
    expect(isForeignSpelling(word, 'es-US')).toBe(true)
    expect(isForeignSpelling(word, 'it')).toBe(false)
  },
)

test.each(
  'once color total extra material normal hora motor control idea rumor macho kit club internet web test'.split(' '),
)('"%s" is a word of Spanish, too', (word) => {
  expect(isForeignSpelling(word, 'es')).toBe(false)
})
