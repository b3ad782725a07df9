import { expect, test } from 'vitest'
import { isSpam, isSpamHost, isSpamLink } from '#generator/core/text/spam-words.ts'

test.each([
  ['Cheap pills without prescription', true],
  ['Free spins at the casino', true],
  ['Cheap rugs, and a casino floor', false],
])('whether "%s" advertises what intruders sell: %s', (text, expected) => {
  expect(isSpam(text)).toBe(expected)
})

test.each([
  ['best casino bonus', 'https://lucky-casino7.example/', true],
  ['our client in town', 'https://lucky-casino7.example/', false],
  ['casino floors', 'https://floors.example/', false],
  ['best online slots', 'https://lucky-slots-casino.example/bonus', true],
  ['slot gacor', 'https://situs-judi.example/', true],
  ['apuestas deportivas', 'https://casino-norte.example/', true],
  ['buy essays', 'https://essay-writing.example/', true],
  ['book online slots', 'https://calendar.example/free-slots', false],
  ['our specialists', 'https://specialists.example/', false],
])('whether the link "%s" to %s does: %s', (label, address, expected) => {
  expect(isSpamLink(label, address)).toBe(expected)
})

test.each([
  ['https://rx-discount.example/', true],
  ['https://lucky.bet/', true],
  ['https://holt-med-center.example/', false],
])('whether %s has the name of such a shop: %s', (address, expected) => {
  expect(isSpamHost(address)).toBe(expected)
})
