import { expect, test } from 'vitest'
import { otherForm, spellings } from '#generator/core/url.ts'

test('the other form of a path differs by its trailing slash', () => {
  expect(['/a/', '/a'].map(otherForm)).toEqual(['/a', '/a/'])
})

test('a page has two spellings; a file and the home page have one', () => {
  expect(['/a/', '/a', '/a.html', '/'].map(spellings)).toEqual([['/a/', '/a'], ['/a', '/a/'], ['/a.html'], ['/']])
})
