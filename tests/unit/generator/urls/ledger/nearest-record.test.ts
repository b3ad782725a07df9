import { expect, test } from 'vitest'
import { nearestRecord } from '#generator/urls/ledger/nearest-record.ts'

const services = ['deep-cleaning', 'house-cleaning', 'office-cleaning', 'move-in-cleaning', 'move-out-cleaning']

test('a word that most keys have makes none of them near', () => {
  expect(nearestRecord('chimney-cleaning', services)).toBeUndefined()
})

test('a telling word in common makes it near', () => {
  expect(nearestRecord('house-care', services)).toBe('house-cleaning')
})

test('of several the one that shares most', () => {
  expect(nearestRecord('move-out-cleanup', services)).toBe('move-out-cleaning')
})

test('a slip in a letter is near', () => {
  expect(nearestRecord('offices-cleaning', services)).toBe('office-cleaning')
})

test('among none there is none', () => {
  expect(nearestRecord('alta', [])).toBeUndefined()
})
