import { expect, test } from 'vitest'
import { testLabelIn } from '#generator/core/test-hosts.ts'

test.each([
  ['staging.ashby.example', 'staging'],
  ['book-staging.ashby.example', 'book-staging'],
  ['dev-www.ashby.example', 'dev-www'],
  ['www-dev2.ashby.example', 'www-dev2'],
  ['preview.book.ashby.example', 'preview'],
  ['demo.ashby.example', 'demo'],
  ['book.uat.ashby.example', 'uat'],
  ['test-booking.ashby.co.uk', 'test-booking'],
  ['shop_qa.ashby.example', 'shop_qa'],
  ['beta2.ashby.example', 'beta2'],
  ['ashby.local', 'local'],
])('%s is a host for testing', (host, label) => {
  expect(testLabelIn(host, true)).toBe(label)
})

test.each([
  'testrite.com',
  'www.test.com',
  'stage.com',
  'www.beta-plumbing.com',
  'book.demo-crew.com',
  'qa.co.uk',
  'book.ashby.example',
  'test-drive.ashby.example',
  'water-test.ashby.example',
  'developers.ashby.example',
  'stages.ashby.example',
  'www.ashby.example',
  'localhost.com',
])('%s is a public host', (host) => {
  expect(testLabelIn(host, true)).toBeUndefined()
})

test('a host of others may have a label that many public pages have', () => {
  const hosts = [
    'staging.pay.example',
    'sandbox.pay.example',
    'book-uat.pay.example',
    'demo.pay.example',
    'dev.pay.example',
  ]
  expect(hosts.filter((host) => testLabelIn(host, false) !== undefined)).toEqual(hosts.slice(0, 3))
})
