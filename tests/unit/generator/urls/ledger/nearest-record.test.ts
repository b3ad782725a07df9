import { expect, test } from 'vitest'
import { nearestRecord } from '#generator/urls/ledger/nearest-record.ts'

const services = ['deep-cleaning', 'house-cleaning', 'office-cleaning', 'move-in-cleaning', 'move-out-cleaning']

test('a word that most keys contain is ignored', () => {
  expect(nearestRecord('chimney-cleaning', services)).toBeUndefined()
})

test('a key with a distinctive word in common is near', () => {
  expect(nearestRecord('house-care', services)).toBe('house-cleaning')
})

test('the key with the most words in common is nearest', () => {
  expect(nearestRecord('move-out-cleanup', services)).toBe('move-out-cleaning')
})

test('a key that differs in one letter is near', () => {
  expect(nearestRecord('offices-cleaning', services)).toBe('office-cleaning')
})

test('without keys there is no nearest key', () => {
  expect(nearestRecord('alta', [])).toBeUndefined()
})
